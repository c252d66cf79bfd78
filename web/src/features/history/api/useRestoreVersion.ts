import type { Bodies } from '@tracker/domain/api/calls.ts'
import { HISTORIES } from '@tracker/domain/firestore/collections.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { restartArtifacts } from '#firebase/artifacts/entityCache.ts'
import { useApi } from '#firebase/api/useApi.ts'

/** Restores an earlier version of an artifact. The history shows this like any other update. */
export function useRestoreVersion(id: string) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (patch: Bodies['updateArtifact']) => api.updateArtifact(id, patch),
    onSuccess: () => {
      restartArtifacts(client, id)
      client.invalidateQueries({ queryKey: [HISTORIES, id] }).catch(console.error)
    },
  })
}
