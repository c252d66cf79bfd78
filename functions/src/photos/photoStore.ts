/** Photos in Firestore: one document per photo with the bytes of its copies, which never change. */
import { Problem } from '@tracker/domain/api/problem.ts'
import { type NewPhoto, type PhotoSize, storedPhoto } from '@tracker/domain/photo/photo.ts'
import { isPhotoId, photoAddress, photoId } from '@tracker/domain/photo/photoAddress.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { fieldsOf, firestore, photoRef, photos, transact } from '#firestore.ts'
import type { User } from '#http/auth.ts'
import { artifactsUsingPhoto, isPhotoPublic, readPhotoOwner } from '#photos/photoUsage.ts'
import { reserveDaily } from '#quotas/dailyQuota.ts'
import { transactOnce } from '#receipts.ts'

/**
 * Stores a photo and counts it in the daily quota.
 * @param origin origin for its URL
 * @returns its URL
 * @throws Problem 429 over the quota
 */
export function addPhoto(user: User, origin: string, photo: NewPhoto): Promise<string> {
  const id = photoId(photos.doc().id, photo)
  const url = photoAddress(origin, id)
  return transact(async (transaction, sent) => {
    if (sent && (await readPhotoOwner(transaction, id))) return url
    const writeQuota = await reserveDaily(transaction, user, 'photos')
    transaction.create(photoRef(id), {
      ...storedPhoto(user.uid, url, photo),
      sent_at: FieldValue.serverTimestamp(),
    })
    writeQuota()
    return url
  })
}

const noPhoto = () => new Problem('not-found', say('photo-missing'))

interface Copy {
  readonly type: string
  readonly bytes: Uint8Array
}

/** Decides whether the reader may see a photo. */
type IsShown = (photo: { readonly uid: string; readonly url: string }) => boolean | Promise<boolean>

/**
 * Reads a copy of a photo with one document read. Falls back to the large copy if there is no medium one.
 * @throws Problem 404 if the photo does not exist or is not shown
 */
async function readCopyIf(id: string, size: PhotoSize, isShown: IsShown): Promise<Copy> {
  if (!isPhotoId(id)) throw noPhoto()
  const sizes: PhotoSize[] = size === 'medium' ? ['medium', 'large'] : [size]
  const fieldMask = [...sizes, 'type', 'uid', 'url']
  const [snapshot] = await firestore.getAll(photoRef(id), { fieldMask })
  const fields = snapshot ? fieldsOf(snapshot) : null
  const bytes = sizes.map((copy) => fields?.[copy]).find((copy) => copy instanceof Uint8Array)
  if (fields === null || !bytes) throw noPhoto()
  if (!(await isShown({ uid: String(fields.uid), url: String(fields.url) }))) throw noPhoto()
  return { type: String(fields.type), bytes }
}

/** Maximum documents that `readCopy` reads: the photo, and an artifact that uses it. */
export const READS_PER_PHOTO = 2

/** Reads a copy of a photo for anyone. @throws Problem 404 if it does not exist or no visible artifact uses it */
export const readCopy = (id: string, size: PhotoSize): Promise<Copy> => readCopyIf(id, size, isPhotoPublic)

/**
 * Reads a copy of a photo, public or not, for a curator or the user who uploaded it.
 * @throws Problem 404 if it does not exist, also for other users
 */
export const readHiddenCopy = (
  id: string,
  size: PhotoSize,
  { uid, isCurator }: Pick<User, 'uid' | 'isCurator'>,
): Promise<Copy> => readCopyIf(id, size, (photo) => isCurator || photo.uid === uid)

/**
 * Deletes the user's photo if no artifact uses it.
 * @throws Problem 404 if it does not exist, 403 if another user uploaded it, 409 if an artifact uses it
 */
export async function removePhoto(id: string, uid: string): Promise<void> {
  if (!isPhotoId(id)) throw noPhoto()
  return transactOnce(async (transaction, sign) => {
    const photo = await readPhotoOwner(transaction, id)
    if (photo === null) throw noPhoto()
    if (photo.uid !== uid) throw new Problem('forbidden', say('photo-owner-only'))
    if ((await artifactsUsingPhoto(transaction, photo)).length > 0) {
      throw new Problem('conflict', say('photo-used'))
    }
    transaction.delete(photo.ref)
    sign()
  })
}
