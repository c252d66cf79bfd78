/**
 * Hides and restores artifacts (docs/decisions/009-reports.md).
 *
 * Hiding moves the content to `hidden/{id}` in one commit, together with the first likes; the private document stays. While
 * further commits move the other likes, an empty placeholder remains that counts them. Restoring moves the content back in one
 * commit, and then the likes with the count. A hidden artifact's photo is not served. After a crash, the same call or the
 * reconciler continues.
 *
 * Firestore transactions read before they write. Functions that take part in a transaction therefore read first and return a
 * function with their writes.
 */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { likeCopies } from '@tracker/domain/likes/like.ts'
import { DELETING, HIDING } from '@tracker/domain/artifact/storedArtifact.ts'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { appendHistory } from '#artifacts/artifactHistory.ts'
import { isBeingHidden, isVisible } from '#artifacts/artifactRecord.ts'
import {
  artifactRef,
  type Fields,
  fieldsOf,
  hiddenLikeRef,
  hiddenLikesOf,
  hiddenRef,
  likeRef,
  LIKES_PER_COMMIT,
  likesOf,
  transact,
} from '#firestore.ts'
import { hidePhoto } from '#photos/photoUsage.ts'

/** Moving a like takes two writes. */
const MOVES_PER_COMMIT = LIKES_PER_COMMIT / 2

const countIn = (id: string, fields: Fields) => readArtifact(id, fields).likes_count

/** Reads the next likes to hide. @returns a function that moves them and updates or deletes the placeholder */
async function prepareHideLikes(transaction: Transaction, id: string, count: number) {
  const { docs } = await transaction.get(likesOf(id).limit(MOVES_PER_COMMIT))
  return () => {
    docs.forEach((like) => {
      transaction.set(hiddenLikeRef(like.id), like.data())
      transaction.delete(like.ref)
    })
    if (docs.length < MOVES_PER_COMMIT) transaction.delete(artifactRef(id))
    else {
      const likes_count = Math.max(0, count - docs.length)
      transaction.set(artifactRef(id), {
        likes_count,
        [HIDING]: true,
        [DELETING]: FieldValue.serverTimestamp(),
      })
    }
  }
}

/**
 * Starts hiding a visible artifact.
 * @param stored the artifact's fields
 * @returns a function with the writes of the first commit; `finishHide` moves the other likes
 */
export async function startHide(transaction: Transaction, id: string, stored: Fields, reason: string) {
  const moveLikes = await prepareHideLikes(transaction, id, countIn(id, stored))
  const writePhoto = await hidePhoto(transaction, id, stored, true)
  const writeHistory = await appendHistory(transaction, id, stored)
  return () => {
    writePhoto()
    writeHistory({ kind: 'hidden' })
    transaction.set(hiddenRef(id), {
      ...stored,
      hidden_reason: reason,
      hidden_at: FieldValue.serverTimestamp(),
    })
    moveLikes()
  }
}

/** Moves the remaining likes of a hidden artifact. @param deadline ms since 1970 */
export async function finishHide(id: string, deadline = Infinity): Promise<void> {
  const step = () =>
    transact(async (transaction) => {
      const fields = fieldsOf(await transaction.get(artifactRef(id)))
      if (fields === null || !isBeingHidden(fields)) return false
      const moveLikes = await prepareHideLikes(transaction, id, countIn(id, fields))
      moveLikes()
      return true
    })
  while (Date.now() < deadline && (await step()));
}

/**
 * Reads the next likes to restore.
 * @returns `created`: the number of likes that do not exist yet; `move`: a function that writes them with current copies
 */
async function prepareRestoreLikes(transaction: Transaction, id: string, stored: Fields) {
  const { docs } = await transaction.get(hiddenLikesOf(id).limit(MOVES_PER_COMMIT))
  const existing = docs.length === 0 ? [] : await transaction.getAll(...docs.map((like) => likeRef(like.id)))
  const isNew = (index: number) => existing[index]?.exists === false
  const copies = likeCopies(readArtifact(id, stored))
  return {
    created: docs.filter((_, index) => isNew(index)).length,
    isLast: docs.length < MOVES_PER_COMMIT,
    move: () =>
      docs.forEach((like, index) => {
        if (isNew(index)) transaction.create(likeRef(like.id), { ...like.data(), ...copies })
        transaction.delete(like.ref)
      }),
  }
}

/**
 * Starts restoring a hidden artifact.
 * @param stored fields of the hidden document
 * @param placeholder fields of the placeholder, which counts likes that were not hidden yet; null if there is none
 * @returns a function with the writes of the first commit; `finishRestore` moves the other likes
 */
export async function startRestore(
  transaction: Transaction,
  id: string,
  stored: Fields,
  placeholder: Fields | null,
) {
  const { hidden_reason: _, hidden_at: __, ...content } = stored
  const { created, move } = await prepareRestoreLikes(transaction, id, content)
  const writePhoto = await hidePhoto(transaction, id, stored, false)
  const writeHistory = await appendHistory(transaction, id, stored)
  return () => {
    writePhoto()
    writeHistory({ kind: 'restored' })
    const likes_count = (placeholder ? countIn(id, placeholder) : 0) + created
    // Index synchronisation finds the artifact by this time.
    transaction.set(artifactRef(id), { ...content, likes_count, updated_at: FieldValue.serverTimestamp() })
    transaction.delete(hiddenRef(id))
    move()
  }
}

/**
 * Moves the remaining likes of a restored artifact back. Deletes them if the artifact no longer exists.
 * @param deadline ms since 1970
 */
export async function finishRestore(id: string, deadline = Infinity): Promise<void> {
  const step = () =>
    transact(async (transaction) => {
      const [artifact, hiddenArtifact] = await transaction.getAll(artifactRef(id), hiddenRef(id))
      if (!artifact || hiddenArtifact?.exists) return false
      const fields = fieldsOf(artifact)
      if (!isVisible(fields)) {
        const { docs } = await transaction.get(hiddenLikesOf(id).limit(LIKES_PER_COMMIT).select())
        docs.forEach(({ ref }) => transaction.delete(ref))
        return docs.length === LIKES_PER_COMMIT
      }
      const { created, isLast, move } = await prepareRestoreLikes(transaction, id, fields)
      move()
      if (created > 0) transaction.update(artifactRef(id), { likes_count: countIn(id, fields) + created })
      return !isLast
    })
  while (Date.now() < deadline && (await step()));
}
