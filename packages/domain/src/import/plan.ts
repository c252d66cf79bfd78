/** Plans what an import does with a record, by comparing it with the stored artifact. */
import { type Artifact, type ArtifactPatch, readArtifact } from '../artifact/artifact.ts'
import { isBeingDeleted } from '../artifact/storedArtifact.ts'
import type { RecordFields } from './record.ts'

export type Plan =
  | { readonly kind: 'add' }
  /** Stored with equal values, or being deleted. */
  | { readonly kind: 'leave' }
  /** Stored by another user, with different values. */
  | { readonly kind: 'foreign' }
  /** Stored with different values in these fields. */
  | { readonly kind: 'change'; readonly before: ArtifactPatch; readonly after: ArtifactPatch }

/**
 * @param stored document with the record's id, or null
 * @param uid adder of the import
 */
export function planRecord(
  record: { readonly id: string } & Pick<RecordFields, 'content' | 'sent'>,
  stored: Readonly<Record<string, unknown>> | null,
  uid: string,
): Plan {
  if (stored === null) return { kind: 'add' }
  if (isBeingDeleted(stored)) return { kind: 'leave' }
  const current = readArtifact(record.id, stored)
  // A missing field equals an empty one.
  const changed = record.sent.filter((field) => (current[field] ?? '') !== (record.content[field] ?? ''))
  if (changed.length === 0) return { kind: 'leave' }
  if (stored.adder_uid !== uid) return { kind: 'foreign' }
  const pick = (from: ArtifactPatch | Artifact): ArtifactPatch =>
    Object.fromEntries(changed.map((field) => [field, from[field] ?? '']))
  return { kind: 'change', before: pick(current), after: pick(record.content) }
}
