import { Problem } from '@tracker/domain/api/problem.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeArtifact } from '#firebase/entityCache.ts'
import { useApi } from '#firebase/useApi.ts'
import { artifactKeys } from '#firebase/artifactKeys.ts'

/** Deletes an own artifact. It leaves every list; one that was gone already leaves them too. */
export function useDeleteArtifact() {
  const api = useApi()
  const client = useQueryClient()
  const forget = (id: string) => {
    removeArtifact(client, id)
    client.setQueriesData<readonly string[]>({ queryKey: artifactKeys.reported }, (ids) =>
      ids?.filter((one) => one !== id),
    )
  }
  return useMutation({
    mutationFn: (id: string) => api.deleteArtifact(id),
    onSuccess: (_answer, id) => {
      forget(id)
      for (const queryKey of [artifactKeys.byLikes, artifactKeys.hidden, artifactKeys.totals]) {
        client.invalidateQueries({ queryKey }).catch(console.error)
      }
    },
    onError: (error, id) => {
      if (error instanceof Problem && error.code === 'not-found') forget(id)
    },
  })
}
