import { useMutation, useQueryClient } from '@tanstack/react-query'
import { restartArtifacts, restartLists } from '#firebase/artifacts/entityCache.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'

/** Restores a deleted artifact with its likes. Idempotent. */
export function useUndoDelete() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.undoDelete(id),
    onSuccess: (_answer, id) => {
      restartArtifacts(client, id)
      for (const key of [artifactKeys.hidden, artifactKeys.reported, artifactKeys.totals])
        restartLists(client, key)
    },
  })
}
