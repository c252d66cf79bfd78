/**
 * Who changed an artifact, when, and what it said before: a document beside it, which is written in the transaction of the
 * change itself and goes with the artifact (docs/decisions/010-histories.md).
 */
import { type ArtifactPatch, CONTENT_FIELDS, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import type { Change } from '@tracker/domain/artifact/history.ts'
import { HISTORY_MAX } from '@tracker/domain/limits.ts'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { type Fields, fieldsOf, historyRef } from '#firestore.ts'

type NewChange = Pick<Change, 'kind'> & Partial<Omit<Change, 'kind' | 'at'>>

/** An edit by the artifact's adder. @param stored the artifact as it was @param changed the fields that differ */
export function editOf(id: string, stored: Fields, changed: ArtifactPatch): NewChange {
  const was = readArtifact(id, stored)
  const fields = CONTENT_FIELDS.filter((field) => field in changed)
  return {
    kind: 'edited',
    uid: String(stored.adder_uid),
    name: was.adder_name,
    before: Object.fromEntries(fields.map((field) => [field, was[field]])),
    after: Object.fromEntries(fields.map((field) => [field, changed[field] ?? ''])),
  }
}

/** A change that left nothing but its time: straight in Firestore, or before there were histories. */
function unknownChange(known: Fields | null, { added_at, updated_at }: Fields): Fields[] {
  const last = known ? known.known_at : added_at
  if (!(updated_at instanceof Timestamp)) return []
  return last instanceof Timestamp && last.isEqual(updated_at) ? [] : [{ kind: 'unknown', at: updated_at }]
}

const bytesOf = ({ before, after }: Fields) => Buffer.byteLength(JSON.stringify([before, after]))

/** How many of the newest changes are kept. */
function keptCount(changes: readonly Fields[]): number {
  let bytes = 0
  const tooMuch = changes.toReversed().findIndex((change, place) => {
    bytes += bytesOf(change)
    return place === HISTORY_MAX.changes || (place > 0 && bytes > HISTORY_MAX.bytes)
  })
  return tooMuch === -1 ? changes.length : tooMuch
}

/**
 * A history with one more change.
 * @param known as it was; null when there is none
 * @param stored the artifact before the change
 * @param now when it happens
 */
export function withChange(known: Fields | null, stored: Fields, change: NewChange, now: Timestamp) {
  // An artifact that somebody else imported under the same id has a history of its own.
  const own = known?.adder_uid === stored.adder_uid ? known : null
  const earlier = Array.isArray(own?.changes) ? own.changes.map((one: Fields) => one) : []
  const changes = [...earlier, ...unknownChange(own, stored), { ...change, at: now }]
  const kept = keptCount(changes)
  return {
    adder_uid: stored.adder_uid,
    // Hiding leaves the artifact's time as it is; everything else sets it in the same commit.
    known_at: change.kind === 'hidden' ? (stored.updated_at ?? null) : FieldValue.serverTimestamp(),
    dropped: Number(own?.dropped ?? 0) + changes.length - kept,
    changes: changes.slice(changes.length - kept),
  }
}

/** Reads what an artifact's history needs, in a transaction. @returns what writes a change into it */
export async function historyKeeper(transaction: Transaction, id: string, stored: Fields) {
  const known = fieldsOf(await transaction.get(historyRef(id)))
  return (change: NewChange) => {
    transaction.set(historyRef(id), withChange(known, stored, change, Timestamp.now()))
  }
}
