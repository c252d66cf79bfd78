/**
 * Hides the artifacts of a suspended contributor, and restores exactly those when the suspension is lifted.
 * Each artifact moves in separate transactions; each call moves a limited number. Repeating a call, or the
 * reconciler, continues.
 */
import { SUSPENSION_BATCH } from '@tracker/domain/limits.ts'
import type { Query } from 'firebase-admin/firestore'
import { chunksOf } from '@tracker/domain/chunksOf.ts'
import { artifacts, hidden, transact } from '#firestore.ts'
import { move } from '#visibility/move.ts'
import { finishHide, finishRestore } from '#visibility/moveLikes.ts'
import { finishDelete } from '#visibility/purge.ts'
import { readRecord } from '#visibility/storedRecord.ts'

/** Artifacts moved in parallel. */
const CONCURRENCY = 5

/** Moves an artifact of a contributor whose suspension begins or ends. Continues a deletion for good. */
async function moveOne(id: string, uid: string, event: 'suspend' | 'lift'): Promise<void> {
  const isBeingPurged = await transact(async (transaction) => {
    const record = await readRecord(transaction, id)
    if (record.fields?.adder_uid !== uid) return false
    if (record.state === null) return true
    const write = await move(transaction, record, event)
    write?.()
    return false
  })
  if (isBeingPurged) await finishDelete(id)
}

/** Its open case leaves the curators' list until it is restored. */
async function hideOne(id: string, uid: string): Promise<void> {
  await moveOne(id, uid, 'suspend')
  await finishHide(id)
}

/** This also closes an appeal against the suspension. */
async function restoreOne(id: string, uid: string): Promise<void> {
  await moveOne(id, uid, 'lift')
  await finishRestore(id)
}

export interface Direction {
  readonly query: (uid: string) => Query
  readonly move: (id: string, uid: string) => Promise<void>
}

/** Query and action for hiding artifacts. */
export const HIDING_STEPS: Direction = {
  query: (uid) => artifacts.where('adder_uid', '==', uid),
  move: hideOne,
}
/** Query and action for restoring artifacts. */
export const RESTORING_STEPS: Direction = {
  query: (uid) => hidden.where('adder_uid', '==', uid).where('hidden_by', '==', 'suspension'),
  move: restoreOne,
}

/** Returns how many artifacts are left to move. Costs one read per 1,000. */
export async function countLeft(uid: string, { query }: Direction): Promise<number> {
  return (await query(uid).count().get()).data().count
}

/**
 * Moves the next artifacts of a contributor.
 * @returns how many it tried to move; 0 if there are none
 */
export async function moveBatch(uid: string, { query, move }: Direction): Promise<number> {
  const { docs } = await query(uid).limit(SUSPENSION_BATCH).select().get()
  for (const chunk of chunksOf(docs, CONCURRENCY)) await Promise.all(chunk.map(({ id }) => move(id, uid)))
  return docs.length
}
