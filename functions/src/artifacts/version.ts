/** The version of an artifact's content, for people who edit the same artifact at once (RFC 9110, If-Match). */
import { CONTENT_FIELDS } from '@tracker/domain/artifact.ts'
import { createHash } from 'node:crypto'
import type { Fields } from '#firestore.ts'

/** An entity tag of what the adder can edit. Likes do not change it, so that a like never refuses an edit. */
export function versionOf(fields: Fields): string {
  const content = JSON.stringify(CONTENT_FIELDS.map((field) => fields[field]))
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/** Whether an `If-Match` header allows a change; without the header everything does. */
export function allowsVersion(ifMatch: string | undefined, version: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true
  return ifMatch.split(',').some((tag) => tag.trim() === version)
}
