/** Repairs of the reconciler. Each checks again in a transaction and is repeatable, so it is safe on a database in use. */
import type { DocumentReference } from 'firebase-admin/firestore'
import { finishLifting, finishSuspending } from '#admin/findSuspensions.ts'
import { removeRecordsWithoutAccount } from '#admin/missingAccounts.ts'
import { outdatedNameFields } from '#admin/nameFields.ts'
import type { Repair } from '#admin/repairs.ts'
import { rebuildIndex, restamp } from '#admin/searchIndex.ts'
import { deleteArtifact, finishDelete } from '#artifacts/deleteArtifact.ts'
import { finishHide, finishRestore } from '#artifacts/moveArtifact.ts'
import { updateLikeCopies } from '#artifacts/updateLikeCopies.ts'
import {
  adderRef,
  artifactRef,
  fieldsOf,
  hiddenRef,
  historyRef,
  LIKES_PER_COMMIT,
  likesOf,
  transact,
  trashRef,
} from '#firestore.ts'
import { removeListReports } from '#lists/listReports.ts'
import { deletePhotoIfUnused } from '#photos/photoUsage.ts'
import { correctReportMark } from '#reports/openReportMark.ts'
import { removeReportsOf } from '#reports/reportStore.ts'

/** Counts the likes in the transaction that stores the count. */
function recount(id: string): Promise<void> {
  return transact(async (transaction) => {
    const artifact = await transaction.get(artifactRef(id))
    if (!artifact.exists) return
    const result = await transaction.get(likesOf(id).count())
    transaction.update(artifact.ref, { likes_count: result.data().count })
  })
}

/** Updates the sort key and n-grams; content and timestamps stay unchanged. */
function updateNameFields(id: string): Promise<void> {
  return transact(async (transaction) => {
    const artifact = await transaction.get(artifactRef(id))
    const correct = outdatedNameFields(fieldsOf(artifact) ?? {})
    if (correct) transaction.update(artifact.ref, correct)
  })
}

/** Deletes some likes of an artifact that does not exist. @returns true if there may be more */
function removeOrphans(id: string): Promise<boolean> {
  return transact(async (transaction) => {
    const artifact = await transaction.get(artifactRef(id))
    if (artifact.exists) return false
    const { docs } = await transaction.get(likesOf(id).limit(LIKES_PER_COMMIT).select())
    docs.forEach(({ ref }) => transaction.delete(ref))
    return docs.length === LIKES_PER_COMMIT
  })
}

/** Deletes a document about an artifact that no longer exists, neither visible nor hidden. */
function removeOrphan(artifactId: string, orphan: DocumentReference): Promise<void> {
  return transact(async (transaction) => {
    const snapshots = await transaction.getAll(
      artifactRef(artifactId),
      hiddenRef(artifactId),
      trashRef(artifactId),
    )
    if (snapshots.every(({ exists }) => !exists)) transaction.delete(orphan)
  })
}

export async function applyRepair(repair: Repair): Promise<void> {
  switch (repair.kind) {
    case 'recount':
      return recount(repair.artifactId)
    case 'finish-deletion':
      await finishDelete(repair.artifactId)
      return
    case 'finish-hiding':
      return finishHide(repair.artifactId)
    case 'finish-restoring':
      return finishRestore(repair.artifactId)
    case 'finish-copying':
      return updateLikeCopies(repair.artifactId, repair.copying)
    case 'refold':
      return updateNameFields(repair.artifactId)
    case 'restamp':
      return restamp(repair.artifactId)
    case 'rebuild-index':
      return rebuildIndex()
    case 'remove-private':
      return removeOrphan(repair.artifactId, adderRef(repair.artifactId))
    case 'remove-history':
      return removeOrphan(repair.artifactId, historyRef(repair.artifactId))
    case 'remove-reports':
      return removeReportsOf(repair.artifactId)
    case 'remove-list-reports':
      return removeListReports(repair.listId)
    case 'remove-records':
      return removeRecordsWithoutAccount(repair.uid)
    case 'correct-mark':
      return correctReportMark(repair.artifactId)
    case 'remove-photo':
      return deletePhotoIfUnused(repair.photoId)
    case 'remove-deleted':
      return deleteArtifact(repair.artifactId, repair.uid)
    case 'finish-suspending':
      return finishSuspending(repair.uid)
    case 'finish-lifting':
      return finishLifting(repair.uid)
    case 'remove-orphans':
      while (await removeOrphans(repair.artifactId));
  }
}
