/** A list that grows page by page, on TanStack Query's `useInfiniteQuery`. */
import { type InfiniteData, type QueryKey, skipToken, useInfiniteQuery } from '@tanstack/react-query'
import type { Page, PageParam } from './pagination.ts'

/** What a screen shows of a list. */
export interface List<T> {
  readonly items: readonly T[]
  /** The number of all matches, if known. */
  readonly total: number | undefined
}

/** What `LoadMore` needs. */
export interface MorePages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  /** Why the last page failed. */
  error: Error | null
  fetchNextPage: () => unknown
}

export type ListResult<T> =
  | { status: 'pending' }
  | { status: 'error'; error: Error; refetch: () => unknown }
  | { status: 'success'; data: List<T>; more: MorePages }

/** The loaded pages as one list. */
export function toList<T>({ pages }: InfiniteData<Page<T>>): List<T> {
  const items = pages.flatMap((page) => page.items)
  const last = pages.at(-1)
  if (!last?.next) return { items, total: last?.isCut ? undefined : items.length }
  const { rest, list } = last.next
  return { items, total: rest.next === null ? items.length + rest.waiting.length : list.total }
}

/** @param read reads a page, the first one for null; null instead of a function reads nothing yet */
export function useList<T>(
  queryKey: QueryKey,
  read: ((param: PageParam<T> | null) => Promise<Page<T>>) | null,
): ListResult<T> {
  const { data, error, refetch, ...query } = useInfiniteQuery({
    queryKey,
    queryFn: read ? ({ pageParam }) => read(pageParam) : skipToken,
    initialPageParam: null as PageParam<T> | null,
    getNextPageParam: ({ next }) => next,
    select: toList,
  })
  // A page that failed leaves the others on screen.
  if (data) {
    const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
    return { status: 'success', data, more: { hasNextPage, isFetchingNextPage, error, fetchNextPage } }
  }
  return error ? { status: 'error', error, refetch } : { status: 'pending' }
}
