import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { useQuery } from '@tanstack/react-query'
import { readArtifactById } from '#firebase/artifacts/artifacts.ts'
import { getArtifact } from '#firebase/artifacts/entityCache.ts'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'

/** Reads a public artifact once, from a cached list if possible. Null if it does not exist. */
export function useArtifactPreview(id: string): Artifact | null | undefined {
  const { data, isError } = useQuery({
    queryKey: artifactKeys.one(id),
    queryFn: async ({ client }) => {
      const artifact = getArtifact(client, id) ?? (await readArtifactById(id))
      return artifact ? [artifact] : []
    },
  })
  if (isError) return null
  return data && (data[0] ?? null)
}
