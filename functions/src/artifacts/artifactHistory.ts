/**
 * Change history of an artifact: one document, written in the transaction of the change and deleted with the artifact
 * (docs/decisions/010-histories.md).
 */
import { Problem } from '@tracker/domain/api/problem.ts'
import { CONTENT_FIELDS, type ContentField, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import type { ArtifactPatch } from '@tracker/domain/artifact/content.ts'
import { type Change, readHistory } from '@tracker/domain/artifact/history.ts'
import { mapsIn } from '@tracker/domain/firestore/storedMaps.ts'
import { HISTORY_MAX } from '@tracker/domain/limits.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { MORE_PHOTOS_FIELD } from '@tracker/domain/photo/morePhotos.ts'
import { type Photograph, photographsText } from '@tracker/domain/photo/photograph.ts'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { type Fields, fieldsOf, historyRef } from '#firestore.ts'

type NewChange = Pick<Change, 'kind'> & Partial<Omit<Change, 'kind' | 'at'>>

/** Changed lists of further photographs. */
export interface MoreChange {
  readonly before: readonly Photograph[]
  readonly after: readonly Photograph[]
}

const listOf = (photos: readonly Photograph[]) => ({ [MORE_PHOTOS_FIELD]: photos.map((one) => ({ ...one })) })

/**
 * Returns the change for an edit.
 * @param stored fields before the edit
 * @param changed fields that differ
 * @param more the further photographs; null if they stay
 */
export function editOf(
  id: string,
  stored: Fields,
  changed: ArtifactPatch,
  more: MoreChange | null,
): NewChange {
  const before = readArtifact(id, stored)
  const fields = CONTENT_FIELDS.filter((field) => field in changed)
  return {
    kind: 'edited',
    uid: String(stored.adder_uid),
    name: before.adder_name,
    before: {
      ...Object.fromEntries(fields.map((field) => [field, before[field] ?? ''])),
      ...(more && listOf(more.before)),
    },
    after: {
      ...Object.fromEntries(fields.map((field) => [field, changed[field] ?? ''])),
      ...(more && listOf(more.after)),
    },
  }
}

/** Returns an `unknown` change if the artifact changed without a history entry, such as by a direct write in Firestore. */
function unknownChange(known: Fields | null, { added_at, updated_at }: Fields): Fields[] {
  const last = known ? known.known_at : added_at
  if (!(updated_at instanceof Timestamp)) return []
  return last instanceof Timestamp && last.isEqual(updated_at) ? [] : [{ kind: 'unknown', at: updated_at }]
}

const bytesOf = ({ before, after }: Fields) => Buffer.byteLength(JSON.stringify([before, after]))

/** Returns how many of the newest changes fit into the limits. The newest one always does. */
function countWithinLimits(changes: readonly Fields[]): number {
  let bytes = 0
  const firstTooMuch = changes.toReversed().findIndex((change, index) => {
    bytes += bytesOf(change)
    return index === HISTORY_MAX.changes || (index > 0 && bytes > HISTORY_MAX.bytes)
  })
  return firstTooMuch === -1 ? changes.length : firstTooMuch
}

/**
 * Returns a history with an additional change.
 * @param history the current history, or null
 * @param stored the artifact's fields before the change
 * @param now time of the change
 */
export function withChange(history: Fields | null, stored: Fields, change: NewChange, now: Timestamp) {
  // Ignores the history of another user's artifact that had the same id, possible after an import.
  const own = history?.adder_uid === stored.adder_uid ? history : null
  const earlier = mapsIn(own?.changes)
  const changes = [...earlier, ...unknownChange(own, stored), { ...change, at: now }]
  const kept = countWithinLimits(changes)
  return {
    adder_uid: stored.adder_uid,
    // Hiding does not change `updated_at`; all other changes set it in the same commit.
    known_at: change.kind === 'hidden' ? (stored.updated_at ?? null) : FieldValue.serverTimestamp(),
    dropped: Number(own?.dropped ?? 0) + changes.length - kept,
    changes: changes.slice(changes.length - kept),
  }
}

/**
 * @throws Problem 403 unless each changed text occurs in the history as an earlier text of the same field, and each further
 * photograph in an earlier list; those that have been deleted since can be missing
 */
export async function requireEarlierTexts(
  transaction: Transaction,
  id: string,
  changed: ArtifactPatch,
  more: MoreChange | null,
): Promise<void> {
  const stored = fieldsOf(await transaction.get(historyRef(id)))
  const { changes } = readHistory(stored ?? {})
  const isEarlier = (field: ContentField) =>
    changes.some(({ before, after }) => [before[field], after[field]].includes(changed[field] ?? ''))
  const lists = changes.flatMap(({ before, after }) => [before.more_photos ?? [], after.more_photos ?? []])
  const earlier = new Set([...lists.flat(), ...(more?.before ?? [])].map((one) => photographsText([one])))
  const areEarlier = more === null || more.after.every((one) => earlier.has(photographsText([one])))
  if (!areEarlier || !CONTENT_FIELDS.filter((field) => field in changed).every(isEarlier)) {
    throw new Problem('forbidden', say('artifact-of-another'))
  }
}

/** Reads an artifact's history in a transaction. @returns a function that writes it with an additional change */
export async function appendHistory(transaction: Transaction, id: string, stored: Fields) {
  const history = fieldsOf(await transaction.get(historyRef(id)))
  return (change: NewChange) => {
    transaction.set(historyRef(id), withChange(history, stored, change, Timestamp.now()))
  }
}
