/** Photos of an artifact that waits for approval (docs/decisions/012-photos.md). */
import type { ArtifactPatch } from '@tracker/domain/artifact/content.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { MORE_PHOTOS_FIELD } from '@tracker/domain/photo/morePhotos.ts'
import { isPhotoOf } from '@tracker/domain/photo/photoAddress.ts'
import { type Photograph, photographsText } from '@tracker/domain/photo/photograph.ts'
import { say } from '@tracker/domain/messages/message.ts'
import type { Transaction } from 'firebase-admin/firestore'
import { type Fields, fieldsOf, hiddenRef } from '#firestore.ts'
import { moreFields, moreIn } from '#photos/moreFields.ts'
import { requireOwnPhotos } from '#photos/photoUsage.ts'

/** Reads the user's artifact if it waits for approval, else null. */
export async function readHeld(transaction: Transaction, id: string, uid: string): Promise<Fields | null> {
  const stored = fieldsOf(await transaction.get(hiddenRef(id)))
  return stored?.adder_uid === uid && stored.hidden_by === 'hold' ? stored : null
}

interface Addition {
  readonly id: string
  readonly stored: Fields
  readonly patch: ArtifactPatch
  /** Further photographs; undefined if they were not sent. */
  readonly more: readonly Photograph[] | undefined
  readonly site: string | undefined
}

const textOf = (photo: Photograph) => photographsText([photo])

/** Returns the photographs that a list has in addition; null if an earlier one is missing, changed or in another place. */
function additions(before: readonly Photograph[], after: readonly Photograph[]): Photograph[] | null {
  const added: Photograph[] = []
  let found = 0
  for (const photo of after) {
    const next = before[found]
    if (next && textOf(next) === textOf(photo)) found += 1
    else added.push(photo)
  }
  return found === before.length ? added : null
}

/**
 * Adds photos to an artifact that waits for approval: its missing picture, and further ones between those that it has. A browser
 * may upload photos after the artifact.
 * @returns false if the artifact already has these photos
 * @throws Problem 409 for any other change, because curators decide on the content they see; 400 for a photo
 * that is not the user's
 */
export async function addHeldPhotos(
  transaction: Transaction,
  { id, stored, patch, more, site = '' }: Addition,
) {
  const { artifact_image: sent, ...others } = patch
  const image = sent === stored.artifact_image ? undefined : sent
  const before = moreIn(stored)
  const added = more === undefined ? [] : additions(before, more)
  const isAddition =
    Object.keys(others).length === 0 &&
    (image === undefined || (isPhotoOf(image, site) && (stored.artifact_image ?? '') === '')) &&
    added?.every(({ url }) => isPhotoOf(url, site))
  if (!isAddition || added === null) throw new Problem('conflict', say('artifact-held-change'))
  if (image === undefined && added.length === 0) {
    // A change without any field was never one of a missing photo.
    if (sent === undefined && more === undefined) throw new Problem('conflict', say('artifact-held-change'))
    return false
  }
  const owner = { site, uid: String(stored.adder_uid) }
  await requireOwnPhotos(transaction, image === undefined ? [] : [image], 'artifact_image', owner)
  const addresses = added.map(({ url }) => url)
  await requireOwnPhotos(transaction, addresses, MORE_PHOTOS_FIELD, owner)
  transaction.update(hiddenRef(id), {
    ...(image !== undefined && { artifact_image: image }),
    ...(more && added.length > 0 && { [MORE_PHOTOS_FIELD]: more, ...moreFields(more) }),
  })
  return true
}
