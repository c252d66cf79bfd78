/**
 * Use of photos by artifacts. Only artifacts of the uploader, visible or hidden, may use a photo, with exactly the URL that the
 * upload returned (docs/decisions/012-photos.md).
 */
import { isPhotoOf, photoIdIn } from '@tracker/domain/photo/photoAddress.ts'
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

/** Returns the ids of artifacts that use a photo, at most two per collection. */
export async function artifactsUsingPhoto(
  transaction: Transaction,
  { uid, url }: Omit<OwnedPhoto, 'ref'>,
): Promise<string[]> {
  const queries = [artifacts, hidden, trash].map((collection) =>
    collection.where('artifact_image', '==', url).where('adder_uid', '==', uid).limit(2).select(),
  )
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
    throw invalidField('artifact_image', 'This photo is not there any more. Please send it again.')
  }
  if (photo.uid !== uid) {
    throw invalidField('artifact_image', 'This photo was sent by somebody else. Please send one of your own.')
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

/**
 * Reads the photo of an artifact that is being hidden or restored.
 * @param isHidden true to hide, false to restore
 * @returns a function that updates `is_hidden`; a photo stays hidden while another hidden artifact uses it
 */
export async function hidePhoto(
  transaction: Transaction,
  artifactId: string,
  fields: Fields,
  isHidden: boolean,
): Promise<() => void> {
  const photo = await photoUsedBy(transaction, fields)
  if (!photo) return () => undefined
  const others = hidden.where('artifact_image', '==', photo.url).where('adder_uid', '==', photo.uid).limit(2)
  const { docs } = isHidden ? { docs: [] } : await transaction.get(others.select())
  const isShown = !isHidden && docs.every(({ id }) => id === artifactId)
  return () => {
    transaction.update(photo.ref, { is_hidden: !isShown })
  }
}

/** Deletes a photo of any user if no artifact uses it. */
export function deletePhotoIfUnused(id: string): Promise<void> {
  return transact(async (transaction) => {
    const photo = await readPhotoOwner(transaction, id)
    if (photo && (await artifactsUsingPhoto(transaction, photo)).length === 0) transaction.delete(photo.ref)
  })
}
