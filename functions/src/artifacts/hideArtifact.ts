/**
 * Takes an artifact out of sight and back (docs/decisions/009-reports.md). Hiding moves its content to
 * `hidden/{id}` in one commit, with as many likes as that takes; its private half stays. While further likes follow, commit by
 * commit, a document without content stays behind to count those that are left. Restoring puts the content back at once;
 * likes then follow, each with the count. Its photo is not served while it is hidden. After a crash the same call, or the reconciler, goes on.
 */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { likeCopies } from '@tracker/domain/likes/like.ts'
import { DELETING, HIDING } from '@tracker/domain/artifact/storedArtifact.ts'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { historyKeeper } from '#artifacts/artifactHistory.ts'
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
import { photoHider } from '#photos/photoUsage.ts'

/** Each move is two writes. */
const MOVES_PER_COMMIT = LIKES_PER_COMMIT / 2

const countIn = (id: string, fields: Fields) => readArtifact(id, fields).likes_count

/** Reads the next likes to be hidden; what it answers moves them, and leaves the document that counts the rest. */
async function nextToHide(transaction: Transaction, id: string, count: number) {
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
 * Reads what hiding needs, in a transaction.
 * @param stored the visible artifact
 * @returns what writes the first step; `finishHide` does the rest
 */
export async function startHide(transaction: Transaction, id: string, stored: Fields, reason: string) {
  const moveLikes = await nextToHide(transaction, id, countIn(id, stored))
  const hidePhoto = await photoHider(transaction, id, stored, true)
  const keepChange = await historyKeeper(transaction, id, stored)
  return () => {
    hidePhoto()
    keepChange({ kind: 'hidden' })
    transaction.set(hiddenRef(id), {
      ...stored,
      hidden_reason: reason,
      hidden_at: FieldValue.serverTimestamp(),
    })
    moveLikes()
  }
}

/** Has the rest of the likes follow a hidden artifact. @param deadline when to stop, in milliseconds */
export async function finishHide(id: string, deadline = Infinity): Promise<void> {
  const step = () =>
    transact(async (transaction) => {
      const fields = fieldsOf(await transaction.get(artifactRef(id)))
      if (fields === null || !isBeingHidden(fields)) return false
      const moveLikes = await nextToHide(transaction, id, countIn(id, fields))
      moveLikes()
      return true
    })
  while (Date.now() < deadline && (await step()));
}

/** Reads the next likes to come back: `created` of them are not there yet, `move` writes them with the artifact's copies. */
async function nextToReturn(transaction: Transaction, id: string, stored: Fields) {
  const { docs } = await transaction.get(hiddenLikesOf(id).limit(MOVES_PER_COMMIT))
  const places = docs.length === 0 ? [] : await transaction.getAll(...docs.map((like) => likeRef(like.id)))
  const isNew = (index: number) => places[index]?.exists === false
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
 * Reads what restoring needs, in a transaction.
 * @param rest what stands in the artifact's place: likes that had not followed yet are counted there; null when nothing does
 * @returns what writes the first step; `finishRestore` does the rest
 */
export async function startRestore(transaction: Transaction, id: string, kept: Fields, rest: Fields | null) {
  const { hidden_reason: _, hidden_at: __, ...content } = kept
  const { created, move } = await nextToReturn(transaction, id, content)
  const showPhoto = await photoHider(transaction, id, kept, false)
  const keepChange = await historyKeeper(transaction, id, kept)
  return () => {
    showPhoto()
    keepChange({ kind: 'restored' })
    const likes_count = (rest ? countIn(id, rest) : 0) + created
    // Whoever follows changes by their time sees that it is back.
    transaction.set(artifactRef(id), { ...content, likes_count, updated_at: FieldValue.serverTimestamp() })
    transaction.delete(hiddenRef(id))
    move()
  }
}

/**
 * Has the rest of the likes come back to a restored artifact; those of an artifact that is gone are removed.
 * @param deadline when to stop, in milliseconds
 */
export async function finishRestore(id: string, deadline = Infinity): Promise<void> {
  const step = () =>
    transact(async (transaction) => {
      const [artifact, kept] = await transaction.getAll(artifactRef(id), hiddenRef(id))
      if (!artifact || kept?.exists) return false
      const fields = fieldsOf(artifact)
      if (!isVisible(fields)) {
        const { docs } = await transaction.get(hiddenLikesOf(id).limit(LIKES_PER_COMMIT).select())
        docs.forEach(({ ref }) => transaction.delete(ref))
        return docs.length === LIKES_PER_COMMIT
      }
      const { created, isLast, move } = await nextToReturn(transaction, id, fields)
      move()
      if (created > 0) transaction.update(artifactRef(id), { likes_count: countIn(id, fields) + created })
      return !isLast
    })
  while (Date.now() < deadline && (await step()));
}
