import { useQuery } from '@tanstack/react-query'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
import { artifactsById } from '#firebase/artifacts/artifactsById.ts'

/** Returns the existing artifacts of a list of ids, in that order. */
export function useArtifactsById(ids: readonly string[]) {
  return useQuery({
    queryKey: artifactKeys.byId(ids),
    queryFn: ({ client }) => artifactsById(client, ids),
  })
}
