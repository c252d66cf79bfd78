/** Changes an artifact, with its history, and the copies that its likes hold. */
import {
  type ArtifactPatch,
  CONTENT_FIELDS,
  LIKE_COPIED_FIELDS,
  readArtifact,
} from '@tracker/domain/artifact/artifact.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { likeCopies } from '@tracker/domain/likes/like.ts'
import { nameFields } from '@tracker/domain/artifact/storedArtifact.ts'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { randomUUID } from 'node:crypto'
import { COPYING, propagate } from '#artifacts/updateLikeCopies.ts'
import { editOf, historyKeeper } from '#artifacts/artifactHistory.ts'
import { allowsVersion, isVisible, noArtifact, readOwned, versionOf } from '#artifacts/artifactRecord.ts'
import { artifactRef, type Fields, LIKES_PER_COMMIT, likesOf, transact } from '#firestore.ts'
import { callDeadline } from '#http/context.ts'
import { photoLeaver, requireOwnPhoto } from '#photos/photoUsage.ts'

/** The fields of a patch that differ from what is stored; one that is missing there is empty. */
function differences(stored: Fields, patch: ArtifactPatch): ArtifactPatch {
  const changed = CONTENT_FIELDS.filter((field) => field in patch && patch[field] !== (stored[field] ?? ''))
  return Object.fromEntries(changed.map((field) => [field, patch[field]]))
}

interface Change {
  readonly id: string
  readonly uid: string
  readonly patch: ArtifactPatch
  readonly ifMatch: string | undefined
  /** The host whose photos have to be the adder's own; without it none is asked about. */
  readonly site?: string
}

interface Outcome {
  readonly modified: boolean
  /** Names the copying that is still to be done; null when the likes are up to date. */
  readonly copying: string | null
}

interface Replacement {
  readonly id: string
  readonly uid: string
  readonly stored: Fields
  readonly changed: ArtifactPatch
  readonly site: string | undefined
}

/** Reads what another picture needs to be known. @returns what removes the photo that was there before */
async function replacePhoto(transaction: Transaction, { id, uid, stored, changed, site }: Replacement) {
  if (changed.artifact_image === undefined) return () => undefined
  if (site !== undefined) await requireOwnPhoto(transaction, changed.artifact_image, site, uid)
  return photoLeaver(transaction, id, stored)
}

/** Changes the artifact, with its likes in the same commit when they are few. */
function updateOne({ id, uid, patch, ifMatch, site }: Change): Promise<Outcome> {
  return transact(async (transaction) => {
    const stored = await readOwned(transaction, id, uid)
    if (!isVisible(stored)) throw noArtifact()
    if (!allowsVersion(ifMatch, versionOf(stored))) {
      throw new Problem(
        'precondition-failed',
        'This artifact was changed meanwhile. Please look at it again.',
      )
    }
    const changed = differences(stored, patch)
    const pending = typeof stored[COPYING] === 'string' ? stored[COPYING] : null
    if (Object.keys(changed).length === 0) return { modified: false, copying: pending }
    const update: Record<string, unknown> = { ...changed, updated_at: FieldValue.serverTimestamp() }
    const keepChange = await historyKeeper(transaction, id, stored)
    const leavePhoto = await replacePhoto(transaction, { id, uid, stored, changed, site })
    if (changed.artifact_name !== undefined) Object.assign(update, nameFields(changed.artifact_name))
    if (!LIKE_COPIED_FIELDS.some((field) => field in changed)) {
      keepChange(editOf(id, stored, changed))
      transaction.update(artifactRef(id), update)
      return { modified: true, copying: pending }
    }
    const { docs } = await transaction.get(likesOf(id).limit(LIKES_PER_COMMIT + 1))
    leavePhoto()
    keepChange(editOf(id, stored, changed))
    if (docs.length > LIKES_PER_COMMIT) {
      const copying = randomUUID()
      transaction.update(artifactRef(id), { ...update, [COPYING]: copying })
      return { modified: true, copying }
    }
    transaction.update(artifactRef(id), { ...update, [COPYING]: FieldValue.delete() })
    const copies = likeCopies(readArtifact(id, { ...stored, ...changed }))
    docs.forEach((like) => transaction.update(like.ref, { ...copies }))
    return { modified: true, copying: null }
  })
}

/**
 * Changes an own artifact in the fields that were sent.
 * @returns whether anything differed
 * @throws Problem 404, 403, 412 when `If-Match` names another version, or 400 for a photo that is gone or somebody else's
 */
export async function updateArtifact(change: Change): Promise<boolean> {
  const { modified, copying } = await updateOne(change)
  if (copying !== null) await propagate(change.id, copying, callDeadline())
  return modified
}
