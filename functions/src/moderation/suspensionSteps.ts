/**
 * Hides the artifacts of a suspended contributor, and restores exactly those when the suspension is lifted.
 * Each artifact moves in separate transactions; each call moves a limited number. Repeating a call, or the
 * reconciler, continues.
 */
import { SUSPENSION_BATCH } from '@tracker/domain/limits.ts'
import type { Query } from 'firebase-admin/firestore'
import { isBeingHidden, isVisible } from '#artifacts/artifactRecord.ts'
import { startHide, startRestore } from '#artifacts/hideArtifact.ts'
import { finishHide, finishRestore } from '#artifacts/moveArtifact.ts'
import { chunksOf } from '#chunks.ts'
import {
  artifactRef,
  artifacts,
  caseRef,
  fieldsOf,
  hidden,
  hiddenRef,
  suspensionRef,
  transact,
} from '#firestore.ts'
import { isActive } from '#moderation/suspended.ts'
import { parkCase, unparkCase } from '#reports/parkedCase.ts'
import { decidedCase } from '#reports/reportCase.ts'

/** Artifacts moved in parallel. */
const CONCURRENCY = 5

/** Hides a visible artifact of a suspended contributor. Its open case leaves the curators' list until it is restored. */
async function hideOne(id: string, uid: string): Promise<void> {
  await transact(async (transaction) => {
    const snapshots = await transaction.getAll(artifactRef(id), caseRef(id), suspensionRef(uid))
    const [artifact = null, reportCase = null, suspension = null] = snapshots.map(fieldsOf)
    if (suspension === null || !isActive(suspension)) return
    if (!isVisible(artifact) || artifact.adder_uid !== uid) return
    const reason = String(suspension.reason)
    const write = await startHide(transaction, id, artifact, { reason, by: 'suspension' })
    write()
    parkCase(transaction, id, reportCase)
  })
  await finishHide(id)
}

/** Restores an artifact that the suspension hid. This also closes an appeal against the suspension. */
async function restoreOne(id: string, uid: string): Promise<void> {
  await transact(async (transaction) => {
    const refs = [artifactRef(id), hiddenRef(id), caseRef(id), suspensionRef(uid)]
    const snapshots = await transaction.getAll(...refs)
    const [artifact = null, stored = null, reportCase = null, suspension = null] = snapshots.map(fieldsOf)
    if (isActive(suspension) || stored?.adder_uid !== uid || stored.hidden_by !== 'suspension') return
    const placeholder = artifact && isBeingHidden(artifact) ? artifact : null
    const write = await startRestore(transaction, id, stored, placeholder)
    write()
    if (unparkCase(transaction, id, reportCase, stored) || reportCase === null) return
    const decided = decidedCase(reportCase, 'restore', 'The suspension was lifted.', false)
    transaction.set(caseRef(id), decided, { merge: true })
  })
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
