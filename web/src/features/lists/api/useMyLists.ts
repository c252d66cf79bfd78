import type { List } from '@tracker/domain/lists/list.ts'
import { type InfiniteData, partialMatchKey, type QueryClient } from '@tanstack/react-query'
import { EXHIBITIONS, restartReads } from '#firebase/artifacts/entityCache.ts'
import { useUid } from '#firebase/auth/currentUser.ts'
import type { ListResult } from '#firebase/firestore/pagination.ts'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { type ApiPage, apiListOptions, useApiList } from '#firebase/api/useApiList.ts'
import { listKeys } from './queryKeys.ts'

/** A user's lists, last changed first, page by page. */
export const myLists = (api: ApiClient, uid: string) =>
  apiListOptions(listKeys.mine(uid), uid === '' ? null : (cursor) => api.myLists(cursor))

export const useMyLists = (): ListResult<List> => useApiList(myLists(useApi(), useUid()))

/**
 * Updates a list in all cached queries, so that a write needs no refetch. Reads in progress, which may bring the old
 * list, start again.
 * @param change returns the new list; null removes it
 */
export function changeCachedList(client: QueryClient, id: string, change: (list: List) => List | null): void {
  client.setQueryData<List | null>(listKeys.one(id), (list) => list && change(list))
  client.setQueriesData<InfiniteData<ApiPage<List>>>(
    { queryKey: listKeys.allMine },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          data: page.data.flatMap((list) => (list._id === id ? (change(list) ?? []) : list)),
        })),
      },
  )
  client.invalidateQueries({ queryKey: [EXHIBITIONS] }).catch(console.error)
  const changed = [listKeys.one(id), listKeys.allMine]
  restartReads(client, (queryKey) => changed.some((key) => partialMatchKey(queryKey, key)))
}
