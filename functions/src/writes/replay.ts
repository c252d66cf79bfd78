/** First answers that an Idempotency-Key may ask for again, for a day (docs/decisions/003-server-collections.md). */
import { REPLAYS } from '@tracker/domain/collections.ts'
import { Problem } from '@tracker/domain/errors.ts'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { createHash } from 'node:crypto'
import { fieldsOf, firestore } from '#firestore.ts'

const KEPT_MS = 24 * 3_600_000
/** One to 255 visible ASCII characters. */
const KEY = /^[\x21-\x7e]{1,255}$/

export interface Replay {
  readonly id: string
  readonly uid: string
  /** What the request said, so that the same key with another request is an error. */
  readonly fingerprint: string
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The replay that a header names; null without one. Keys are per person. @throws Problem 400 for an odd key */
export function replayOf(key: string | string[] | undefined, uid: string, request: unknown): Replay | null {
  if (key === undefined) return null
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new Problem('invalid', 'The Idempotency-Key must have 1 to 255 visible characters.')
  }
  return { id: hash(JSON.stringify([uid, key])), uid, fingerprint: hash(JSON.stringify(request)) }
}

const refOf = ({ id }: Replay) => firestore.collection(REPLAYS).doc(id)

/** The id that was answered first; null when the key is new or expired. @throws Problem 409 for another request */
export async function readReplay(transaction: Transaction, replay: Replay): Promise<string | null> {
  const fields = fieldsOf(await transaction.get(refOf(replay)))
  if (fields === null || !(fields.expires_at instanceof Timestamp)) return null
  if (fields.expires_at.toMillis() <= Date.now()) return null
  if (fields.fingerprint !== replay.fingerprint) {
    throw new Problem('conflict', 'This Idempotency-Key was used for another artifact.')
  }
  return String(fields.insertedId)
}

export function writeReplay(transaction: Transaction, replay: Replay, insertedId: string): void {
  transaction.set(refOf(replay), {
    uid: replay.uid,
    fingerprint: replay.fingerprint,
    insertedId,
    created_at: FieldValue.serverTimestamp(),
    expires_at: Timestamp.fromMillis(Date.now() + KEPT_MS),
  })
}
