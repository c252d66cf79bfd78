import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import type { Like } from '@tracker/domain/likes/like.ts'
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
    const ids = likes.map(({ artifactId }) => artifactId)
    const artifacts = await artifactsById(client, ids)
    const known = new Map(artifacts.map((artifact) => [artifact._id, artifact]))
    yield likes.map((like) => known.get(like.artifactId) ?? copyOf(like))
  }
}
