import { type QueryKey, skipToken, useInfiniteQuery } from '@tanstack/react-query'
import { type List, type ListResult, toPagedResult } from '#firebase/firestore/pagination.ts'

/** A page of a list from the API. */
export interface ApiPage<T> {
  readonly data: readonly T[]
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null
}

/**
 * A list from the API, page by page.
 * @param read reads the page at a cursor ('' for the first); null disables the query
 */
export function useApiList<T>(
  queryKey: QueryKey,
  read: ((cursor: string) => Promise<ApiPage<T>>) | null,
): ListResult<T> {
  return toPagedResult(
    useInfiniteQuery({
      queryKey,
      queryFn: read ? ({ pageParam }) => read(pageParam) : skipToken,
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      select: ({ pages }): List<T> => ({ items: pages.flatMap(({ data }) => data), total: undefined }),
    }),
  )
}
