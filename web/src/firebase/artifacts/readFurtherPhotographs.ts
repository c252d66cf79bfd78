import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { morePhotosPath } from '@tracker/domain/firestore/collections.ts'
import { type Photograph, readPhotographs } from '@tracker/domain/photo/photograph.ts'
import { doc, getDoc } from 'firebase/firestore/lite'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { toProblem } from '#firebase/errors.ts'
import { firestore } from '#firebase/firestore/firestore.ts'
import { withTimeout } from '#firebase/withTimeout.ts'

/** Documents that are read at a time. */
const CONCURRENCY = 8

/** Reads those of one's own hidden artifact. */
async function readHidden(api: Pick<ApiClient, 'artifact'>, id: string): Promise<readonly Photograph[]> {
  try {
    return (await api.artifact(id)).artifact.more_photos ?? []
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') return []
    throw error
  }
}

/**
 * Reads the further photographs of an artifact once. Costs one document; those of one's own hidden artifact are read through the
 * API. An artifact that was deleted meanwhile has none.
 * @throws Problem
 */
export async function readFurtherPhotographs(
  api: Pick<ApiClient, 'artifact'>,
  { _id: id, hidden_reason }: Artifact,
): Promise<readonly Photograph[]> {
  if (hidden_reason !== undefined) return readHidden(api, id)
  try {
    const found = await withTimeout(getDoc(doc(await firestore(), morePhotosPath(id))))
    return readPhotographs(found.get('more_photos'))
  } catch (error) {
    throw toProblem(error)
  }
}

/**
 * Returns the further photographs of those artifacts that have some, by the artifact's id.
 * @param read reads those of an artifact that does not have them itself
 */
export async function furtherPhotographsOf(
  artifacts: readonly Artifact[],
  read: (artifact: Artifact) => Promise<readonly Photograph[]>,
): Promise<Map<string, readonly Photograph[]>> {
  const found = new Map<string, readonly Photograph[]>()
  const queue = artifacts.filter(({ more_photos_count: count = 0 }) => count > 0)
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      found.set(next._id, next.more_photos ?? (await read(next)))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, lane))
  return found
}
