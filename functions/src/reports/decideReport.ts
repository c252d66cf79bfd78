/** Curator decisions: hide, restore, dismiss. */
import { Problem } from '@tracker/domain/api/problem.ts'
import type { Decision } from '@tracker/domain/reports/report.ts'
import type { Transaction } from 'firebase-admin/firestore'
import * as logger from 'firebase-functions/logger'
import { artifactNotFound } from '#artifacts/artifactRecord.ts'
import { caseRef, transact } from '#firestore.ts'
import { isOpenCase, removeReportMark } from '#reports/openReportMark.ts'
import { decidedCase } from '#reports/reportCase.ts'
import { move } from '#visibility/move.ts'
import { finishHide, finishRestore } from '#visibility/moveLikes.ts'
import { readRecord, type StoredRecord } from '#visibility/storedRecord.ts'

/** Reads what a decision needs. @returns a function with its writes @throws Problem 404, 409 */
async function prepare(transaction: Transaction, record: StoredRecord, { decision, note }: Decision) {
  if (decision !== 'dismiss') return move(transaction, record, decision, note)
  if (record.state.hiddenBy === 'hold') throw new Problem('conflict', 'Please hide or restore it.')
  return null
}

/** Returns true if the case was decided in the same way last, and nothing has happened since: a repeated call. */
function isRepeated({ state, reportCase }: StoredRecord, decision: Decision): boolean {
  const last: unknown = Array.isArray(reportCase?.decisions) ? reportCase.decisions[0] : null
  if (typeof last !== 'object' || last === null || isOpenCase(reportCase)) return false
  const isAsDecided = state.hiddenBy === (decision.decision === 'hide' ? 'decision' : null)
  return (
    isAsDecided &&
    'decision' in last &&
    last.decision === decision.decision &&
    'note' in last &&
    last.note === decision.note
  )
}

/**
 * Applies a decision. It takes effect with the first commit; likes are moved until the deadline.
 * @param deadline ms since 1970
 * @throws Problem 404 for a missing artifact, 403 for the curator's own, 409 to restore an artifact that is not hidden
 */
export async function decide(id: string, uid: string, decision: Decision, deadline: number): Promise<void> {
  await transact(async (transaction) => {
    const record = await readRecord(transaction, id)
    const { state, fields, reportCase } = record
    if (state === null || state.isDeleted) throw artifactNotFound()
    if (fields.adder_uid === uid) throw new Problem('forbidden', 'Nobody decides on an own artifact.')
    if (isRepeated(record, decision)) return
    const write = await prepare(transaction, record, decision)
    write?.()
    const isHidden =
      decision.decision === 'hide' || (decision.decision === 'dismiss' && state.hiddenBy !== null)
    const decided = decidedCase(reportCase, decision.decision, decision.note, isHidden)
    transaction.set(caseRef(id), { ...decided, decided_by: uid }, { merge: true })
    removeReportMark(transaction, id)
  })
  logger.info('decision', { artifact: id, decision: decision.decision, uid })
  if (decision.decision === 'hide') await finishHide(id, deadline)
  if (decision.decision === 'restore') await finishRestore(id, deadline)
}
