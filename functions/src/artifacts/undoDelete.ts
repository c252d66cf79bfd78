/**
 * Deletion that can be undone for some minutes (docs/decisions/007-deletion.md). The artifact moves to
 * `trash/{id}`, where nobody sees it; its private document, history and reports stay. The user's next
 * deletion or the reconciler deletes it permanently.
 */
import { Problem } from '@tracker/domain/api/problem.ts'
import { UNDO_ACCEPTED_MS } from '@tracker/domain/limits.ts'
import { type QueryDocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { appendHistory } from '#artifacts/artifactHistory.ts'
import { artifactNotFound, isBeingHidden, isVisible, readOwned } from '#artifacts/artifactRecord.ts'
import { deleteArtifact } from '#artifacts/deleteArtifact.ts'
import { finishHide, finishRestore, startMoveAway, startMoveBack } from '#artifacts/moveArtifact.ts'
import { removeTombstone, writeTombstone } from '#artifacts/tombstones.ts'
import {
  artifactRef,
  caseRef,
  type Fields,
  fieldsOf,
  hiddenRef,
  transact,
  trash,
  trashRef,
} from '#firestore.ts'
import { parkCase, unparkCase } from '#reports/parkedCase.ts'

/** Expired artifacts of the user that one call removes. */
const PURGED_MAX = 5

const isExpired = ({ expires_at }: Fields) =>
  !(expires_at instanceof Timestamp && expires_at.toMillis() > Date.now())

function putIntoTrash(transaction: Transaction, id: string, stored: Fields): void {
  const expires_at = Timestamp.fromMillis(Date.now() + UNDO_ACCEPTED_MS)
  transaction.set(trashRef(id), { ...stored, expires_at })
}

/** @returns false if the permanent deletion has already started */
function startTrash(id: string, uid: string): Promise<boolean> {
  return transact(async (transaction) => {
    const snapshots = await transaction.getAll(hiddenRef(id), caseRef(id))
    const [hiddenArtifact = null, reportCase = null] = snapshots.map(fieldsOf)
    if (hiddenArtifact) {
      if (hiddenArtifact.adder_uid !== uid) throw artifactNotFound()
      putIntoTrash(transaction, id, hiddenArtifact)
      transaction.delete(hiddenRef(id))
    } else {
      const stored = await readOwned(transaction, id, uid)
      if (!isVisible(stored)) return false
      const moveAway = await startMoveAway(transaction, id, stored)
      putIntoTrash(transaction, id, stored)
      moveAway()
      writeTombstone(transaction, id)
    }
    parkCase(transaction, id, reportCase)
    return true
  })
}

/** Permanently deletes the user's artifacts whose deletion can no longer be undone. */
async function purgeExpired(uid: string, deadline: number): Promise<void> {
  const { docs } = await trash.where('adder_uid', '==', uid).limit(PURGED_MAX).get()
  for (const { id } of docs.filter((document) => isExpired(document.data()))) {
    await deleteArtifact(id, uid, deadline)
  }
}

/**
 * Deletes the user's artifact, hidden or not, so that it can be undone.
 * @param deadline ms since 1970
 * @throws Problem 404 if it does not exist; 403 if another user added it
 */
export async function deleteUndoably(id: string, uid: string, deadline: number): Promise<void> {
  if (!(await startTrash(id, uid))) return deleteArtifact(id, uid, deadline)
  await finishHide(id, deadline)
  await purgeExpired(uid, deadline)
}

/**
 * Restores the user's deleted artifact. Repeatable.
 * @returns false if it had been restored before
 * @throws Problem 404 if it was not deleted, or too long ago
 */
export async function undoDelete(id: string, uid: string, deadline: number): Promise<boolean> {
  const isRestored = await transact(async (transaction) => {
    const refs = [trashRef(id), artifactRef(id), hiddenRef(id), caseRef(id)]
    const snapshots = await transaction.getAll(...refs)
    const [deleted = null, artifact = null, hiddenArtifact = null, reportCase = null] =
      snapshots.map(fieldsOf)
    if (deleted?.adder_uid !== uid || isExpired(deleted)) {
      if (artifact?.adder_uid === uid || hiddenArtifact?.adder_uid === uid) return false
      throw new Problem('not-found', 'This deletion cannot be undone any more.')
    }
    const { expires_at: _, ...stored } = deleted
    const isHidden = Object.hasOwn(stored, 'hidden_reason')
    if (isHidden) transaction.set(hiddenRef(id), stored)
    else {
      const placeholder = artifact && isBeingHidden(artifact) ? artifact : null
      const moveBack = await startMoveBack(transaction, id, stored, placeholder)
      const writeHistory = await appendHistory(transaction, id, stored)
      moveBack()
      writeHistory({ kind: 'undeleted' })
      removeTombstone(transaction, id)
    }
    unparkCase(transaction, id, reportCase, isHidden ? null : stored)
    transaction.delete(trashRef(id))
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
