/** Ids of deleted artifacts, kept for a while so that labels can say so (docs/decisions/007-deletion.md). */
import { TOMBSTONES } from '@tracker/domain/firestore/collections.ts'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { fieldsOf, firestore } from '#firestore.ts'

/** Search engines come back within weeks. */
const KEPT_MS = 90 * 24 * 3_600_000

const goneRef = (id: string) => firestore.collection(TOMBSTONES).doc(id)

/** Remembers that an artifact is gone, in the transaction that removes it: its id, and nothing else of it. */
export function rememberGone(transaction: Transaction, id: string): void {
  transaction.set(goneRef(id), { expires_at: Timestamp.fromMillis(Date.now() + KEPT_MS) })
}

/** Whether there was an artifact under an id that has none now. One read. */
export async function isGone(id: string): Promise<boolean> {
  const expiresAt = fieldsOf(await goneRef(id).get())?.expires_at
  return expiresAt instanceof Timestamp && expiresAt.toMillis() > Date.now()
}
