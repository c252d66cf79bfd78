/** The likes of an artifact that has few. */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { type Fields, LIKES_PER_COMMIT, likesOf } from '#firestore.ts'

/** Returns the likes if one commit can change all of them, else null. The count tells without reading them. */
export async function fewLikes(
  transaction: Transaction,
  id: string,
  stored: Fields,
): Promise<readonly QueryDocumentSnapshot[] | null> {
  if (readArtifact(id, stored).likes_count > LIKES_PER_COMMIT) return null
  const { docs } = await transaction.get(
    likesOf(id)
      .limit(LIKES_PER_COMMIT + 1)
      .select(),
  )
  return docs.length > LIKES_PER_COMMIT ? null : docs
}
