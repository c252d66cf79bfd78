import type { OwnData } from '@tracker/domain/account/ownData.ts'
import { useMutation } from '@tanstack/react-query'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { useApi } from '#firebase/api/useApi.ts'

/** Reads all pages of the user's stored data. */
async function gatherOwnData(api: ApiClient): Promise<OwnData> {
  let { data: all, next } = await api.account('')
  while (next !== null) {
    const { data: page, next: after } = await api.account(next)
    all = {
      account: page.account,
      artifacts: [...all.artifacts, ...page.artifacts],
      more_photos: [...all.more_photos, ...page.more_photos],
      addresses: [...all.addresses, ...page.addresses],
      likes: [...all.likes, ...page.likes],
      list_reports: [...all.list_reports, ...page.list_reports],
      lists: [...all.lists, ...page.lists],
      reports: [...all.reports, ...page.reports],
      pseudonyms: [...all.pseudonyms, ...page.pseudonyms],
      photos: [...all.photos, ...page.photos],
      histories: [...all.histories, ...page.histories],
      reported: [...all.reported, ...page.reported],
      decided: [...all.decided, ...page.decided],
      suspensions: [...all.suspensions, ...page.suspensions],
      deleted: [...all.deleted, ...page.deleted],
    }
    next = after
  }
  return all
}

/** Fetches the user's stored data, without caching it. */
export function useOwnData() {
  const api = useApi()
  return useMutation({ mutationFn: () => gatherOwnData(api) })
}
