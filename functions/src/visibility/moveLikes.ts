/**
 * Moves an artifact out of sight and back, with its likes: to hide it, or to delete it so that this can be undone.
 *
 * The first commit removes the artifact, whose fields the caller copies, together with the first likes. While further commits
 * move the other likes to `hiddenLikes`, an empty placeholder remains that counts them. Moving back brings the content back in
 * one commit, and then the likes with the count. After a crash, the same call or the reconciler continues.
 */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { likeCopies } from '@tracker/domain/likes/like.ts'
import { DELETING, HIDING } from '@tracker/domain/artifact/storedArtifact.ts'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
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
  trashRef,
} from '#firestore.ts'

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
 * Removes a visible artifact with its first likes, after the caller has copied its fields.
 * @returns a function with the writes; `finishHide` moves the other likes
 */
export const startMoveAway = (transaction: Transaction, id: string, stored: Fields) =>
  prepareHideLikes(transaction, id, countIn(id, stored))

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
 * Restores an artifact with its first likes. The caller deletes the copy.
 * @param content the artifact's fields
 * @param placeholder counts likes that were not hidden yet; null if there is none
 * @returns a function with the writes; `finishRestore` moves the other likes
 */
export async function startMoveBack(
  transaction: Transaction,
  id: string,
  content: Fields,
  placeholder: Fields | null,
) {
  const { created, move } = await prepareRestoreLikes(transaction, id, content)
  return () => {
    const likes_count = (placeholder ? countIn(id, placeholder) : 0) + created
    // Index synchronisation finds the artifact by this time.
    transaction.set(artifactRef(id), { ...content, likes_count, updated_at: FieldValue.serverTimestamp() })
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
      const snapshots = await transaction.getAll(artifactRef(id), hiddenRef(id), trashRef(id))
      const [artifact, ...elsewhere] = snapshots
      if (!artifact || elsewhere.some(({ exists }) => exists)) return false
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
