import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { morePhotosPath } from '@tracker/domain/firestore/collections.ts'
import { type Photograph, readPhotographs } from '@tracker/domain/photo/photograph.ts'
import { doc, getDoc } from 'firebase/firestore/lite'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { toProblem } from '#firebase/errors.ts'
import { firestore } from '#firebase/firestore/firestore.ts'
import { withTimeout } from '#firebase/withTimeout.ts'

/**
 * Reads the further photographs of one's own artifact once. Costs one document; those of a hidden one are read through the API.
 * @throws Problem
 */
export async function readFurtherPhotographs(
  api: Pick<ApiClient, 'artifact'>,
  { _id: id, hidden_reason, more_photos_count: count = 0 }: Artifact,
): Promise<readonly Photograph[]> {
  if (count === 0) return []
  if (hidden_reason !== undefined) return (await api.artifact(id)).artifact.more_photos ?? []
  try {
    const found = await withTimeout(getDoc(doc(await firestore(), morePhotosPath(id))))
    return readPhotographs(found.get('more_photos'))
  } catch (error) {
    throw toProblem(error)
  }
}
