import { t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
import { restartArtifacts, restartLists } from '#firebase/artifacts/entityCache.ts'
import { useApi } from '#firebase/api/useApi.ts'

/** Updates the account's name on all earlier artifacts, in several calls. Can be repeated after a failure. */
export function useRenameArtifacts() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (onProgress: (done: number, total: number) => void) => {
      let renamed = 0
      for (;;) {
        const { done, left } = await api.renameArtifacts()
        renamed += done
        onProgress(renamed, renamed + left)
        if (left === 0) return
        if (done === 0)
          throw new Problem('unavailable', t`Some artifacts could not be changed. Please try again.`)
      }
    },
    onSettled: () => {
      restartArtifacts(client)
      restartLists(client, artifactKeys.hidden)
      restartLists(client, artifactKeys.totals)
    },
  })
}
