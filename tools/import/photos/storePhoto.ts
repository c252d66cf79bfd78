import { errorCode } from '@tracker/domain/api/problem.ts'
import { PHOTOS } from '@tracker/domain/firestore/collections.ts'
import { type NewPhoto, storedPhoto } from '@tracker/domain/photo/photo.ts'
import { photoIdIn } from '@tracker/domain/photo/photoAddress.ts'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { ALREADY_EXISTS } from '#import/storeRecords.ts'

/**
 * Stores a photo unless it is already stored.
 * @param uid owner of the photo
 * @returns whether it was stored
 */
export async function storePhoto(
  firestore: Firestore,
  uid: string,
  url: string,
  photo: NewPhoto,
): Promise<boolean> {
  const fields = { ...storedPhoto(uid, url, photo), sent_at: FieldValue.serverTimestamp() }
  try {
    await firestore.collection(PHOTOS).doc(photoIdIn(url)).create(fields)
  } catch (error) {
    if (errorCode(error) !== ALREADY_EXISTS) throw error
    return false
  }
  return true
}
