/**
 * Use of photos by artifacts. Only artifacts of the uploader, visible or hidden, may use a photo, with exactly the URL that the
 * upload returned (docs/decisions/012-photos.md).
 */
import { isPhotoOf, photoIdIn } from '@tracker/domain/photo/photoAddress.ts'
import { photoState } from '@tracker/domain/visibility/readers.ts'
import type { Visibility } from '@tracker/domain/visibility/recordState.ts'
import { say } from '@tracker/domain/messages/message.ts'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import { artifacts, type Fields, fieldsOf, hidden, photoRef, transact, trash } from '#firestore.ts'
import { invalidField } from '#http/problem.ts'

/** Uploader and URL of a photo. */
interface OwnedPhoto {
  readonly ref: DocumentReference
  readonly uid: string
  readonly url: string
}

/** Reads a photo without its bytes, or null. Locks it for the transaction. */
export async function readPhotoOwner(transaction: Transaction, id: string): Promise<OwnedPhoto | null> {
  const ref = photoRef(id)
  const [snapshot] = await transaction.getAll(ref, { fieldMask: ['uid', 'url'] })
  const fields = snapshot && fieldsOf(snapshot)
  return fields ? { ref, uid: String(fields.uid), url: String(fields.url) } : null
}

/** Where the artifacts are that use a photo. Those that are only held are in `hidden` too. */
const COLLECTIONS = { visible: artifacts, hidden, deleted: trash } as const satisfies Partial<
  Record<Visibility, unknown>
>

type PhotoUse = Pick<OwnedPhoto, 'uid' | 'url'>

const usersIn = (visibility: keyof typeof COLLECTIONS, { uid, url }: PhotoUse) =>
  COLLECTIONS[visibility].where('artifact_image', '==', url).where('adder_uid', '==', uid).select()

/**
 * Returns true if everybody may see a photo. Nothing is stored for this: what moves or deletes an artifact, also directly in
 * Firestore, shows and hides its photo by that alone. Costs one read.
 */
export async function isPhotoPublic(photo: PhotoUse): Promise<boolean> {
  const { docs } = await usersIn('visible', photo).limit(1).get()
  return photoState(docs.map(() => 'visible')) === 'public'
}

/** Returns the ids of artifacts that use a photo, at most two per collection. */
export async function artifactsUsingPhoto(transaction: Transaction, photo: PhotoUse): Promise<string[]> {
  const queries = (['visible', 'hidden', 'deleted'] as const).map((one) => usersIn(one, photo).limit(2))
  const results = await Promise.all(queries.map((query) => transaction.get(query)))
  return results.flatMap(({ docs }) => docs.map(({ id }) => id))
}

/**
 * Checks and locks the photo that an artifact is about to use. Ignores URLs of other sites.
 * @throws Problem 400 unless it exists and belongs to the user
 */
export async function requireOwnPhoto(
  transaction: Transaction,
  address: string,
  site: string,
  uid: string,
): Promise<void> {
  if (!isPhotoOf(address, site)) return
  const id = photoIdIn(address)
  const photo = id === '' ? null : await readPhotoOwner(transaction, id)
  if (photo?.url !== address) {
    throw invalidField('artifact_image', say('photo-gone'))
  }
  if (photo.uid !== uid) {
    throw invalidField('artifact_image', say('photo-of-another'))
  }
}

/** Returns the photo that a stored artifact uses, if its adder uploaded it. */
async function photoUsedBy(transaction: Transaction, { artifact_image, adder_uid }: Fields) {
  const id = typeof artifact_image === 'string' ? photoIdIn(artifact_image) : ''
  const photo = id === '' ? null : await readPhotoOwner(transaction, id)
  return photo?.url === artifact_image && photo?.uid === adder_uid ? photo : null
}

/** Reads whether an artifact is the only one that uses its photo. @returns a function that deletes the photo in that case */
export async function releasePhoto(
  transaction: Transaction,
  artifactId: string,
  fields: Fields,
): Promise<() => void> {
  const photo = await photoUsedBy(transaction, fields)
  const artifactIds = photo ? await artifactsUsingPhoto(transaction, photo) : []
  const isLast = artifactIds.every((id) => id === artifactId)
  return () => {
    if (photo && isLast) transaction.delete(photo.ref)
  }
}

/** Deletes a photo of any user if no artifact uses it. */
export function deletePhotoIfUnused(id: string): Promise<void> {
  return transact(async (transaction) => {
    const photo = await readPhotoOwner(transaction, id)
    if (photo && (await artifactsUsingPhoto(transaction, photo)).length === 0) transaction.delete(photo.ref)
  })
}
