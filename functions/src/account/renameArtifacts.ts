/**
 * Updates the adder's name on earlier artifacts, also on hidden ones and those whose deletion can be undone. One call changes a
 * limited number; the next call continues.
 */
import { RENAME_BATCH } from '@tracker/domain/limits.ts'
import type { Progress } from '@tracker/domain/reports/moderation.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { appendHistory } from '#artifacts/artifactHistory.ts'
import { isVisible } from '#artifacts/artifactRecord.ts'
import { chunksOf } from '@tracker/domain/chunksOf.ts'
import {
  artifactRef,
  artifacts,
  type Fields,
  fieldsOf,
  hidden,
  hiddenRef,
  transact,
  trash,
  trashRef,
} from '#firestore.ts'

/** Artifacts changed in parallel. */
const CONCURRENCY = 5

/** @returns false if the artifact no longer needs the change */
type Rename = (id: string, uid: string, name: string) => Promise<boolean>

const hasOtherName = (stored: Fields | null, uid: string, name: string) =>
  stored?.adder_uid === uid && stored.adder_name !== name

/** Sets `updated_at`, which the search index uses to find changes. */
const renameVisible: Rename = (id, uid, name) =>
  transact<boolean>(async (transaction, sent) => {
    const stored = fieldsOf(await transaction.get(artifactRef(id)))
    if (!isVisible(stored) || !hasOtherName(stored, uid, name)) return sent?.result ?? false
    const writeHistory = await appendHistory(transaction, id, stored)
    transaction.update(artifactRef(id), { adder_name: name, updated_at: FieldValue.serverTimestamp() })
    writeHistory({ kind: 'renamed', uid, name })
    return true
  })

const renameAway =
  (refOf: typeof hiddenRef): Rename =>
  (id, uid, name) =>
    transact<boolean>(async (transaction, sent) => {
      const stored = fieldsOf(await transaction.get(refOf(id)))
      if (!hasOtherName(stored, uid, name)) return sent?.result ?? false
      transaction.update(refOf(id), { adder_name: name })
      return true
    })

async function renameNext(
  collection: typeof artifacts,
  rename: Rename,
  uid: string,
  name: string,
): Promise<Progress> {
  const others = collection.where('adder_uid', '==', uid).where('adder_name', '!=', name)
  const { docs } = await others.limit(RENAME_BATCH).select().get()
  let done = 0
  for (const next of chunksOf(docs, CONCURRENCY)) {
    const renamed = await Promise.all(next.map(({ id }) => rename(id, uid, name)))
    done += renamed.filter(Boolean).length
  }
  const isLast = docs.length < RENAME_BATCH
  return { done, left: isLast ? docs.length - done : (await others.count().get()).data().count }
}

/** Updates the name on the user's next artifacts that have another one. */
export async function renameArtifacts(uid: string, name: string): Promise<Progress> {
  const all = await Promise.all([
    renameNext(artifacts, renameVisible, uid, name),
    renameNext(hidden, renameAway(hiddenRef), uid, name),
    renameNext(trash, renameAway(trashRef), uid, name),
  ])
  return {
    done: all.reduce((sum, { done }) => sum + done, 0),
    left: all.reduce((sum, { left }) => sum + left, 0),
  }
}
