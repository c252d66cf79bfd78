/** The stored record of an artifact: what readers see of it, who owns it, and which version it is. */
import { type Artifact, CONTENT_FIELDS, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { HIDING, isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { createHash } from 'node:crypto'
import { artifactRef, type Fields, fieldsOf } from '#firestore.ts'

/** The fields that an answer needs. Asking for them alone leaves the n-grams, the bulk of a document, in the store. */
export const SHOWN_FIELDS = [...CONTENT_FIELDS, 'adder_name', 'likes_count']

/** What readers see of a stored document. */
export function showArtifact(document: QueryDocumentSnapshot): Artifact {
  return readArtifact(document.id, document.data())
}

/** Whether readers see it: one whose deletion has begun is not. */
export function isVisible(fields: Fields | null): fields is Fields {
  return fields !== null && !isBeingDeleted(fields)
}

/** Whether a document only stands in for an artifact that is being hidden. */
export function isBeingHidden(fields: Fields): boolean {
  return Object.hasOwn(fields, HIDING)
}

/** The problem 404. */
export const noArtifact = () => new Problem('not-found', 'This artifact does not exist.')

/**
 * The artifact that a person wants to change or delete, read in the transaction that does it.
 * @throws Problem 404 when there is none, 403 when somebody else added it
 */
export async function readOwned(transaction: Transaction, id: string, uid: string): Promise<Fields> {
  const fields = fieldsOf(await transaction.get(artifactRef(id)))
  if (fields === null || isBeingHidden(fields)) throw noArtifact()
  if (fields.adder_uid !== uid) throw new Problem('forbidden', 'Only its adder can change this artifact.')
  return fields
}

/** The version of what the adder can edit, as an entity tag (RFC 9110). Likes do not change it, so that a like never refuses an edit. */
export function versionOf(fields: Fields): string {
  const content = JSON.stringify(CONTENT_FIELDS.map((field) => fields[field]))
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/** Whether an `If-Match` header allows a change; without the header everything does. */
export function allowsVersion(ifMatch: string | undefined, version: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true
  return ifMatch.split(',').some((tag) => tag.trim() === version)
}
