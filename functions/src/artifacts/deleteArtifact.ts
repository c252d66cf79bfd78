/**
 * Removes an artifact and all its likes. Few likes go in one commit. Many go commit by commit: the first marks the artifact,
 * which takes it out of every list and refuses new likes; each next one removes likes and lowers the count by as many, so
 * that the count is right at any moment; the last one removes the artifact. A crash leaves a marked artifact with fewer
 * likes, and deleting it again, or the reconciler, goes on from there. A hidden artifact goes by the same call: nobody
 * counts its likes, so that they need no mark, and nobody learns that it is gone. Its photo and its history go with it, and that it waits for curators with
 * its first step; reports about it go last.
 */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { DELETING, isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { rememberGone } from '#artifacts/tombstones.ts'
import { finishHide } from '#artifacts/hideArtifact.ts'
import { noArtifact, readOwned } from '#artifacts/artifactRecord.ts'
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
import { photoLeaver } from '#photos/photoUsage.ts'
import { removeMark } from '#reports/openReportMark.ts'
import { removeReportsOf } from '#reports/reportStore.ts'

/** `gone`: somebody else has finished it. */
type Step = 'deleted' | 'more' | 'gone'

const stillDeleting = () =>
  unavailable('This artifact has very many likes and is still being deleted. Please try again.')

/** Removes what is kept beside an artifact, wherever that stands. */
function deleteBeside(transaction: Transaction, id: string): void {
  transaction.delete(adderRef(id))
  transaction.delete(historyRef(id))
}

function deleteRecord(transaction: Transaction, id: string): void {
  transaction.delete(artifactRef(id))
  deleteBeside(transaction, id)
  rememberGone(transaction, id)
}

/** Removes a small artifact at once, or marks it. */
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
      removeMark(transaction, id)
      return 'more'
    }
    const leavePhoto = await photoLeaver(transaction, id, fields)
    docs.forEach(({ ref }) => transaction.delete(ref))
    deleteRecord(transaction, id)
    removeMark(transaction, id)
    leavePhoto()
    return 'deleted'
  })
}

/** Removes the next likes of a marked artifact, and the artifact itself with the last ones. */
function deleteNextBatch(id: string): Promise<Step> {
  return transact(async (transaction) => {
    const fields = fieldsOf(await transaction.get(artifactRef(id)))
    if (fields === null) return 'gone'
    const { docs } = await transaction.get(likesOf(id).limit(LIKES_PER_COMMIT).select())
    const leavePhoto = await photoLeaver(transaction, id, fields)
    docs.forEach(({ ref }) => transaction.delete(ref))
    if (docs.length < LIKES_PER_COMMIT) {
      deleteRecord(transaction, id)
      leavePhoto()
      return 'deleted'
    }
    const { likes_count } = readArtifact(id, fields)
    transaction.update(artifactRef(id), { likes_count: Math.max(0, likes_count - docs.length) })
    return 'more'
  })
}

/**
 * Goes on with a deletion that has begun. Answers whether this call has finished it.
 * @throws Problem 503 at the deadline; what was removed until then stays removed
 */
export async function finishDelete(id: string, deadline = Infinity): Promise<boolean> {
  while (Date.now() < deadline) {
    const step = await deleteNextBatch(id)
    if (step !== 'more') return step === 'deleted'
  }
  throw stillDeleting()
}

/** Removes the next likes of an own hidden artifact, and the artifact itself with the last ones. */
function deleteNextHidden(id: string, uid: string): Promise<Step> {
  return transact(async (transaction) => {
    const fields = fieldsOf(await transaction.get(hiddenRef(id)))
    if (fields?.adder_uid !== uid) return 'gone'
    const { docs } = await transaction.get(hiddenLikesOf(id).limit(LIKES_PER_COMMIT).select())
    const leavePhoto = await photoLeaver(transaction, id, fields)
    docs.forEach(({ ref }) => transaction.delete(ref))
    if (docs.length === LIKES_PER_COMMIT) return 'more'
    transaction.delete(hiddenRef(id))
    deleteBeside(transaction, id)
    leavePhoto()
    return 'deleted'
  })
}

/** Whether there was an own hidden artifact, which this call has deleted. @throws Problem 503 at the deadline */
async function deleteHidden(id: string, uid: string, deadline: number): Promise<boolean> {
  await finishHide(id, deadline)
  while (Date.now() < deadline) {
    const step = await deleteNextHidden(id, uid)
    if (step !== 'more') return step === 'deleted'
  }
  throw stillDeleting()
}

/**
 * Deletes an own artifact, hidden or not, with what was reported about it.
 * @param deadline when to stop, in milliseconds
 * @throws Problem 404 when it is missing or another call was first, 403 when somebody else added it, 503 at the deadline
 */
export async function deleteArtifact(id: string, uid: string, deadline = Infinity): Promise<void> {
  const isHidden = (await hiddenRef(id).get()).exists
  if (isHidden) {
    if (!(await deleteHidden(id, uid, deadline))) throw noArtifact()
  } else {
    const step = await startDelete(id, uid)
    if (step === 'more' && !(await finishDelete(id, deadline))) throw noArtifact()
  }
  await removeReportsOf(id)
}
