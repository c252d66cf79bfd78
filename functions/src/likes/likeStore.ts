/** Likes in Firestore: the record and the count change in one transaction that reads the artifact. */
import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { likeCopies, likeId } from '@tracker/domain/likes/like.ts'
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore'
import { isVisible } from '#artifacts/artifactRecord.ts'
import { artifactRef, fieldsOf, likeRef, likes, transact } from '#firestore.ts'
import { artifactOfLike, countWithout, type LikeOwner, planLike, planUnlike } from '#likes/planLike.ts'
import { type Cursor, type Page, readPage } from '#pagination.ts'

function artifactIn(snapshot: DocumentSnapshot): Artifact | null {
  const fields = fieldsOf(snapshot)
  return isVisible(fields) ? readArtifact(snapshot.id, fields) : null
}

function ownerIn(snapshot: DocumentSnapshot): LikeOwner | null {
  const fields = fieldsOf(snapshot)
  return fields && { uid: String(fields.uid), artifactId: String(fields.artifactId) }
}

/** Always the artifact first, so that a like and an unlike never wait for each other. */
async function readBoth(transaction: Transaction, artifactId: string, id: string) {
  const artifactDoc = await transaction.get(artifactRef(artifactId))
  return [artifactDoc, await transaction.get(likeRef(id))] as const
}

/** Likes an artifact once. @returns the like's id @throws Problem 404 for an unknown artifact */
export function likeArtifact(person: { uid: string; email: string }, artifactId: string): Promise<string> {
  const id = likeId(person.uid, artifactId)
  return transact(async (transaction) => {
    const [artifactDoc, likeDoc] = await readBoth(transaction, artifactId, id)
    const artifact = artifactIn(artifactDoc)
    const { likesCount } = planLike(
      { uid: person.uid, artifactId },
      artifact && { likesCount: artifact.likes_count },
      ownerIn(likeDoc),
    )
    if (artifact === null || likesCount === null) return id
    transaction.create(likeDoc.ref, {
      ...likeCopies(artifact),
      artifactId,
      userEmail: person.email,
      uid: person.uid,
      liked_at: FieldValue.serverTimestamp(),
    })
    transaction.update(artifactDoc.ref, { likes_count: likesCount })
    return id
  })
}

/** Takes a like back. @returns whether there was one @throws Problem 403 for a like of somebody else */
export function unlikeArtifact(uid: string, id: string): Promise<boolean> {
  const artifactId = artifactOfLike(uid, id)
  return transact(async (transaction) => {
    const [artifactDoc, likeDoc] = await readBoth(transaction, artifactId, id)
    if (!planUnlike(uid, ownerIn(likeDoc))) return false
    transaction.delete(likeDoc.ref)
    // An artifact that is being deleted still counts its likes, until the last one is gone.
    const fields = fieldsOf(artifactDoc)
    if (fields) {
      const { likes_count } = readArtifact(artifactId, fields)
      transaction.update(artifactDoc.ref, { likes_count: countWithout(likes_count) })
    }
    return true
  })
}

/** A page of what a person likes, newest like first. */
export function likedBy(uid: string, limit: number, after: Cursor | null): Promise<Page> {
  return readPage(likes.where('uid', '==', uid), { field: 'liked_at', direction: 'desc' }, limit, after)
}
