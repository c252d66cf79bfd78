/** Likes in Firestore. The like and the artifact's count change in one transaction. */
import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { likeCopies, likeId } from '@tracker/domain/likes/like.ts'
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore'
import { isVisible } from '#artifacts/artifactRecord.ts'
import { artifactRef, fieldsOf, likeRef, likes, transact } from '#firestore.ts'
import { artifactOfLike, countWithout, type LikeOwner, planLike, planUnlike } from '#likes/planLike.ts'
import type { Cursor } from '#pagination/cursor.ts'
import { type ResultPage, readPage } from '#pagination/pages.ts'
import { transactOnce } from '#receipts.ts'

function artifactIn(snapshot: DocumentSnapshot): Artifact | null {
  const fields = fieldsOf(snapshot)
  return isVisible(fields) ? readArtifact(snapshot.id, fields) : null
}

function ownerIn(snapshot: DocumentSnapshot): LikeOwner | null {
  const fields = fieldsOf(snapshot)
  return fields && { uid: String(fields.uid), artifactId: String(fields.artifactId) }
}

/** Reads the artifact before the like. The fixed order avoids deadlocks between like and unlike. */
async function readBoth(transaction: Transaction, artifactId: string, id: string) {
  const artifactDoc = await transaction.get(artifactRef(artifactId))
  return [artifactDoc, await transaction.get(likeRef(id))] as const
}

/** Likes an artifact; repeating it changes nothing. @returns the like's id @throws Problem 404 for an unknown artifact */
export function likeArtifact(user: { uid: string; email: string }, artifactId: string): Promise<string> {
  const id = likeId(user.uid, artifactId)
  return transact(async (transaction) => {
    const [artifactDoc, likeDoc] = await readBoth(transaction, artifactId, id)
    const artifact = artifactIn(artifactDoc)
    const { likesCount } = planLike(
      { uid: user.uid, artifactId },
      artifact && { likesCount: artifact.likes_count },
      ownerIn(likeDoc),
    )
    if (artifact === null || likesCount === null) return id
    transaction.create(likeDoc.ref, {
      ...likeCopies(artifact),
      artifactId,
      userEmail: user.email,
      uid: user.uid,
      liked_at: FieldValue.serverTimestamp(),
    })
    transaction.update(artifactDoc.ref, { likes_count: likesCount })
    return id
  })
}

/** Removes a like. @returns false if there was none @throws Problem 403 for another user's like */
export function unlikeArtifact(uid: string, id: string): Promise<boolean> {
  const artifactId = artifactOfLike(uid, id)
  return transactOnce(async (transaction, sign) => {
    const [artifactDoc, likeDoc] = await readBoth(transaction, artifactId, id)
    if (!planUnlike(uid, ownerIn(likeDoc))) return false
    transaction.delete(likeDoc.ref)
    sign()
    // Also while the artifact is being deleted, because it still counts its remaining likes.
    const fields = fieldsOf(artifactDoc)
    if (fields) {
      const { likes_count } = readArtifact(artifactId, fields)
      transaction.update(artifactDoc.ref, { likes_count: countWithout(likes_count) })
    }
    return true
  })
}

/** Reads a page of the user's likes, newest first. */
export function likedBy(uid: string, limit: number, after: Cursor | null): Promise<ResultPage> {
  return readPage(likes.where('uid', '==', uid), { field: 'liked_at', direction: 'desc' }, limit, after)
}
