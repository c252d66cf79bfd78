/**
 * Deletes an artifact for good, with its likes, photos, history and reports.
 *
 * An artifact with few likes is deleted in one commit. Otherwise the first commit marks the artifact, which removes it from
 * all lists, prevents new likes and removes its photos and its report mark; each further commit deletes likes and reduces `likes_count` by as
 * many, so that the count is always correct; the last commit deletes the artifact. After a crash, another delete call or the
 * reconciler continues. Artifacts in `hidden` or `trash` need no mark, because their likes are not counted. Reports are deleted
 * last.
 */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { DELETING, isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore'
import { randomUUID } from 'node:crypto'
import { hasDeleted, writeTombstone } from '#artifacts/tombstones.ts'
import { finishHide } from '#visibility/moveLikes.ts'
import { artifactNotFound, readOwned } from '#artifacts/artifactRecord.ts'
import {
  adderRef,
  artifactRef,
  fieldsOf,
  firestore,
  hiddenLikesOf,
  hiddenRef,
  historyRef,
  LIKES_PER_COMMIT,
  likesOf,
  transact,
  trashRef,
} from '#firestore.ts'
import { unavailable } from '#http/problem.ts'
import { fewLikes } from '#likes/fewLikes.ts'
import { noMoreFields } from '#photos/moreFields.ts'
import { removeMore } from '#photos/moreStore.ts'
import { releasePhotos } from '#photos/photoUsage.ts'
import { removeReportMark } from '#reports/openReportMark.ts'
import { transactOnce } from '#receipts.ts'
import { removeReportsOf } from '#reports/reportStore.ts'

/** `gone`: another call has finished the deletion. */
type Step = 'deleted' | 'more' | 'gone'

const stillDeleting = () => unavailable(say('artifact-deletion-long'))

/** Deletes the private document and the history of a visible or hidden artifact. */
function deleteRelatedDocuments(transaction: Transaction, id: string): void {
  transaction.delete(adderRef(id))
  transaction.delete(historyRef(id))
}

function deleteRecord(transaction: Transaction, id: string, call: string): void {
  transaction.delete(artifactRef(id))
  deleteRelatedDocuments(transaction, id)
  writeTombstone(transaction, id, call)
}

/** Deletes an artifact with few likes, or marks it. */
function startDelete(id: string, uid: string, call: string): Promise<Step> {
  return transact(async (transaction, sent) => {
    if (sent && (await hasDeleted(transaction, id, call))) return 'deleted'
    const fields = await readOwned(transaction, id, uid)
    if (isBeingDeleted(fields)) return 'more'
    const docs = await fewLikes(transaction, id, fields)
    const writeRelease = await releasePhotos(transaction, id, fields)
    removeReportMark(transaction, id)
    removeMore(transaction, id, fields)
    writeRelease()
    if (docs === null) {
      transaction.update(artifactRef(id), {
        [DELETING]: FieldValue.serverTimestamp(),
        name_key: FieldValue.delete(),
        name_pieces: FieldValue.delete(),
        added_at: FieldValue.delete(),
        artifact_image: FieldValue.delete(),
        ...noMoreFields(),
      })
      return 'more'
    }
    docs.forEach(({ ref }) => transaction.delete(ref))
    deleteRecord(transaction, id, call)
    return 'deleted'
  })
}

/** Deletes the next likes of a marked artifact; with the last ones, the artifact. */
function deleteNextBatch(id: string, call: string): Promise<Step> {
  return transact(async (transaction, sent) => {
    if (sent && (await hasDeleted(transaction, id, call))) return 'deleted'
    const fields = fieldsOf(await transaction.get(artifactRef(id)))
    if (fields === null) return 'gone'
    const { docs } = await transaction.get(likesOf(id).limit(LIKES_PER_COMMIT).select())
    docs.forEach(({ ref }) => transaction.delete(ref))
    if (docs.length < LIKES_PER_COMMIT) {
      deleteRecord(transaction, id, call)
      return 'deleted'
    }
    const { likes_count } = readArtifact(id, fields)
    transaction.update(artifactRef(id), { likes_count: Math.max(0, likes_count - docs.length) })
    return 'more'
  })
}

/**
 * Continues a started deletion.
 * @param call id of the call
 * @returns true if this call finished it
 * @throws Problem 503 at the deadline; completed commits stay
 */
export async function finishDelete(
  id: string,
  deadline = Infinity,
  call: string = randomUUID(),
): Promise<boolean> {
  while (Date.now() < deadline) {
    const step = await deleteNextBatch(id, call)
    if (step !== 'more') return step === 'deleted'
  }
  throw stillDeleting()
}

/** Deletes the next likes of the user's artifact in `hidden` or `trash`; with the last ones, the artifact. */
function deleteNextHidden(ref: DocumentReference, uid: string): Promise<Step> {
  return transactOnce<Step>(async (transaction, sign) => {
    const { id } = ref
    const fields = fieldsOf(await transaction.get(ref))
    if (fields?.adder_uid !== uid) return 'gone'
    const { docs } = await transaction.get(hiddenLikesOf(id).limit(LIKES_PER_COMMIT).select())
    const writeRelease = await releasePhotos(transaction, id, fields)
    docs.forEach(({ ref }) => transaction.delete(ref))
    if (docs.length === LIKES_PER_COMMIT) return 'more'
    transaction.delete(ref)
    deleteRelatedDocuments(transaction, id)
    writeRelease()
    sign()
    return 'deleted'
  })
}

/** Deletes the user's artifact in `hidden` or `trash`. @returns false if there was none @throws Problem 503 at the deadline */
async function deleteHidden(ref: DocumentReference, uid: string, deadline: number): Promise<boolean> {
  await finishHide(ref.id, deadline)
  while (Date.now() < deadline) {
    const step = await deleteNextHidden(ref, uid)
    if (step !== 'more') return step === 'deleted'
  }
  throw stillDeleting()
}

/**
 * Deletes the user's artifact for good, hidden or not, or one whose deletion could still be undone.
 * @param deadline ms since 1970
 * @throws Problem 404 if it does not exist or another call deleted it; 403 if another user added it; 503 at the deadline
 */
export async function purge(id: string, uid: string, deadline = Infinity): Promise<void> {
  const away = await firestore.getAll(hiddenRef(id), trashRef(id))
  const found = away.find(({ exists }) => exists)
  if (found) {
    if (!(await deleteHidden(found.ref, uid, deadline))) throw artifactNotFound()
  } else {
    const call = randomUUID()
    const step = await startDelete(id, uid, call)
    if (step === 'more' && !(await finishDelete(id, deadline, call))) throw artifactNotFound()
  }
  await removeReportsOf({ kind: 'artifact', id })
}
