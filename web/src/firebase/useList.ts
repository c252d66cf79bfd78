/** A list that grows page by page, from TanStack Query's cache. */
import { type QueryKey, skipToken, useInfiniteQuery } from '@tanstack/react-query'
import { type List, type Page, type PageParam, firstPage, nextPage, toList } from './pages.ts'

/** What `LoadMore` needs. */
export interface MorePages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  /** Why the last page did not come. */
  error: Error | null
  fetchNextPage: () => unknown
}

export type ListResult<T> =
  | { status: 'pending' }
  | { status: 'error'; error: Error; refetch: () => unknown }
  | { status: 'success'; data: List<T>; more: MorePages }

/** @param read reads a page, the first one for null; null instead of a function asks nothing yet */
export function useList<T>(
  queryKey: QueryKey,
  read: ((param: PageParam<T> | null) => Promise<Page<T>>) | null,
): ListResult<T> {
  const { data, error, refetch, ...query } = useInfiniteQuery({
    queryKey,
    queryFn: read ? ({ pageParam }) => read(pageParam) : skipToken,
    initialPageParam: firstPage<T>(),
    getNextPageParam: nextPage,
    select: toList,
  })
  // A page that did not come leaves the others where they are.
  if (data) {
    const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
    return { status: 'success', data, more: { hasNextPage, isFetchingNextPage, error, fetchNextPage } }
  }
  return error ? { status: 'error', error, refetch } : { status: 'pending' }
}
