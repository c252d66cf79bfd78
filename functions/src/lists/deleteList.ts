/** Deletes a list with its reports. */
import { listRef } from '#firestore.ts'
import { readOwnedList } from '#lists/listStore.ts'
import { transactOnce } from '#receipts.ts'
import { removeReportsOf } from '#reports/reportStore.ts'

/** Deletes the user's list, then its reports; the reconciler removes those that a crash leaves. @throws Problem 404, 403 */
export async function deleteList(id: string, uid: string): Promise<void> {
  await transactOnce(async (transaction, sign) => {
    await readOwnedList(transaction, id, uid)
    transaction.delete(listRef(id))
    sign()
  })
  await removeReportsOf({ kind: 'list', id })
}
