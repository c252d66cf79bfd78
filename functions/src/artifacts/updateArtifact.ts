/** Updates an artifact with its history and the copies in its likes. */
import { CONTENT_FIELDS, LIKE_COPIED_FIELDS, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import type { ArtifactPatch } from '@tracker/domain/artifact/content.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { likeCopies } from '@tracker/domain/likes/like.ts'
import { nameFields } from '@tracker/domain/artifact/storedArtifact.ts'
import { MORE_PHOTOS_FIELD } from '@tracker/domain/photo/morePhotos.ts'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { randomUUID } from 'node:crypto'
import { COPYING, updateLikeCopies } from '#artifacts/updateLikeCopies.ts'
import { editOf, appendHistory, type MoreChange, requireEarlierTexts } from '#artifacts/artifactHistory.ts'
import {
  allowsVersion,
  isVisible,
  artifactNotFound,
  requireOwned,
  versionOf,
} from '#artifacts/artifactRecord.ts'
import { addHeldPhotos, readHeld } from '#artifacts/heldPhoto.ts'
import { artifactRef, type Fields, fieldsOf, transact } from '#firestore.ts'
import { callDeadline } from '#http/context.ts'
import { fewLikes } from '#likes/fewLikes.ts'
import { MORE_TAG, moreFields, moreFieldsAfter, moreTagOf, noMoreFields } from '#photos/moreFields.ts'
import { readMore, writeMore } from '#photos/moreStore.ts'
import { releasePhotos, requireOwnPhotos } from '#photos/photoUsage.ts'

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
  /** Further photographs; without them they stay. */
  readonly more?: readonly Photograph[]
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
  readonly more: MoreChange | null
  /** Fields after the change. */
  readonly after: Fields
  readonly site: string | undefined
}

/** Checks new photos and reads the old ones. @returns a function that deletes old photos that are unused */
async function replacePhotos(
  transaction: Transaction,
  { id, stored, changed, more, after, site }: Replacement,
) {
  if (changed.artifact_image === undefined && more === null) return () => undefined
  if (site !== undefined) {
    const owner = { site, uid: String(stored.adder_uid) }
    const image = changed.artifact_image === undefined ? [] : [changed.artifact_image]
    await requireOwnPhotos(transaction, image, 'artifact_image', owner)
    const known = new Set(more?.before.map(({ url }) => url))
    const added = more?.after.map(({ url }) => url).filter((url) => !known.has(url)) ?? []
    await requireOwnPhotos(transaction, added, MORE_PHOTOS_FIELD, owner)
  }
  return releasePhotos(transaction, id, stored, after)
}

/** Reads the further photographs before their change. @returns null if they stay */
async function changeOfMore(
  transaction: Transaction,
  id: string,
  stored: Fields,
  after: readonly Photograph[] | undefined,
): Promise<MoreChange | null> {
  if (after === undefined || moreTagOf(after) === stored[MORE_TAG]) return null
  return { before: await readMore(transaction, id, stored), after }
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
function updateOne({
  id,
  uid,
  isCurator = false,
  patch,
  more: sentMore,
  ifMatch,
  site,
}: Change): Promise<Outcome> {
  /** Version that an earlier attempt has sent. */
  let sentVersion: string | null = null
  return transact<Outcome>(async (transaction, sent) => {
    const found = fieldsOf(await transaction.get(artifactRef(id)))
    if (sent && found && versionOf(found) === sentVersion) return sent.result
    const held = found === null ? await readHeld(transaction, id, uid) : null
    if (held) {
      requireVersion(ifMatch, held)
      const addition = { id, stored: held, patch, more: sentMore, site }
      return { modified: await addHeldPhotos(transaction, addition), copying: null }
    }
    const stored = requireChangeable(found, uid, isCurator)
    requireVersion(ifMatch, stored)
    const changed = differences(stored, patch)
    const pending = typeof stored[COPYING] === 'string' ? stored[COPYING] : null
    const more = await changeOfMore(transaction, id, stored, sentMore)
    if (Object.keys(changed).length === 0 && more === null) return { modified: false, copying: pending }
    const after = { ...stored, ...changed, ...(more && moreFieldsAfter(more.after)) }
    sentVersion = versionOf(after)
    const update: Record<string, unknown> = {
      ...changed,
      ...(more && { ...noMoreFields(), ...moreFields(more.after) }),
      updated_at: FieldValue.serverTimestamp(),
    }
    const isByCurator = stored.adder_uid !== uid
    if (isByCurator) await requireEarlierTexts(transaction, id, changed, more)
    const change = { ...editOf(id, stored, changed, more), ...(isByCurator && REVERTED) }
    const writeHistory = await appendHistory(transaction, id, stored)
    const replacement = { id, stored, changed, more, after, site }
    const releaseOldPhotos = await replacePhotos(transaction, replacement)
    const writePhotos = () => {
      releaseOldPhotos()
      if (more) writeMore(transaction, id, stored.adder_uid, more.after)
    }
    if (changed.artifact_name !== undefined) Object.assign(update, nameFields(changed.artifact_name))
    if (!LIKE_COPIED_FIELDS.some((field) => field in changed)) {
      writeHistory(change)
      writePhotos()
      transaction.update(artifactRef(id), update)
      return { modified: true, copying: pending }
    }
    const docs = await fewLikes(transaction, id, stored)
    writePhotos()
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
 * Updates the sent fields of the user's artifact. An artifact that waits for approval only accepts missing
 * photos.
 * @returns false if nothing differed
 * @throws Problem 404; 403; 409 for an artifact that waits for approval; 412 if `If-Match` does not match;
 * 400 for a photo that does not exist or belongs to another user
 */
export async function updateArtifact(change: Change): Promise<boolean> {
  const { modified, copying } = await updateOne(change)
  if (copying !== null) await updateLikeCopies(change.id, copying, callDeadline())
  return modified
}
