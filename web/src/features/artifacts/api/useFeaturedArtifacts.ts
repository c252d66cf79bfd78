import { useQuery } from '@tanstack/react-query'
import { readFeaturedArtifacts } from '#firebase/artifacts/artifacts.ts'
import { setArtifacts } from '#firebase/artifacts/entityCache.ts'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'

/** The most liked artifacts. */
export function useFeaturedArtifacts() {
  return useQuery({
    queryKey: artifactKeys.featured,
    queryFn: async ({ client }) => {
      const readAt = Date.now()
      const artifacts = await readFeaturedArtifacts()
      setArtifacts(client, artifacts, readAt)
      return artifacts
    },
  })
}
