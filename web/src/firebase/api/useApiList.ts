import { infiniteQueryOptions, type QueryKey, skipToken, useInfiniteQuery } from '@tanstack/react-query'
import { type List, type ListResult, toPagedResult } from '#firebase/firestore/pagination.ts'

/** A page of a list from the API. */
export interface ApiPage<T> {
  readonly data: readonly T[]
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null
}

/**
 * Options of a list from the API, for `useApiList` and `prefetchInfiniteQuery`.
 * @param read reads the page at a cursor ('' for the first); null disables the query
 */
export const apiListOptions = <T>(
  queryKey: QueryKey,
  read: ((cursor: string) => Promise<ApiPage<T>>) | null,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: read ? ({ pageParam }) => read(pageParam) : skipToken,
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): List<T> => ({ items: pages.flatMap(({ data }) => data), total: undefined }),
  })

/** A list from the API, page by page. */
export const useApiList = <T>(options: ReturnType<typeof apiListOptions<T>>): ListResult<T> =>
  toPagedResult(useInfiniteQuery(options))
