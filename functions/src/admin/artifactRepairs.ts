/** Repairs of artifacts with a wrong count, outdated name fields or an interrupted operation. */
import { DELETING, HIDING, isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import { documentsOf } from '#admin/documentsOf.ts'
import { outdatedNameFields } from '#admin/nameFields.ts'
import type { Repair } from '#admin/repair.ts'
import { isBeingHidden } from '#artifacts/artifactRecord.ts'
import { finishDelete } from '#visibility/purge.ts'
import { finishHide } from '#visibility/moveLikes.ts'
import { COPYING, updateLikeCopies } from '#artifacts/updateLikeCopies.ts'
import { MORE_TAG } from '#photos/moreFields.ts'
import { artifactRef, artifacts, type Fields, fieldsOf, likesOf, transact } from '#firestore.ts'

/** Counts the likes in the transaction that stores the count. */
function recount(id: string): Promise<void> {
  return transact(async (transaction) => {
    const artifact = await transaction.get(artifactRef(id))
    if (!artifact.exists) return
    const result = await transaction.get(likesOf(id).count())
    transaction.update(artifact.ref, { likes_count: result.data().count })
  })
}

/** Updates the sort key and n-grams; content and timestamps stay unchanged. */
function updateNameFields(id: string): Promise<void> {
  return transact(async (transaction) => {
    const artifact = await transaction.get(artifactRef(id))
    const correct = outdatedNameFields(fieldsOf(artifact) ?? {})
    if (correct) transaction.update(artifact.ref, correct)
  })
}

/**
 * Returns the repairs for one artifact. Artifacts being deleted need a correct count too.
 * @param likes number of stored likes
 */
export function repairsOf(id: string, fields: Fields, likes: number): Repair[] {
  const repairs: Repair[] = []
  const add = (what: string, apply: Repair['apply']) =>
    repairs.push({ text: `artifact ${id}: ${what}`, apply })
  const { likes_count, [COPYING]: copying } = fields
  if (likes_count !== likes) add(`likes_count ${String(likes_count)} becomes ${likes}`, () => recount(id))
  if (isBeingHidden(fields)) add('its remaining likes are hidden', () => finishHide(id))
  else if (isBeingDeleted(fields)) add('its interrupted deletion is completed', () => finishDelete(id))
  else {
    if (typeof copying === 'string')
      add('the copies in its likes are updated', () => updateLikeCopies(id, copying))
    if (outdatedNameFields(fields)) add('its sort key and n-grams are updated', () => updateNameFields(id))
  }
  return repairs
}

/**
 * Returns the repairs for all artifacts, whose likes it removes from the counts.
 * @param photographed is given the artifacts with further photographs
 */
export async function findArtifactRepairs(
  likeCounts: Map<string, number>,
  photographed: Map<string, Fields>,
): Promise<Repair[]> {
  const repairs: Repair[] = []
  const fields = [
    'likes_count',
    DELETING,
    HIDING,
    COPYING,
    'artifact_name',
    'name_key',
    'name_pieces',
    MORE_TAG,
  ]
  for await (const document of documentsOf(artifacts.select(...fields))) {
    repairs.push(...repairsOf(document.id, document.data(), likeCounts.get(document.id) ?? 0))
    likeCounts.delete(document.id)
    if (document.get(MORE_TAG) !== undefined) photographed.set(document.id, document.data())
  }
  return repairs
}
