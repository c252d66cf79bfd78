/**
 * Counts what calls cost because of an artifact's likes and photographs, before they start (docs/decisions/011-quotas.md). The
 * artifact has their numbers.
 */
import { LIKE_COPIED_FIELDS } from '@tracker/domain/artifact/artifact.ts'
import type { ArtifactPatch } from '@tracker/domain/artifact/content.ts'
import type { DocumentReference } from 'firebase-admin/firestore'
import { artifactRef, firestore, hiddenRef, trashRef } from '#firestore.ts'
import type { User } from '#http/auth.ts'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import { MORE_COUNT, MORE_TAG, moreTagOf } from '#photos/moreFields.ts'
import { type Cost, times } from '#quotas/cost.ts'
import { countMore } from '#quotas/writeQuota.ts'
import { COPYING } from './updateLikeCopies.ts'

/** Costs for each like at most, when they take several commits. */
const PER_LIKE = {
  copy: { reads: 1, writes: 1 },
  purge: { reads: 1, writes: 1 },
  /** Moving it away, and deleting it later. */
  trash: { reads: 2, writes: 3 },
  restore: { reads: 2, writes: 2 },
} as const satisfies Record<string, Cost>

/** What each further photograph costs that an artifact may lose. It is deleted unless up to six others use it, which are read. */
const PER_PHOTO: Cost = { reads: 4, writes: 1 }

/** A deletion changes more documents than other writes. */
const DELETION: Cost = { reads: 8, writes: 4 }

/** Reads a few fields of the documents that exist. */
async function read(refs: readonly DocumentReference[], fields: readonly string[]) {
  const snapshots = await firestore.getAll(...refs, { fieldMask: ['adder_uid', 'likes_count', ...fields] })
  return snapshots.filter(({ exists }) => exists)
}

async function countLikes(uid: string, likes: unknown, perLike: Cost): Promise<void> {
  const count = Number(likes ?? 0)
  if (count > 0) await countMore(uid, times(count, perLike))
}

/**
 * Counts the likes whose copies an edit changes, and further photographs.
 * @param more the sent list; undefined if they stay
 * @throws Problem 429
 */
export async function countChange(
  id: string,
  { uid, isCurator }: Pick<User, 'uid' | 'isCurator'>,
  patch: ArtifactPatch,
  more: readonly Photograph[] | undefined,
): Promise<void> {
  const sent = LIKE_COPIED_FIELDS.filter((field) => field in patch)
  const [artifact] = await read([artifactRef(id)], [...LIKE_COPIED_FIELDS, COPYING, MORE_COUNT, MORE_TAG])
  if (!artifact || !(isCurator || artifact.get('adder_uid') === uid)) return
  if (more && moreTagOf(more) !== artifact.get(MORE_TAG)) {
    await countMore(uid, times(Number(artifact.get(MORE_COUNT) ?? 0), PER_PHOTO))
    await countMore(uid, { reads: more.length })
  }
  const isChanged = sent.some((field) => patch[field] !== artifact.get(field))
  if (isChanged || artifact.get(COPYING)) await countLikes(uid, artifact.get('likes_count'), PER_LIKE.copy)
}

/** Counts a deletion with its likes. @throws Problem 429 */
export async function countDeletion(id: string, uid: string, isUndoable: boolean): Promise<void> {
  const found = await read([artifactRef(id), hiddenRef(id), trashRef(id)], [MORE_COUNT])
  const own = found.find((document) => document.get('adder_uid') === uid)
  if (!own) return
  await countMore(uid, DELETION)
  const photos = Number(own.get(MORE_COUNT) ?? 0)
  if (photos > 0) await countMore(uid, times(photos, PER_PHOTO))
  await countLikes(uid, own.get('likes_count'), isUndoable ? PER_LIKE.trash : PER_LIKE.purge)
}

/** Counts the likes that come back with an artifact. @throws Problem 429 */
export async function countRestoration(id: string, uid: string): Promise<void> {
  const [deleted] = await read([trashRef(id)], [])
  if (deleted?.get('adder_uid') === uid) await countLikes(uid, deleted.get('likes_count'), PER_LIKE.restore)
}
