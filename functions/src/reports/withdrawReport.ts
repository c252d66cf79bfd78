/** Takes a report out of its case: the count goes down, and a case without undecided reports closes. */
import { mapsIn } from '@tracker/domain/firestore/storedMaps.ts'
import type { Subject } from '@tracker/domain/reports/report.ts'
import { type DocumentReference, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { caseRef, type Fields, fieldsOf, reportsOf, transact } from '#firestore.ts'
import { isOpenCase, isOpenRank, removeReportMark } from '#reports/openReportMark.ts'
import { caseRank, reportedIn } from '#reports/reportCase.ts'
import { readReported } from '#reports/reportedRecord.ts'

/** Maximum reports read to find out whether a case stays open. */
const UNDECIDED_READ = 100

/** Returns whether another report waits for a decision. If there are very many, this is assumed. */
async function hasOthers(
  transaction: Transaction,
  reportCase: Fields,
  { id }: DocumentReference,
  of: Subject,
) {
  const newest = reportsOf(of).orderBy('reported_at', 'desc').limit(UNDECIDED_READ).select()
  const decidedAt = mapsIn(reportCase.decisions)[0]?.decided_at
  const undecided = decidedAt instanceof Timestamp ? newest.where('reported_at', '>', decidedAt) : newest
  const { docs } = await transaction.get(undecided)
  return docs.length === UNDECIDED_READ || docs.some((report) => report.id !== id)
}

/** Deletes a report. */
export function removeReport({ ref }: { readonly ref: DocumentReference }): Promise<void> {
  return transact(async (transaction) => {
    const report = fieldsOf(await transaction.get(ref))
    if (report === null) return
    const subject = reportedIn(report)
    const record = await readReported(transaction, subject)
    const reportCase =
      record === null ? fieldsOf(await transaction.get(caseRef(subject.id))) : record.reportCase
    const isWaiting = isOpenCase(reportCase) || isOpenRank(reportCase?.parked_rank)
    const staysOpen =
      reportCase !== null && isWaiting && (await hasOthers(transaction, reportCase, ref, subject))
    transaction.delete(ref)
    if (reportCase === null) return
    if (!staysOpen && subject.kind === 'artifact') removeReportMark(transaction, subject.id)
    const isHidden = record !== null && record.hiddenBy !== null
    const updated = { ...reportCase, reports_count: Math.max(0, Number(reportCase.reports_count) - 1) }
    const isEmpty = updated.reports_count === 0 && !Array.isArray(reportCase.decisions) && !isHidden
    if (isEmpty) {
      transaction.delete(caseRef(subject.id))
      return
    }
    const isListed = typeof reportCase.rank === 'string' && (staysOpen || isHidden)
    transaction.update(caseRef(subject.id), {
      reports_count: updated.reports_count,
      rank: isListed ? caseRank(staysOpen, updated) : FieldValue.delete(),
      ...(!staysOpen && isOpenRank(reportCase.parked_rank) && { parked_rank: FieldValue.delete() }),
    })
  })
}
