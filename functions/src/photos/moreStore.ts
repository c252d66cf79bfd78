/** The document with the further photographs of a visible artifact. It exists only while the artifact is visible and has some. */
import { MORE_PHOTOS_FIELD } from '@tracker/domain/photo/morePhotos.ts'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import type { Transaction } from 'firebase-admin/firestore'
import { type Fields, fieldsOf, morePhotosRef } from '#firestore.ts'
import { hasMore, moreIn } from '#photos/moreFields.ts'

/**
 * Reads the further photographs of a visible artifact. Costs a read only if it has some.
 * @param transaction null outside of a transaction
 */
export async function readMore(
  transaction: Transaction | null,
  id: string,
  stored: Fields,
): Promise<readonly Photograph[]> {
  if (!hasMore(stored)) return []
  const ref = morePhotosRef(id)
  return moreIn(fieldsOf(await (transaction ? transaction.get(ref) : ref.get())))
}

/** Writes the further photographs of a visible artifact. */
export function writeMore(
  transaction: Transaction,
  id: string,
  adderUid: unknown,
  photos: readonly Photograph[],
): void {
  if (photos.length === 0) transaction.delete(morePhotosRef(id))
  else transaction.set(morePhotosRef(id), { adder_uid: adderUid, [MORE_PHOTOS_FIELD]: photos })
}

/** Deletes the document of a visible artifact that has one. */
export function removeMore(transaction: Transaction, id: string, stored: Fields): void {
  if (hasMore(stored)) transaction.delete(morePhotosRef(id))
}
