import type { List } from '@tracker/domain/lists/list.ts'
import { type InfiniteData, type QueryClient, skipToken, useInfiniteQuery } from '@tanstack/react-query'
import { useCurrentUser } from '#firebase/currentUser.ts'
import type { ListResult } from '#firebase/pagination.ts'
import { useApi } from '#firebase/useApi.ts'
import { listKeys } from './queryKeys.ts'

interface Page {
  readonly items: readonly List[]
  readonly next: string | null
}

/** The user's lists, last changed first, page by page. */
export function useMyLists(): ListResult<List> {
  const api = useApi()
  const currentUser = useCurrentUser()
  const uid = currentUser.status === 'signed-in' ? currentUser.user.uid : ''
  const { data, error, refetch, ...query } = useInfiniteQuery({
    queryKey: listKeys.mine(uid),
    queryFn: uid === '' ? skipToken : ({ pageParam }): Promise<Page> => api.myLists(pageParam),
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

/**
 * Changes a list in the cached pages and on its own, so that a write reads nothing again.
 * @param change returns the new list; null removes it
 */
export function changeCachedList(client: QueryClient, id: string, change: (list: List) => List | null): void {
  client.setQueryData<List>(listKeys.one(id), (list) => (list && change(list)) ?? undefined)
  client.setQueriesData<InfiniteData<Page>>(
    { queryKey: listKeys.allMine },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.flatMap((list) => (list._id === id ? (change(list) ?? []) : list)),
        })),
      },
  )
}
