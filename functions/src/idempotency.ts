/** Idempotency-Key support: stores the response of a key for a day (docs/decisions/003-rest-conventions.md). */
import { REPLAYS } from '@tracker/domain/firestore/collections.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { createHash } from 'node:crypto'
import { fieldsOf, firestore } from '#firestore.ts'

const TTL_MS = 24 * 3_600_000
/** 1-255 visible ASCII characters. */
const KEY = /^[\x21-\x7e]{1,255}$/

export interface IdempotencyKey {
  /** Id of the stored response. */
  readonly id: string
  readonly uid: string
  /** Hash of the request body, to reject a reused key with a different request. */
  readonly fingerprint: string
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * Reads the key from the header. Returns null without a header. Keys are per user.
 * @param request the parsed body
 * @throws Problem 400 for an invalid key
 */
export function idempotencyKey(
  header: string | string[] | undefined,
  uid: string,
  request: unknown,
): IdempotencyKey | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !KEY.test(header)) {
    throw new Problem('invalid', say('key-invalid'))
  }
  return { id: hash(JSON.stringify([uid, header])), uid, fingerprint: hash(JSON.stringify(request)) }
}

const refOf = ({ id }: IdempotencyKey) => firestore.collection(REPLAYS).doc(id)

/** Returns the id in the stored response, or null if the key is new or expired. @throws Problem 409 for a different request */
export async function readStoredResponse(
  transaction: Transaction,
  key: IdempotencyKey,
): Promise<string | null> {
  const fields = fieldsOf(await transaction.get(refOf(key)))
  if (fields === null || !(fields.expires_at instanceof Timestamp)) return null
  if (fields.expires_at.toMillis() <= Date.now()) return null
  if (fields.fingerprint !== key.fingerprint) {
    throw new Problem('conflict', say('key-used'))
  }
  return String(fields.insertedId)
}

/** Stores the response in the transaction that creates the document. */
export function storeResponse(transaction: Transaction, key: IdempotencyKey, insertedId: string): void {
  transaction.set(refOf(key), {
    uid: key.uid,
    fingerprint: key.fingerprint,
    insertedId,
    created_at: FieldValue.serverTimestamp(),
    expires_at: Timestamp.fromMillis(Date.now() + TTL_MS),
  })
}
