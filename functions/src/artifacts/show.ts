/** What readers see of a stored artifact. */
import { type Artifact, CONTENT_FIELDS, readArtifact } from '@tracker/domain/artifact.ts'
import { isBeingDeleted } from '@tracker/domain/stored.ts'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { Fields } from '#firestore.ts'

/** The fields that an answer needs. Asking for them alone leaves the search pieces, the bulk of a document, in the store. */
export const SHOWN_FIELDS = [...CONTENT_FIELDS, 'adder_name', 'likes_count']

export function showArtifact(document: QueryDocumentSnapshot): Artifact {
  return readArtifact(document.id, document.data())
}

/** An artifact that is there for readers: one whose deletion has begun is not. */
export function isThere(fields: Fields | null): fields is Fields {
  return fields !== null && !isBeingDeleted(fields)
}
