/**
 * Which photos artifacts use. A photo is its sender's: only the sender's artifacts use it, by exactly the address that was
 * answered, whether they are shown or hidden (docs/decisions/012-photos.md).
 */
import { isPhotoOf, photoIdIn } from '@tracker/domain/photo/photoAddress.ts'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import { artifacts, type Fields, fieldsOf, hidden, photoRef, transact } from '#firestore.ts'
import { invalidField } from '#http/problem.ts'

/** Whose photo it is, under which address. */
export interface OwnedPhoto {
  readonly ref: DocumentReference
  readonly uid: string
  readonly url: string
}

/** A photo without its bytes; null when there is none. The transaction holds it from then on. */
export async function readOwnership(transaction: Transaction, id: string): Promise<OwnedPhoto | null> {
  const ref = photoRef(id)
  const [snapshot] = await transaction.getAll(ref, { fieldMask: ['uid', 'url'] })
  const fields = snapshot && fieldsOf(snapshot)
  return fields ? { ref, uid: String(fields.uid), url: String(fields.url) } : null
}

/** The ids of artifacts that use a photo: two at most. */
export async function usersOf(
  transaction: Transaction,
  { uid, url }: Omit<OwnedPhoto, 'ref'>,
): Promise<string[]> {
  const using = [artifacts, hidden].map((collection) =>
    collection.where('artifact_image', '==', url).where('adder_uid', '==', uid).limit(2).select(),
  )
  const found = await Promise.all(using.map((query) => transaction.get(query)))
  return found.flatMap(({ docs }) => docs.map(({ id }) => id))
}

/**
 * Holds the photo that an artifact is about to show, when its address leads to one of this site.
 * @throws Problem 400 unless it is there and this person's own
 */
export async function requireOwnPhoto(
  transaction: Transaction,
  address: string,
  site: string,
  uid: string,
): Promise<void> {
  if (!isPhotoOf(address, site)) return
  const id = photoIdIn(address)
  const photo = id === '' ? null : await readOwnership(transaction, id)
  if (photo?.url !== address) {
    throw invalidField('artifact_image', 'This photo is not there any more. Please send it again.')
  }
  if (photo.uid !== uid) {
    throw invalidField('artifact_image', 'This photo was sent by somebody else. Please send one of your own.')
  }
}

/** The photo that a stored artifact shows, when it is its adder's. */
async function photoOf(transaction: Transaction, { artifact_image, adder_uid }: Fields) {
  const id = typeof artifact_image === 'string' ? photoIdIn(artifact_image) : ''
  const photo = id === '' ? null : await readOwnership(transaction, id)
  return photo?.url === artifact_image && photo?.uid === adder_uid ? photo : null
}

/** Reads whether an artifact is the last one to use its photo. @returns what removes the photo then */
export async function photoLeaver(
  transaction: Transaction,
  artifactId: string,
  fields: Fields,
): Promise<() => void> {
  const photo = await photoOf(transaction, fields)
  const users = photo ? await usersOf(transaction, photo) : []
  const isLast = users.every((id) => id === artifactId)
  return () => {
    if (photo && isLast) transaction.delete(photo.ref)
  }
}

/**
 * Reads whether an artifact has a photo that is served to everybody.
 * @param isHidden whether the artifact is being hidden, or restored
 * @returns what closes the photo; or opens it again, unless another artifact that uses it is hidden
 */
export async function photoHider(
  transaction: Transaction,
  artifactId: string,
  fields: Fields,
  isHidden: boolean,
): Promise<() => void> {
  const photo = await photoOf(transaction, fields)
  if (!photo) return () => undefined
  const others = hidden.where('artifact_image', '==', photo.url).where('adder_uid', '==', photo.uid).limit(2)
  const { docs } = isHidden ? { docs: [] } : await transaction.get(others.select())
  const isShown = !isHidden && docs.every(({ id }) => id === artifactId)
  return () => {
    transaction.update(photo.ref, { is_hidden: !isShown })
  }
}

/** Removes a photo that nobody uses, whoever sent it; one that is used, or gone, stays as it is. */
export function removeUnused(id: string): Promise<void> {
  return transact(async (transaction) => {
    const photo = await readOwnership(transaction, id)
    if (photo && (await usersOf(transaction, photo)).length === 0) transaction.delete(photo.ref)
  })
}
