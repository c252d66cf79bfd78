/** Photos in Firestore: a document each, with the bytes of its copies, that is never changed but to hide it. */
import { Problem } from '@tracker/domain/api/problem.ts'
import { type NewPhoto, type PhotoSize, storedPhoto } from '@tracker/domain/photo/photo.ts'
import { isPhotoId, photoAddress, photoId } from '@tracker/domain/photo/photoAddress.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { fieldsOf, firestore, photoRef, photos, transact } from '#firestore.ts'
import { readOwnership, usersOf } from '#photos/photoUsage.ts'
import { reservePhoto } from '#quotas/writeQuota.ts'

/**
 * Keeps a photo, within the quota of the day.
 * @param origin of the site, for its address
 * @returns its address
 * @throws Problem 429 over the quota
 */
export function addPhoto(uid: string, origin: string, photo: NewPhoto): Promise<string> {
  return transact(async (transaction) => {
    const count = await reservePhoto(transaction, uid)
    const id = photoId(photos.doc().id, photo)
    const url = photoAddress(origin, id)
    transaction.create(photoRef(id), {
      ...storedPhoto(uid, url, photo),
      sent_at: FieldValue.serverTimestamp(),
    })
    count()
    return url
  })
}

const noPhoto = () => new Problem('not-found', 'This photo does not exist.')

/**
 * A copy of a photo, in one read; the large one for a photo that was sent without a medium one.
 * @throws Problem 404 for one that is missing, or that shows what is hidden
 */
export async function readCopy(id: string, size: PhotoSize): Promise<{ type: string; bytes: Uint8Array }> {
  if (!isPhotoId(id)) throw noPhoto()
  const sizes: PhotoSize[] = size === 'medium' ? ['medium', 'large'] : [size]
  const [snapshot] = await firestore.getAll(photoRef(id), { fieldMask: [...sizes, 'type', 'is_hidden'] })
  const fields = snapshot ? fieldsOf(snapshot) : null
  const bytes = sizes.map((copy) => fields?.[copy]).find((copy) => copy instanceof Uint8Array)
  if (fields === null || fields.is_hidden !== false || !bytes) throw noPhoto()
  return { type: String(fields.type), bytes }
}

/**
 * Removes an own photo that no artifact uses.
 * @throws Problem 404 when it is missing, 403 when somebody else sent it, 409 when an artifact uses it
 */
export async function removePhoto(id: string, uid: string): Promise<void> {
  if (!isPhotoId(id)) throw noPhoto()
  return transact(async (transaction) => {
    const photo = await readOwnership(transaction, id)
    if (photo === null) throw noPhoto()
    if (photo.uid !== uid) throw new Problem('forbidden', 'Only who sent this photo can remove it.')
    if ((await usersOf(transaction, photo)).length > 0) {
      throw new Problem('conflict', 'An artifact shows this photo. Give it another image first.')
    }
    transaction.delete(photo.ref)
  })
}
