/**
 * Moves the reports of lists, which version 1.0 stored in a collection of their own, to those of artifacts, with a case per
 * list. A hidden list gets a case even without reports: version 1.0 deleted them when a curator dismissed one.
 */
import { LIST_REPORTS } from '@tracker/domain/firestore/collections.ts'
import { isoTime } from '@tracker/domain/time/timestamps.ts'
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { caseRef, type Fields, fieldsOf, listRef, reportRef } from '#firestore.ts'
import { caseRank } from '#reports/reportCase.ts'

/** Returns true for a report in the old collection and for a hidden list. */
export const needsCase = ({ hidden_reason }: Fields, collection: string): boolean =>
  collection === LIST_REPORTS || hidden_reason !== undefined

const isReport = ({ ref }: DocumentSnapshot) => ref.parent.id === LIST_REPORTS

/** Returns the case with further reports, or null if it is up to date. Reports of a hidden list were decided on. */
function caseWith(list: Fields, reportCase: Fields | null, reports: readonly Fields[]): Fields | null {
  const isHidden = list.hidden_reason !== undefined
  if (reports.length === 0 && (!isHidden || reportCase?.rank !== undefined)) return null
  const times = [reportCase, ...reports].flatMap((fields) => fields?.reported_at ?? [])
  const [reported_at] = times.toSorted((a, b) => (isoTime(a) < isoTime(b) ? 1 : -1))
  const reports_count = Number(reportCase?.reports_count ?? 0) + reports.length
  const updated = { ...reportCase, kind: 'list', reports_count, ...(reported_at && { reported_at }) }
  return { ...updated, rank: caseRank(!isHidden, updated) }
}

/** Applies the migration to a page of old reports or of hidden lists. @returns the number of changed documents */
export async function unifyReports(
  transaction: Transaction,
  outdated: readonly DocumentReference[],
): Promise<number> {
  if (outdated.length === 0) return 0
  const snapshots = (await transaction.getAll(...outdated)).filter(({ exists }) => exists)
  const byList = Map.groupBy(snapshots, (one) => (isReport(one) ? String(one.get('listId')) : one.id))
  let changed = 0
  const writes: (() => void)[] = []
  for (const [id, documents] of byList) {
    const old = documents.filter(isReport)
    const [list, reportCase, ...moved] = await transaction.getAll(
      listRef(id),
      caseRef(id),
      ...old.map((report) => reportRef(report.id)),
    )
    const fields = list && fieldsOf(list)
    // The same user may have reported the list again since the deploy.
    const left = fields ? old.filter((_, index) => !moved[index]?.exists) : []
    const reports = left.map((report) => fieldsOf(report) ?? {})
    const next = fields && caseWith(fields, reportCase ? fieldsOf(reportCase) : null, reports)
    writes.push(() => {
      old.forEach(({ ref }) => transaction.delete(ref))
      left.forEach((report, index) => transaction.set(reportRef(report.id), { ...reports[index] }))
      if (next) transaction.set(caseRef(id), next)
    })
    changed += old.length > 0 ? old.length : next ? 1 : 0
  }
  writes.forEach((write) => write())
  return changed
}
