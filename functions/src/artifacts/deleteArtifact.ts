/**
 * Deletes an artifact with its likes, photo, history and reports.
 *
 * An artifact with few likes is deleted in one commit. Otherwise the first commit marks the artifact, which removes it from
 * all lists, prevents new likes and removes its report mark; each further commit deletes likes and reduces `likes_count` by as
 * many, so that the count is always correct; the last commit deletes the artifact. After a crash, another delete call or the
 * reconciler continues. Hidden artifacts need no mark, because their likes are not counted, and get no tombstone. Reports are
 * deleted last.
 */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { DELETING, isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { writeTombstone } from '#artifacts/tombstones.ts'
import { finishHide } from '#artifacts/hideArtifact.ts'
import { artifactNotFound, readOwned } from '#artifacts/artifactRecord.ts'
import {
  adderRef,
  artifactRef,
  fieldsOf,
  hiddenLikesOf,
  hiddenRef,
  historyRef,
  LIKES_PER_COMMIT,
  likesOf,
  transact,
} from '#firestore.ts'
import { unavailable } from '#http/problem.ts'
import { releasePhoto } from '#photos/photoUsage.ts'
import { removeReportMark } from '#reports/openReportMark.ts'
import { removeReportsOf } from '#reports/reportStore.ts'

/** `gone`: another call has finished the deletion. */
type Step = 'deleted' | 'more' | 'gone'

const stillDeleting = () =>
  unavailable('This artifact has very many likes and is still being deleted. Please try again.')

/** Deletes the private document and the history of a visible or hidden artifact. */
function deleteRelatedDocuments(transaction: Transaction, id: string): void {
  transaction.delete(adderRef(id))
  transaction.delete(historyRef(id))
}

function deleteRecord(transaction: Transaction, id: string): void {
  transaction.delete(artifactRef(id))
  deleteRelatedDocuments(transaction, id)
  writeTombstone(transaction, id)
}

/** Deletes an artifact with few likes, or marks it. */
function startDelete(id: string, uid: string): Promise<Step> {
  return transact(async (transaction) => {
    const fields = await readOwned(transaction, id, uid)
    if (isBeingDeleted(fields)) return 'more'
    const { docs } = await transaction.get(
      likesOf(id)
        .limit(LIKES_PER_COMMIT + 1)
        .select(),
    )
    if (docs.length > LIKES_PER_COMMIT) {
      transaction.update(artifactRef(id), {
        [DELETING]: FieldValue.serverTimestamp(),
        name_key: FieldValue.delete(),
        name_pieces: FieldValue.delete(),
        added_at: FieldValue.delete(),
      })
      removeReportMark(transaction, id)
      return 'more'
    }
    const writeRelease = await releasePhoto(transaction, id, fields)
    docs.forEach(({ ref }) => transaction.delete(ref))
    deleteRecord(transaction, id)
    removeReportMark(transaction, id)
    writeRelease()
    return 'deleted'
  })
}

/** Deletes the next likes of a marked artifact; with the last ones, the artifact. */
function deleteNextBatch(id: string): Promise<Step> {
  return transact(async (transaction) => {
    const fields = fieldsOf(await transaction.get(artifactRef(id)))
    if (fields === null) return 'gone'
    const { docs } = await transaction.get(likesOf(id).limit(LIKES_PER_COMMIT).select())
    const writeRelease = await releasePhoto(transaction, id, fields)
    docs.forEach(({ ref }) => transaction.delete(ref))
    if (docs.length < LIKES_PER_COMMIT) {
      deleteRecord(transaction, id)
      writeRelease()
      return 'deleted'
    }
    const { likes_count } = readArtifact(id, fields)
    transaction.update(artifactRef(id), { likes_count: Math.max(0, likes_count - docs.length) })
    return 'more'
  })
}

/**
 * Continues a started deletion.
 * @returns true if this call finished it
 * @throws Problem 503 at the deadline; completed commits stay
 */
export async function finishDelete(id: string, deadline = Infinity): Promise<boolean> {
  while (Date.now() < deadline) {
    const step = await deleteNextBatch(id)
    if (step !== 'more') return step === 'deleted'
  }
  throw stillDeleting()
}

/** Deletes the next likes of the user's hidden artifact; with the last ones, the artifact. */
function deleteNextHidden(id: string, uid: string): Promise<Step> {
  return transact(async (transaction) => {
    const fields = fieldsOf(await transaction.get(hiddenRef(id)))
    if (fields?.adder_uid !== uid) return 'gone'
    const { docs } = await transaction.get(hiddenLikesOf(id).limit(LIKES_PER_COMMIT).select())
    const writeRelease = await releasePhoto(transaction, id, fields)
    docs.forEach(({ ref }) => transaction.delete(ref))
    if (docs.length === LIKES_PER_COMMIT) return 'more'
    transaction.delete(hiddenRef(id))
    deleteRelatedDocuments(transaction, id)
    writeRelease()
    return 'deleted'
  })
}

/** Deletes the user's hidden artifact. @returns false if there was none @throws Problem 503 at the deadline */
async function deleteHidden(id: string, uid: string, deadline: number): Promise<boolean> {
  await finishHide(id, deadline)
  while (Date.now() < deadline) {
    const step = await deleteNextHidden(id, uid)
    if (step !== 'more') return step === 'deleted'
  }
  throw stillDeleting()
}

/**
 * Deletes the user's artifact, hidden or not.
 * @param deadline ms since 1970
 * @throws Problem 404 if it does not exist or another call deleted it; 403 if another user added it; 503 at the deadline
 */
export async function deleteArtifact(id: string, uid: string, deadline = Infinity): Promise<void> {
  const isHidden = (await hiddenRef(id).get()).exists
  if (isHidden) {
    if (!(await deleteHidden(id, uid, deadline))) throw artifactNotFound()
  } else {
    const step = await startDelete(id, uid)
    if (step === 'more' && !(await finishDelete(id, deadline))) throw artifactNotFound()
  }
  await removeReportsOf(id)
}
