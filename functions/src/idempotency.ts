/** First answers that an Idempotency-Key may ask for again, for a day (docs/decisions/003-rest-conventions.md). */
import { REPLAYS } from '@tracker/domain/firestore/collections.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { createHash } from 'node:crypto'
import { fieldsOf, firestore } from '#firestore.ts'

const KEPT_MS = 24 * 3_600_000
/** One to 255 visible ASCII characters. */
const KEY = /^[\x21-\x7e]{1,255}$/

export interface IdempotencyKey {
  /** The id of the stored answer. */
  readonly id: string
  readonly uid: string
  /** What the request said, so that the same key with another request is an error. */
  readonly fingerprint: string
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * The key that a header names; null without one. Keys are per person.
 * @param request what was sent, to tell a repeat from another request
 * @throws Problem 400 for an odd key
 */
export function idempotencyKey(
  header: string | string[] | undefined,
  uid: string,
  request: unknown,
): IdempotencyKey | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !KEY.test(header)) {
    throw new Problem('invalid', 'The Idempotency-Key must have 1 to 255 visible characters.')
  }
  return { id: hash(JSON.stringify([uid, header])), uid, fingerprint: hash(JSON.stringify(request)) }
}

const refOf = ({ id }: IdempotencyKey) => firestore.collection(REPLAYS).doc(id)

/** The id that was answered first; null when the key is new or expired. @throws Problem 409 for another request */
export async function readFirstAnswer(transaction: Transaction, key: IdempotencyKey): Promise<string | null> {
  const fields = fieldsOf(await transaction.get(refOf(key)))
  if (fields === null || !(fields.expires_at instanceof Timestamp)) return null
  if (fields.expires_at.toMillis() <= Date.now()) return null
  if (fields.fingerprint !== key.fingerprint) {
    throw new Problem('conflict', 'This Idempotency-Key was used for another artifact.')
  }
  return String(fields.insertedId)
}

/** Keeps the answer, in the transaction that the answer is about. */
export function keepFirstAnswer(transaction: Transaction, key: IdempotencyKey, insertedId: string): void {
  transaction.set(refOf(key), {
    uid: key.uid,
    fingerprint: key.fingerprint,
    insertedId,
    created_at: FieldValue.serverTimestamp(),
    expires_at: Timestamp.fromMillis(Date.now() + KEPT_MS),
  })
}
