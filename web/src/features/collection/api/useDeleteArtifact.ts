import { Problem } from '@tracker/domain/api/problem.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeWaitingPhotos } from '#drafts/photoQueue.ts'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { removeArtifact } from '#firebase/artifacts/entityCache.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'

/**
 * Deletes one of the user's artifacts and removes it from all cached lists, even if it was already deleted.
 */
export function useDeleteArtifact() {
  const api = useApi()
  const client = useQueryClient()
  const currentUser = useCurrentUser()
  const removeEverywhere = (id: string) => {
    removeArtifact(client, id)
    if (currentUser.status === 'signed-in')
      removeWaitingPhotos(currentUser.user.uid, id).catch((error: unknown) => console.warn(error))
  }
  return useMutation({
    mutationFn: (id: string) => api.deleteArtifact(id),
    onSuccess: (_answer, id) => {
      removeEverywhere(id)
      for (const queryKey of [artifactKeys.byLikes, artifactKeys.hidden, artifactKeys.totals]) {
        client.invalidateQueries({ queryKey }).catch(console.error)
      }
    },
    onError: (error, id) => {
      if (error instanceof Problem && error.code === 'not-found') removeEverywhere(id)
    },
  })
}
