import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { QueryClient } from '@tanstack/react-query'
import { readArtifacts } from './artifacts.ts'
import { getArtifact, setArtifacts } from './entityCache.ts'

/**
 * The artifacts of at most 30 ids, in that order. Cached ones are not read again.
 * @throws Problem
 */
export async function artifactsById(
  client: QueryClient,
  ids: readonly string[],
): Promise<readonly Artifact[]> {
  const missing = ids.filter((id) => !getArtifact(client, id))
  const read = missing.length === 0 ? [] : await readArtifacts(missing)
  setArtifacts(client, read)
  const known = new Map(read.map((artifact) => [artifact._id, artifact]))
  return ids.flatMap((id) => known.get(id) ?? getArtifact(client, id) ?? [])
}
