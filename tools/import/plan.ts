/** What an import does with a record, decided on what the store has of it. */
import { type Artifact, type ArtifactPatch, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import type { ImportRecord } from '#import/record.ts'

export type Plan =
  | { readonly kind: 'add' }
  /** It is there and says the same, or is on its way out. */
  | { readonly kind: 'leave' }
  /** It is there, says something else, and belongs to somebody else. */
  | { readonly kind: 'foreign' }
  /** It is there and says something else: these fields, before and after. */
  | { readonly kind: 'change'; readonly before: ArtifactPatch; readonly after: ArtifactPatch }

/**
 * @param stored the fields of the artifact with the record's id; null when there is none
 * @param uid who imports
 */
export function planRecord(
  record: Pick<ImportRecord, 'id' | 'content' | 'sent'>,
  stored: Readonly<Record<string, unknown>> | null,
  uid: string,
): Plan {
  if (stored === null) return { kind: 'add' }
  if (isBeingDeleted(stored)) return { kind: 'leave' }
  const there = readArtifact(record.id, stored)
  // What is missing is empty.
  const changed = record.sent.filter((field) => (there[field] ?? '') !== (record.content[field] ?? ''))
  if (changed.length === 0) return { kind: 'leave' }
  if (stored.adder_uid !== uid) return { kind: 'foreign' }
  const pick = (from: ArtifactPatch | Artifact): ArtifactPatch =>
    Object.fromEntries(changed.map((field) => [field, from[field] ?? '']))
  return { kind: 'change', before: pick(there), after: pick(record.content) }
}
