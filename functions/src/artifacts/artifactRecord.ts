/** Stored artifacts: visibility, ownership and version. */
import { type Artifact, CONTENT_FIELDS, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { HIDING, isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import { say } from '@tracker/domain/messages/message.ts'
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { createHash } from 'node:crypto'
import { MORE_COUNT, MORE_TAG } from '#photos/moreFields.ts'
import { artifactRef, type Fields, fieldsOf } from '#firestore.ts'

/** Fields selected in queries. Leaves out the n-grams, which are most of a document's size. */
export const SHOWN_FIELDS = [...CONTENT_FIELDS, 'adder_name', 'likes_count', MORE_COUNT]

/** Parses a query result. */
export function toArtifact(document: QueryDocumentSnapshot): Artifact {
  return readArtifact(document.id, document.data())
}

/** Returns false for missing artifacts and those being deleted or hidden. */
export function isVisible(fields: Fields | null): fields is Fields {
  return fields !== null && !isBeingDeleted(fields)
}

/** Returns true for the placeholder of an artifact that is being hidden. */
export function isBeingHidden(fields: Fields): boolean {
  return Object.hasOwn(fields, HIDING)
}

export const artifactNotFound = () => new Problem('not-found', say('artifact-missing'))

/** @throws Problem 404 if the artifact does not exist, 403 if another user added it */
export function requireOwned(fields: Fields | null, uid: string): Fields {
  if (fields === null || isBeingHidden(fields)) throw artifactNotFound()
  if (fields.adder_uid !== uid) throw new Problem('forbidden', say('artifact-of-another'))
  return fields
}

/** Reads the user's artifact in the transaction that changes it. @throws Problem 404, 403 */
export const readOwned = async (transaction: Transaction, id: string, uid: string): Promise<Fields> =>
  requireOwned(fieldsOf(await transaction.get(artifactRef(id))), uid)

/** Returns the entity tag (RFC 9110) of the editable content. Likes do not change it, so they never cause an edit conflict. */
export function versionOf(fields: Fields): string {
  const more = fields[MORE_TAG] === undefined ? [] : [fields[MORE_TAG]]
  const content = JSON.stringify([...CONTENT_FIELDS.map((field) => fields[field]), ...more])
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/** Evaluates `If-Match`. Without the header every version matches. */
export function allowsVersion(ifMatch: string | undefined, version: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true
  return ifMatch.split(',').some((tag) => tag.trim() === version)
}
