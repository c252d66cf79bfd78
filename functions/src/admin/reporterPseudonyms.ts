/** Gives the reports of version 1.0 the pseudonyms of their reporters, so that curators can tell reporters apart. */
import { APPEAL } from '@tracker/domain/reports/report.ts'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import { type Fields, fieldsOf } from '#firestore.ts'
import { pseudonymOf } from '#reports/reporter.ts'

/** Returns true for a report, except an appeal, without a pseudonym. */
export const lacksPseudonym = ({ reporter, reason }: Fields): boolean =>
  reporter === undefined && reason !== APPEAL

/** Applies the migration to a page of reports. @returns the number of changed documents */
export async function addPseudonyms(
  transaction: Transaction,
  outdated: readonly DocumentReference[],
): Promise<number> {
  if (outdated.length === 0) return 0
  const snapshots = await transaction.getAll(...outdated)
  const reports = snapshots.filter((report) => lacksPseudonym(fieldsOf(report) ?? { reporter: '' }))
  const byUid = Map.groupBy(reports, (report) => String(report.get('uid')))
  const writes: (() => void)[] = []
  for (const [uid, own] of byUid) {
    const { pseudonym, write } = await pseudonymOf(transaction, uid)
    writes.push(write, () => {
      for (const { ref } of own) transaction.update(ref, { reporter: pseudonym, is_dismissed: false })
    })
  }
  writes.forEach((write) => write())
  return reports.length
}
