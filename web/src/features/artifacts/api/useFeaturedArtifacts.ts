import { useQuery } from '@tanstack/react-query'
import { readFeaturedArtifacts } from '#firebase/artifacts.ts'
import { setArtifacts } from '#firebase/entityCache.ts'
import { artifactKeys } from '#firebase/artifactKeys.ts'

/** The most liked artifacts. */
export function useFeaturedArtifacts() {
  return useQuery({
    queryKey: artifactKeys.featured,
    queryFn: async ({ client }) => {
      const artifacts = await readFeaturedArtifacts()
      setArtifacts(client, artifacts)
      return artifacts
    },
  })
}
