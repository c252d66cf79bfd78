/** Curator decisions: hide, restore, dismiss. */
import { Problem } from '@tracker/domain/api/problem.ts'
import type { Decision, Subject } from '@tracker/domain/reports/report.ts'
import { say } from '@tracker/domain/messages/message.ts'
import type { Transaction } from 'firebase-admin/firestore'
import * as logger from 'firebase-functions/logger'
import { caseRef, transact } from '#firestore.ts'
import { isOpenCase, removeReportMark } from '#reports/openReportMark.ts'
import { decidedCase } from '#reports/reportCase.ts'
import { readReported, RECORDS } from '#reports/reportedKinds.ts'
import type { ReportedRecord } from '#reports/reportedRecord.ts'

const OWN = {
  artifact: say('decision-own-artifact'),
  list: say('decision-own-list'),
} as const

/** Reads what a decision needs. @returns a function with its writes; null for none @throws Problem 409 */
async function prepare(transaction: Transaction, record: ReportedRecord, { decision, note }: Decision) {
  if (decision === 'hide') return record.hide(transaction, note)
  if (decision === 'restore') return record.restore(transaction)
  if (record.hiddenBy === 'hold') throw new Problem('conflict', say('decision-held'))
  return null
}

/** Returns true if the case was decided in the same way last, and nothing has happened since: a repeated call. */
function isRepeated({ hiddenBy, reportCase }: ReportedRecord, decision: Decision): boolean {
  const last: unknown = Array.isArray(reportCase?.decisions) ? reportCase.decisions[0] : null
  if (typeof last !== 'object' || last === null || isOpenCase(reportCase)) return false
  const isAsDecided = { hide: hiddenBy === 'decision', restore: hiddenBy === null, dismiss: true }
  return (
    isAsDecided[decision.decision] &&
    'decision' in last &&
    last.decision === decision.decision &&
    'note' in last &&
    last.note === decision.note
  )
}

/**
 * Applies a decision. It takes effect with the first commit; likes are moved until the deadline. A hidden record stays in the
 * curators' list until it is restored, also after its reports are dismissed.
 * @param deadline ms since 1970
 * @throws Problem 404 for a missing record, 403 for the curator's own, 409 to restore one that is not hidden
 */
export async function decide(
  subject: Subject,
  uid: string,
  decision: Decision,
  deadline: number,
): Promise<void> {
  const { kind, id } = subject
  await transact(async (transaction) => {
    const record = await readReported(transaction, subject)
    if (record === null) throw RECORDS[kind].notFound()
    if (record.owner === uid) throw new Problem('forbidden', OWN[kind])
    if (isRepeated(record, decision)) return
    const write = await prepare(transaction, record, decision)
    write?.()
    const isHidden =
      decision.decision === 'hide' || (decision.decision === 'dismiss' && record.hiddenBy !== null)
    const decided = decidedCase(record.reportCase, decision.decision, decision.note, isHidden)
    transaction.set(caseRef(id), { kind, ...decided, decided_by: uid }, { merge: true })
    if (kind === 'artifact') removeReportMark(transaction, id)
  })
  logger.info('decision', { [kind]: id, decision: decision.decision, uid })
  if (decision.decision === 'hide') await RECORDS[kind].finishHide(id, deadline)
  if (decision.decision === 'restore') await RECORDS[kind].finishRestore(id, deadline)
}
