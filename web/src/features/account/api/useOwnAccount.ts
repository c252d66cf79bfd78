import type { OwnData } from '@tracker/domain/account/ownData.ts'
import { useMutation } from '@tanstack/react-query'
import type { ApiClient } from '#firebase/apiClient.ts'
import { useApi } from '#firebase/useApi.ts'

/** All pages of what is stored about who is signed in, as one. */
async function gatherOwnData(api: ApiClient): Promise<OwnData> {
  let { page: all, next } = await api.account('')
  while (next !== null) {
    const { page, next: after } = await api.account(next)
    all = {
      account: page.account,
      artifacts: [...all.artifacts, ...page.artifacts],
      addresses: [...all.addresses, ...page.addresses],
      likes: [...all.likes, ...page.likes],
      reports: [...all.reports, ...page.reports],
      photos: [...all.photos, ...page.photos],
      histories: [...all.histories, ...page.histories],
      reported: [...all.reported, ...page.reported],
      decided: [...all.decided, ...page.decided],
    }
    next = after
  }
  return all
}

/** Asks for what is stored about who is signed in. It is kept nowhere. */
export function useOwnData() {
  const api = useApi()
  return useMutation({ mutationFn: () => gatherOwnData(api) })
}

/** Deletes the account of who is signed in, with all that it added. */
export function useDeleteAccount() {
  const api = useApi()
  return useMutation({ mutationFn: () => api.deleteAccount() })
}
