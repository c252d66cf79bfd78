/**
 * Use of photos by artifacts. Only artifacts of the uploader, visible or hidden, may use a photo, with exactly the URL that the
 * upload returned (docs/decisions/012-photos.md).
 */
import { isPhotoOf, photoIdIn } from '@tracker/domain/photo/photoAddress.ts'
import { photoAddressesIn } from '@tracker/domain/photo/photograph.ts'
import { photoState } from '@tracker/domain/visibility/readers.ts'
import type { Visibility } from '@tracker/domain/visibility/recordState.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { type DocumentReference, Filter, type Transaction } from 'firebase-admin/firestore'
import { artifacts, type Fields, fieldsOf, hidden, photoRef, transact, trash } from '#firestore.ts'
import { invalidField } from '#http/problem.ts'
import { MORE_URLS, moreUrlsOf } from '#photos/moreFields.ts'

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

/** Artifacts whose picture it is, or that have it among their further photographs. */
const usersIn = (visibility: keyof typeof COLLECTIONS, { uid, url }: PhotoUse) =>
  COLLECTIONS[visibility]
    .where(
      Filter.and(
        Filter.where('adder_uid', '==', uid),
        Filter.or(Filter.where('artifact_image', '==', url), Filter.where(MORE_URLS, 'array-contains', url)),
      ),
    )
    .select()

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
 * Checks and locks the photos that an artifact is about to use. Ignores URLs of other sites.
 * @param field field that names them, for errors
 * @throws Problem 400 unless they exist and belong to the user
 */
export async function requireOwnPhotos(
  transaction: Transaction,
  addresses: readonly string[],
  field: string,
  { site, uid }: { readonly site: string; readonly uid: string },
): Promise<void> {
  const own = [...new Set(addresses)].filter((address) => isPhotoOf(address, site))
  const photos = await Promise.all(
    own.map(async (address) => {
      const id = photoIdIn(address)
      return id === '' ? null : readPhotoOwner(transaction, id)
    }),
  )
  for (const [index, photo] of photos.entries()) {
    if (photo?.url !== own[index]) throw invalidField(field, say('photo-gone'))
    if (photo?.uid !== uid) throw invalidField(field, say('photo-of-another'))
  }
}

/** Returns the addresses of the uploaded photos that an artifact with these fields names. */
function photoUrlsOf(fields: Fields): string[] {
  const { artifact_image: image } = fields
  return photoAddressesIn([...(typeof image === 'string' ? [image] : []), ...moreUrlsOf(fields)])
}

/**
 * Reads which of an artifact's photos nothing else uses.
 * @param fields of the artifact before the change
 * @param after of the artifact after it; null if it is deleted
 * @returns a function that deletes those that are not used afterwards
 */
export async function releasePhotos(
  transaction: Transaction,
  artifactId: string,
  fields: Fields,
  after: Fields | null = null,
): Promise<() => void> {
  const kept = new Set(after === null ? [] : photoUrlsOf(after))
  const left = photoUrlsOf(fields).filter((url) => !kept.has(url))
  const unused = await Promise.all(
    left.map(async (url) => {
      const photo = await readPhotoOwner(transaction, photoIdIn(url))
      if (photo?.uid !== fields.adder_uid || photo?.url !== url) return []
      const artifactIds = await artifactsUsingPhoto(transaction, photo)
      return artifactIds.every((one) => one === artifactId) ? [photo.ref] : []
    }),
  )
  return () => {
    for (const ref of unused.flat()) transaction.delete(ref)
  }
}

/** Deletes a photo of any user if no artifact uses it. */
export function deletePhotoIfUnused(id: string): Promise<void> {
  return transact(async (transaction) => {
    const photo = await readPhotoOwner(transaction, id)
    if (photo && (await artifactsUsingPhoto(transaction, photo)).length === 0) transaction.delete(photo.ref)
  })
}
