import type { Bodies } from '@tracker/domain/api/calls.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { restartArtifacts } from '#firebase/artifacts/entityCache.ts'
import { useApi } from '#firebase/api/useApi.ts'

/** Changes fields of one of the user's artifacts. `modifiedCount` is 0 if nothing differs. */
export function useUpdateArtifact(id: string) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (payload: Bodies['updateArtifact']) => api.updateArtifact(id, payload),
    onSuccess: ({ modifiedCount }) => {
      if (modifiedCount > 0) restartArtifacts(client, id)
    },
  })
}
