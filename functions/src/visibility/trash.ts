/**
 * Deletion that can be undone for some minutes (docs/decisions/007-deletion.md). The artifact moves to
 * `trash/{id}`, where nobody sees it; its private document, history and reports stay. The user's next
 * deletion or the reconciler deletes it permanently.
 */
import { Problem } from '@tracker/domain/api/problem.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { randomUUID } from 'node:crypto'
import { artifactNotFound, requireOwned } from '#artifacts/artifactRecord.ts'
import { type Fields, transact, trash } from '#firestore.ts'
import { transactOnce } from '#receipts.ts'
import { DELETED_BY, move } from '#visibility/move.ts'
import { finishHide, finishRestore } from '#visibility/moveLikes.ts'
import { purge } from '#visibility/purge.ts'
import { readRecord } from '#visibility/storedRecord.ts'

/** Expired artifacts of the user that one call removes. */
const PURGED_MAX = 5

const isExpired = ({ expires_at }: Fields) =>
  !(expires_at instanceof Timestamp && expires_at.toMillis() > Date.now())

/** @returns false if the permanent deletion has already started */
function startTrash(id: string, uid: string): Promise<boolean> {
  const call = randomUUID()
  return transact(async (transaction, sent) => {
    const record = await readRecord(transaction, id)
    const { state, fields } = record
    if (sent && state?.isDeleted && fields[DELETED_BY] === call) return true
    // Others do not learn that a hidden artifact exists.
    if (state && state.hiddenBy !== null && fields.adder_uid !== uid) throw artifactNotFound()
    if (state?.isDeleted) throw artifactNotFound()
    requireOwned(fields, uid)
    if (state === null) return false
    const write = await move(transaction, record, 'delete', { call })
    write?.()
    return true
  })
}

/** Permanently deletes the user's artifacts whose deletion can no longer be undone. */
async function purgeExpired(uid: string, deadline: number): Promise<void> {
  const expired = trash.where('adder_uid', '==', uid).where('expires_at', '<=', Timestamp.now())
  const { docs } = await expired.limit(PURGED_MAX).select().get()
  for (const { id } of docs) await purge(id, uid, deadline)
}

/**
 * Deletes the user's artifact, hidden or not, so that it can be undone.
 * @param deadline ms since 1970
 * @throws Problem 404 if it does not exist; 403 if another user added it
 */
export async function deleteUndoably(id: string, uid: string, deadline: number): Promise<void> {
  if (!(await startTrash(id, uid))) return purge(id, uid, deadline)
  await finishHide(id, deadline)
  await purgeExpired(uid, deadline)
}

/**
 * Restores the user's deleted artifact. Repeatable.
 * @returns false if it had been restored before
 * @throws Problem 404 if it was not deleted, or too long ago
 */
export async function undoDelete(id: string, uid: string, deadline: number): Promise<boolean> {
  const isRestored = await transactOnce(async (transaction, sign) => {
    const record = await readRecord(transaction, id)
    const { state, fields } = record
    const isOver = state === null || (state.isDeleted && isExpired(fields))
    if (isOver || fields.adder_uid !== uid) {
      throw new Problem('not-found', say('undo-over'))
    }
    const write = await move(transaction, record, 'undo')
    if (write === null) return false
    write()
    sign()
    return true
  })
  await finishRestore(id, deadline)
  return isRestored
}

/** Returns the adder of a document in `trash` that cannot be restored any more, else null. */
export function expiredAdder(document: QueryDocumentSnapshot): string | null {
  const fields = document.data()
  return isExpired(fields) ? String(fields.adder_uid) : null
}
