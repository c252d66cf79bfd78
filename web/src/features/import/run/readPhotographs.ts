import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import type { Connection } from '../useImportConnection.ts'

/** Artifacts that are read at a time. */
const CONCURRENCY = 8

/** Reads the further photographs of those artifacts that have some, by the artifact's id. */
export async function readPhotographs(
  { photographsOf }: Connection,
  own: readonly Artifact[],
): Promise<Map<string, readonly Photograph[]>> {
  const found = new Map<string, readonly Photograph[]>()
  const queue = own.filter(({ more_photos_count: count = 0 }) => count > 0)
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift())
      found.set(next._id, await photographsOf(next))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, lane))
  return found
}
