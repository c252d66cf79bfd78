/** Receipts: by them a transaction knows whether an earlier attempt of its call was stored. */
import { REPLAYS } from '@tracker/domain/firestore/collections.ts'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { firestore, transact } from '#firestore.ts'

/** Longer than the attempts of a call take. */
const TTL_MS = 3_600_000

/**
 * As `transact`, for changes after which the documents do not show which call made them: of parallel calls that take the
 * same like back, one removed it.
 * @param body calls `sign` with its writes, which writes a receipt in the same commit
 */
export function transactOnce<T>(
  body: (transaction: Transaction, sign: () => void) => Promise<T>,
): Promise<T> {
  const receipt = firestore.collection(REPLAYS).doc()
  return transact<T>(async (transaction, sent) => {
    if (sent && (await transaction.get(receipt)).exists) return sent.result
    const expires_at = Timestamp.fromMillis(Date.now() + TTL_MS)
    return body(transaction, () => void transaction.create(receipt, { expires_at }))
  })
}
