/** Reports in Firestore, and the counts in their cases. */
import { Problem } from '@tracker/domain/api/problem.ts'
import { APPEAL, type Report, reportId, type Subject, subjectOf } from '@tracker/domain/reports/report.ts'
import { isoTime } from '@tracker/domain/time/timestamps.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { Timestamp } from 'firebase-admin/firestore'
import {
  caseRef,
  type Fields,
  fieldsOf,
  firestore,
  LIKES_PER_COMMIT,
  reportRef,
  reportsOf,
  transact,
} from '#firestore.ts'
import { invalidField } from '#http/problem.ts'
import { type Owner, reserveDaily } from '#quotas/dailyQuota.ts'
import { caseRank, reportedIn } from '#reports/reportCase.ts'
import { readReported, RECORDS } from '#reports/reportedKinds.ts'
import type { ReportedRecord } from '#reports/reportedRecord.ts'
import { pseudonymOf } from '#reports/reporter.ts'

/** Returns true if the user has reported the record already. Its owner may appeal once each time it is hidden. */
function isRepeated(report: Fields | null, { hiddenBy, hiddenAt }: ReportedRecord): boolean {
  if (report === null || hiddenBy === null) return report !== null
  return report.reason === APPEAL && isoTime(report.reported_at) >= hiddenAt
}

const WAITS = say('report-held')
const NOT_BY_THIS_ACCOUNT = say('report-refused')

/**
 * Reports an artifact or a list, once per user.
 * @returns the report's id
 * @throws Problem 404 for a record that the user cannot see, 400 for an appeal unless the user's record is hidden, 429 over
 * the daily quota
 */
export function addReport(user: Owner, report: Report): Promise<string> {
  const { uid } = user
  const subject = subjectOf(report)
  const { kind, id } = subject
  const ref = reportRef(reportId(uid, id))
  return transact(async (transaction) => {
    const [record, stored] = await Promise.all([
      readReported(transaction, subject),
      transaction.get(ref).then(fieldsOf),
    ])
    const isOwnHidden = record !== null && record.hiddenBy !== null && record.owner === uid
    if (record === null || !(isOwnHidden || (await record.isPublic()))) throw RECORDS[kind].notFound()
    if (isOwnHidden && record.hiddenBy === 'hold') throw new Problem('conflict', WAITS)
    if ((report.reason === APPEAL) !== isOwnHidden) {
      throw invalidField('reason', say('appeal-not-hidden'))
    }
    if (stored !== null && (stored.uid !== uid || reportedIn(stored).id !== id)) {
      throw new Problem('conflict', NOT_BY_THIS_ACCOUNT)
    }
    if (isRepeated(stored, record)) return ref.id
    const writeMark = await record.mark(transaction)
    const writeQuota = await reserveDaily(transaction, user, 'reports')
    const reporter = report.reason === APPEAL ? null : await pseudonymOf(transaction, uid)
    const reported_at = Timestamp.now()
    const isCounted = stored !== null && stored.is_dismissed !== true
    const reports_count = Number(record.reportCase?.reports_count ?? 0) + (isCounted ? 0 : 1)
    const updated = { reports_count, reported_at }
    const { reason, text } = report
    const reported = kind === 'list' ? { listId: id } : { artifactId: id }
    // An appeal has no pseudonym: its author is known.
    const by = reporter && { reporter: reporter.pseudonym, is_dismissed: false }
    transaction.set(ref, { uid, ...reported, ...by, reason, text, reported_at })
    transaction.set(caseRef(id), { kind, ...updated, rank: caseRank(true, updated) }, { merge: true })
    writeMark?.()
    writeQuota()
    reporter?.write()
    return ref.id
  })
}

/** Deletes all reports about a deleted record, then its case. Repeatable. */
export async function removeReportsOf(subject: Subject): Promise<void> {
  for (;;) {
    const { docs } = await reportsOf(subject).limit(LIKES_PER_COMMIT).select().get()
    const batch = firestore.batch()
    docs.forEach(({ ref }) => batch.delete(ref))
    if (docs.length < LIKES_PER_COMMIT) batch.delete(caseRef(subject.id))
    await batch.commit()
    if (docs.length < LIKES_PER_COMMIT) return
  }
}
