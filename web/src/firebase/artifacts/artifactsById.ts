import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { QueryClient } from '@tanstack/react-query'
import { readArtifacts } from './artifacts.ts'
import { getArtifact, setArtifacts } from './entityCache.ts'

/**
 * The existing artifacts of a list of ids, in that order. Cached ones are not read again.
 * @throws Problem
 */
export async function artifactsById(
  client: QueryClient,
  ids: readonly string[],
): Promise<readonly Artifact[]> {
  const readAt = Date.now()
  const read = await readArtifacts(ids.filter((id) => !getArtifact(client, id)))
  setArtifacts(client, read, readAt)
  const known = new Map(read.map((artifact) => [artifact._id, artifact]))
  return ids.flatMap((id) => known.get(id) ?? getArtifact(client, id) ?? [])
}
