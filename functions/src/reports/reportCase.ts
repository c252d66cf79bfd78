/**
 * Fields of a case: one per reported artifact or list, with its number of reports and the decisions. Open cases and
 * hidden records have a rank, by which the curators' list is ordered. Other decided cases have none, so the list
 * does not contain them.
 */
import { mapsIn } from '@tracker/domain/firestore/storedMaps.ts'
import type { CaseKind, Subject } from '@tracker/domain/reports/report.ts'
import { isoTime } from '@tracker/domain/time/timestamps.ts'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import type { Fields } from '#firestore.ts'

/** Returns what a stored case is about. Cases of version 1.0 are about artifacts. */
export const caseKind = (reportCase: Fields): CaseKind => (reportCase.kind === 'list' ? 'list' : 'artifact')

/** Returns what a stored report is about. */
export const reportedIn = ({ artifactId, listId }: Fields): Subject =>
  typeof listId === 'string' ? { kind: 'list', id: listId } : { kind: 'artifact', id: String(artifactId) }

/** Maximum decisions stored in a case. The log contains all. */
const DECISIONS_MAX = 50

/** Returns a case's sort key: open before hidden, then by report count, then by time. The list is ordered descending. */
export function caseRank(isOpen: boolean, { reports_count, reported_at }: Fields): string {
  const count = String(Number(reports_count ?? 0)).padStart(9, '0')
  return `${isOpen ? 1 : 0} ${count} ${isoTime(reported_at)}`
}

/** Returns the case of a new artifact that waits for a curator. */
export function heldCase() {
  const fields = { kind: 'artifact', reports_count: 0, reported_at: Timestamp.now() }
  return { ...fields, rank: caseRank(true, fields) }
}

/** Returns the decisions of a case with a new one. */
export const decisionsWith = (reportCase: Fields | null, decision: string, note: string) =>
  [{ decision, note, decided_at: Timestamp.now() }, ...mapsIn(reportCase?.decisions)].slice(0, DECISIONS_MAX)

/** Returns the case's fields after a decision. @param isHidden whether the record is hidden after it */
export function decidedCase(reportCase: Fields | null, decision: string, note: string, isHidden: boolean) {
  return {
    reports_count: Number(reportCase?.reports_count ?? 0),
    decisions: decisionsWith(reportCase, decision, note),
    rank: isHidden ? caseRank(false, reportCase ?? {}) : FieldValue.delete(),
    parked_rank: FieldValue.delete(),
  }
}
