/**
 * Takes reports out of their cases, deleted or dismissed: the count goes down, and a case without other undecided reports closes.
 */
import { mapsIn } from '@tracker/domain/firestore/storedMaps.ts'
import type { Subject } from '@tracker/domain/reports/report.ts'
import { type DocumentReference, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import * as logger from 'firebase-functions/logger'
import { caseRef, type Fields, fieldsOf, reportsOf, transact } from '#firestore.ts'
import { isOpenCase, isOpenRank, removeReportMark } from '#reports/openReportMark.ts'
import { caseRank, decisionsWith, reportedIn } from '#reports/reportCase.ts'
import { readReported } from '#reports/reportedKinds.ts'

/** Maximum reports read to find out whether a case stays open. */
const UNDECIDED_READ = 100

/** Returns whether another report waits for a decision. If there are very many, this is assumed. */
async function hasOthers(
  transaction: Transaction,
  reportCase: Fields,
  { id }: DocumentReference,
  of: Subject,
) {
  const newest = reportsOf(of).orderBy('reported_at', 'desc').limit(UNDECIDED_READ).select('is_dismissed')
  const decidedAt = mapsIn(reportCase.decisions)[0]?.decided_at
  const undecided = decidedAt instanceof Timestamp ? newest.where('reported_at', '>', decidedAt) : newest
  const { docs } = await transaction.get(undecided)
  const isStanding = docs.some((report) => report.id !== id && report.get('is_dismissed') !== true)
  return isStanding || docs.length === UNDECIDED_READ
}

/** Reads the case of a report, and what becomes of it without the report. */
async function readCaseOf(transaction: Transaction, ref: DocumentReference, report: Fields) {
  const subject = reportedIn(report)
  const record = await readReported(transaction, subject)
  const reportCase =
    record === null ? fieldsOf(await transaction.get(caseRef(subject.id))) : record.reportCase
  if (reportCase === null) return null
  const wasOpen = isOpenCase(reportCase) || isOpenRank(reportCase.parked_rank)
  const isOpen = wasOpen && (await hasOthers(transaction, reportCase, ref, subject))
  const isHidden = record !== null && record.hiddenBy !== null
  const isCounted = report.is_dismissed !== true
  const reports_count = Math.max(0, Number(reportCase.reports_count) - (isCounted ? 1 : 0))
  const isListed = typeof reportCase.rank === 'string' && (isOpen || isHidden)
  return {
    subject,
    reportCase,
    owner: record?.owner,
    closes: wasOpen && !isOpen,
    isEmpty: reports_count === 0 && !Array.isArray(reportCase.decisions) && !isHidden,
    fields: {
      reports_count,
      rank: isListed ? caseRank(isOpen, { ...reportCase, reports_count }) : FieldValue.delete(),
      ...(!isOpen && isOpenRank(reportCase.parked_rank) && { parked_rank: FieldValue.delete() }),
    },
  }
}

/** Deletes a report. */
export function removeReport({ ref }: { readonly ref: DocumentReference }): Promise<void> {
  return transact(async (transaction) => {
    const report = fieldsOf(await transaction.get(ref))
    if (report === null) return
    const found = await readCaseOf(transaction, ref, report)
    transaction.delete(ref)
    if (found === null) return
    const { subject, closes, isEmpty, fields } = found
    if (closes && subject.kind === 'artifact') removeReportMark(transaction, subject.id)
    if (isEmpty) transaction.delete(caseRef(subject.id))
    else transaction.update(caseRef(subject.id), fields)
  })
}

/**
 * Dismisses a report because of its reporter. Closes the case by a decision if nobody else's report waits. Repeatable.
 * @param uid the curator
 * @returns false if it is about the curator's own record, and stays
 */
export async function dismissReport(ref: DocumentReference, uid: string, note: string): Promise<boolean> {
  const result = await transact(async (transaction) => {
    const report = fieldsOf(await transaction.get(ref))
    if (report?.is_dismissed !== false) return null
    const found = await readCaseOf(transaction, ref, report)
    if (found?.owner === uid) return 'own'
    transaction.update(ref, { is_dismissed: true })
    if (found === null) return null
    const { subject, closes, reportCase, fields } = found
    if (closes && subject.kind === 'artifact') removeReportMark(transaction, subject.id)
    const decisions = closes && { decisions: decisionsWith(reportCase, 'dismiss', note), decided_by: uid }
    transaction.update(caseRef(subject.id), { ...fields, ...decisions })
    return closes ? subject : null
  })
  if (result === 'own') return false
  if (result) logger.info('decision', { [result.kind]: result.id, decision: 'dismiss', uid })
  return true
}
