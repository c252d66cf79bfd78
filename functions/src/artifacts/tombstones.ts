/** Ids of deleted artifacts, so that label pages can respond with 410 Gone (docs/decisions/007-deletion.md). */
import { TOMBSTONES } from '@tracker/domain/firestore/collections.ts'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { fieldsOf, firestore } from '#firestore.ts'

/** Search engines visit again within weeks. */
const TTL_MS = 90 * 24 * 3_600_000

const tombstoneRef = (id: string) => firestore.collection(TOMBSTONES).doc(id)

/**
 * Writes the tombstone in the transaction that deletes the artifact. It contains nothing of the artifact.
 * @param call id of the deleting call, by which the call recognizes it
 */
export function writeTombstone(transaction: Transaction, id: string, call?: string): void {
  const expires_at = Timestamp.fromMillis(Date.now() + TTL_MS)
  transaction.set(tombstoneRef(id), { expires_at, ...(call !== undefined && { call }) })
}

/** Returns true if an earlier attempt of this call has deleted the artifact. */
export async function hasDeleted(transaction: Transaction, id: string, call: string): Promise<boolean> {
  return fieldsOf(await transaction.get(tombstoneRef(id)))?.call === call
}

export const removeTombstone = (transaction: Transaction, id: string) => transaction.delete(tombstoneRef(id))

/** Returns true for the id of a recently deleted artifact. Costs one read. */
export async function hasTombstone(id: string): Promise<boolean> {
  const expiresAt = fieldsOf(await tombstoneRef(id).get())?.expires_at
  return expiresAt instanceof Timestamp && expiresAt.toMillis() > Date.now()
}
