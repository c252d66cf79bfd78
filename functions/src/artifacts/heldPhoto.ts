/** Photo of an artifact that waits for approval (docs/decisions/012-photos.md). */
import type { ArtifactPatch } from '@tracker/domain/artifact/artifact.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { isPhotoOf } from '@tracker/domain/photo/photoAddress.ts'
import { say } from '@tracker/domain/messages/message.ts'
import type { Transaction } from 'firebase-admin/firestore'
import { type Fields, fieldsOf, hiddenRef } from '#firestore.ts'
import { requireOwnPhoto } from '#photos/photoUsage.ts'

/** Reads the user's artifact if it waits for approval, else null. */
export async function readHeld(transaction: Transaction, id: string, uid: string): Promise<Fields | null> {
  const stored = fieldsOf(await transaction.get(hiddenRef(id)))
  return stored?.adder_uid === uid && stored.hidden_by === 'hold' ? stored : null
}

interface Addition {
  readonly id: string
  readonly stored: Fields
  readonly patch: ArtifactPatch
  readonly site: string | undefined
}

/**
 * Adds a photo to an artifact without a picture that waits for approval. A browser may upload the photo after
 * the artifact.
 * @returns false if the artifact already has this photo
 * @throws Problem 409 for any other change, because curators decide on the content they see; 400 for a photo
 * that is not the user's
 */
export async function addHeldPhoto(transaction: Transaction, { id, stored, patch, site = '' }: Addition) {
  const { artifact_image: image, ...others } = patch
  if (image !== undefined && image === stored.artifact_image && Object.keys(others).length === 0) return false
  const isPhoto = image !== undefined && isPhotoOf(image, site)
  if (!isPhoto || (stored.artifact_image ?? '') !== '' || Object.keys(others).length > 0) {
    throw new Problem('conflict', say('artifact-held-change'))
  }
  await requireOwnPhoto(transaction, image, site, String(stored.adder_uid))
  transaction.update(hiddenRef(id), { artifact_image: image })
  return true
}
