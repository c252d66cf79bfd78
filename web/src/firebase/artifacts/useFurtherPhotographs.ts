import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { morePhotosPath } from '@tracker/domain/firestore/collections.ts'
import { type Photograph, readPhotographs } from '@tracker/domain/photo/photograph.ts'
import { type LiveResult, useLiveDocument } from '#firebase/firestore/useLiveDocument.ts'

const NONE: readonly Photograph[] = []
const read = (_: string, fields: Readonly<Record<string, unknown>> | null): readonly Photograph[] =>
  fields ? readPhotographs(fields['more_photos']) : NONE

/**
 * The further photographs of an artifact, updated live. Costs one document, and none for an artifact without any. A hidden
 * artifact has them itself.
 */
export function useFurtherPhotographs(artifact: Artifact | undefined): LiveResult<readonly Photograph[]> {
  const { _id: id = '', more_photos: own, more_photos_count: count = 0 } = artifact ?? {}
  const live = useLiveDocument(own === undefined && count > 0 ? morePhotosPath(id) : null, read)
  if (own !== undefined || count === 0) return { status: 'success', data: own ?? NONE, error: null }
  return live
}
