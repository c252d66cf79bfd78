import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import type { Like } from '@tracker/domain/likes/like.ts'
import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import type { QueryClient } from '@tanstack/react-query'
import { artifactsById } from '#firebase/artifacts/artifactsById.ts'

/** The artifact fields copied into a like. */
const copyOf = (like: Like): Artifact =>
  readArtifact(like.artifactId, {
    artifact_name: like.artifactName,
    artifact_image: like.artifactImage,
    discovered_by: like.artifactDiscoverer,
    discovered_at: like.artifactDiscoveryPeriod,
  })

/**
 * Artifacts of likes, for an export. An artifact that cannot be read, such as a hidden one, is replaced by
 * the copy in its like.
 */
export async function* likedArtifacts(
  client: QueryClient,
  pages: AsyncIterable<readonly Like[]>,
): AsyncIterable<readonly Artifact[]> {
  for await (const likes of pages) {
    for (let start = 0; start < likes.length; start += PAGE_SIZE) {
      const part = likes.slice(start, start + PAGE_SIZE)
      const artifacts = await artifactsById(
        client,
        part.map(({ artifactId }) => artifactId),
      )
      const known = new Map(artifacts.map((artifact) => [artifact._id, artifact]))
      yield part.map((like) => known.get(like.artifactId) ?? copyOf(like))
    }
  }
}
