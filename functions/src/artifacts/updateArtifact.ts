/** Updates an artifact with its history and the copies in its likes. */
import {
  type ArtifactPatch,
  CONTENT_FIELDS,
  LIKE_COPIED_FIELDS,
  readArtifact,
} from '@tracker/domain/artifact/artifact.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { likeCopies } from '@tracker/domain/likes/like.ts'
import { nameFields } from '@tracker/domain/artifact/storedArtifact.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { randomUUID } from 'node:crypto'
import { COPYING, updateLikeCopies } from '#artifacts/updateLikeCopies.ts'
import { editOf, appendHistory, requireEarlierTexts } from '#artifacts/artifactHistory.ts'
import {
  allowsVersion,
  isVisible,
  artifactNotFound,
  requireOwned,
  versionOf,
} from '#artifacts/artifactRecord.ts'
import { addHeldPhoto, readHeld } from '#artifacts/heldPhoto.ts'
import { artifactRef, type Fields, fieldsOf, transact } from '#firestore.ts'
import { callDeadline } from '#http/context.ts'
import { fewLikes } from '#likes/fewLikes.ts'
import { releasePhoto, requireOwnPhoto } from '#photos/photoUsage.ts'

/** Returns the fields of a patch that differ from the stored ones. Missing stored fields count as empty. */
function differences(stored: Fields, patch: ArtifactPatch): ArtifactPatch {
  const changed = CONTENT_FIELDS.filter((field) => field in patch && patch[field] !== (stored[field] ?? ''))
  return Object.fromEntries(changed.map((field) => [field, patch[field]]))
}

interface Change {
  readonly id: string
  readonly uid: string
  /** Curators may restore earlier texts of any artifact. */
  readonly isCurator?: boolean
  readonly patch: ArtifactPatch
  readonly ifMatch: string | undefined
  /** Host of this site; photos of this host must belong to the adder. Without it photos are not checked. */
  readonly site?: string
}

interface Outcome {
  readonly modified: boolean
  /** Id of the pending update of like copies; null if they are up to date. */
  readonly copying: string | null
}

interface Replacement {
  readonly id: string
  readonly stored: Fields
  readonly changed: ArtifactPatch
  readonly site: string | undefined
}

/** Checks a new photo and reads the old one. @returns a function that deletes the old photo if it is unused */
async function replacePhoto(transaction: Transaction, { id, stored, changed, site }: Replacement) {
  if (changed.artifact_image === undefined) return () => undefined
  const adderUid = String(stored.adder_uid)
  if (site !== undefined) await requireOwnPhoto(transaction, changed.artifact_image, site, adderUid)
  return releasePhoto(transaction, id, stored)
}

/** Curators stay anonymous. */
const REVERTED = { kind: 'reverted', uid: '', name: '' } as const

/** @throws Problem 404; 403 unless the user added it or is a curator */
function requireChangeable(stored: Fields | null, uid: string, isCurator: boolean): Fields {
  const owned = isCurator ? stored : requireOwned(stored, uid)
  if (!isVisible(owned)) throw artifactNotFound()
  return owned
}

/** @throws Problem 412 if `If-Match` does not match */
function requireVersion(ifMatch: string | undefined, stored: Fields): void {
  if (allowsVersion(ifMatch, versionOf(stored))) return
  throw new Problem('precondition-failed', say('artifact-changed'))
}

/** Updates the artifact and, if there are few, its likes in the same commit. */
function updateOne({ id, uid, isCurator = false, patch, ifMatch, site }: Change): Promise<Outcome> {
  /** Version that an earlier attempt has sent. */
  let sentVersion: string | null = null
  return transact<Outcome>(async (transaction, sent) => {
    const found = fieldsOf(await transaction.get(artifactRef(id)))
    if (sent && found && versionOf(found) === sentVersion) return sent.result
    const held = found === null ? await readHeld(transaction, id, uid) : null
    if (held) {
      requireVersion(ifMatch, held)
      return { modified: await addHeldPhoto(transaction, { id, stored: held, patch, site }), copying: null }
    }
    const stored = requireChangeable(found, uid, isCurator)
    requireVersion(ifMatch, stored)
    const changed = differences(stored, patch)
    const pending = typeof stored[COPYING] === 'string' ? stored[COPYING] : null
    if (Object.keys(changed).length === 0) return { modified: false, copying: pending }
    sentVersion = versionOf({ ...stored, ...changed })
    const update: Record<string, unknown> = { ...changed, updated_at: FieldValue.serverTimestamp() }
    const isByCurator = stored.adder_uid !== uid
    if (isByCurator) await requireEarlierTexts(transaction, id, changed)
    const change = { ...editOf(id, stored, changed), ...(isByCurator && REVERTED) }
    const writeHistory = await appendHistory(transaction, id, stored)
    const releaseOldPhoto = await replacePhoto(transaction, { id, stored, changed, site })
    if (changed.artifact_name !== undefined) Object.assign(update, nameFields(changed.artifact_name))
    if (!LIKE_COPIED_FIELDS.some((field) => field in changed)) {
      writeHistory(change)
      transaction.update(artifactRef(id), update)
      return { modified: true, copying: pending }
    }
    const docs = await fewLikes(transaction, id, stored)
    releaseOldPhoto()
    writeHistory(change)
    if (docs === null) {
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
 * Updates the sent fields of the user's artifact. An artifact that waits for approval only accepts a missing
 * photo.
 * @returns false if nothing differed
 * @throws Problem 404; 403; 409 for an artifact that waits for approval; 412 if `If-Match` does not match;
 * 400 for a photo that does not exist or belongs to another user
 */
export async function updateArtifact(change: Change): Promise<boolean> {
  const { modified, copying } = await updateOne(change)
  if (copying !== null) await updateLikeCopies(change.id, copying, callDeadline())
  return modified
}
