import { type QueryKey, skipToken, useInfiniteQuery } from '@tanstack/react-query'
import type { ListResult } from '#firebase/firestore/pagination.ts'

/** A page of a list from the API. */
export interface ApiPage<T> {
  readonly items: readonly T[]
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
  const { data, error, refetch, ...query } = useInfiniteQuery({
    queryKey,
    queryFn: read ? ({ pageParam }) => read(pageParam) : skipToken,
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })
  if (data) {
    const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
    const more = { hasNextPage, isFetchingNextPage, error, fetchNextPage }
    return { status: 'success', data: { items: data, total: undefined }, more }
  }
  return error ? { status: 'error', error, refetch } : { status: 'pending' }
}
