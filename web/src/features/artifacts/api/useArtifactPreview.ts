import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { useQuery } from '@tanstack/react-query'
import { readArtifactById } from '#firebase/artifacts.ts'
import { getArtifact } from '#firebase/entityCache.ts'
import { artifactKeys } from '#firebase/artifactKeys.ts'

/** An artifact as anybody may read it, once: one document, or none when a list has shown it. Null when there is none. */
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
