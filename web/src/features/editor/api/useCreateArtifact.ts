import type { Bodies } from '@tracker/domain/api/calls.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { restartForNewArtifact } from '#firebase/artifacts/entityCache.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'

/** Adds an artifact. Repeating it with the same key after a lost response adds it once. */
export function useCreateArtifact() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ payload, idempotencyKey }: { payload: Bodies['addArtifact']; idempotencyKey: string }) =>
      api.addArtifact(payload, idempotencyKey),
    onSuccess: () => {
      restartForNewArtifact(client)
      client.invalidateQueries({ queryKey: artifactKeys.totals }).catch(console.error)
    },
  })
}
