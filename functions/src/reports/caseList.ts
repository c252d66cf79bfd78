/** The curators' list of cases: reported and hidden artifacts and lists. */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { mapsIn } from '@tracker/domain/firestore/storedMaps.ts'
import { REPORTS_SHOWN } from '@tracker/domain/limits.ts'
import { readList } from '@tracker/domain/lists/list.ts'
import { reportId, type Subject } from '@tracker/domain/reports/report.ts'
import type { Reported } from '@tracker/domain/reports/reportedCase.ts'
import { isoTime } from '@tracker/domain/time/timestamps.ts'
import { type DocumentSnapshot, FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { isVisible } from '#artifacts/artifactRecord.ts'
import {
  artifactRef,
  caseRef,
  cases,
  type Fields,
  fieldsOf,
  firestore,
  hiddenRef,
  listRef,
  reportsOf,
} from '#firestore.ts'
import type { Cursor } from '#pagination/cursor.ts'
import { readPage } from '#pagination/pages.ts'
import { caseKind, reportedIn } from '#reports/reportCase.ts'
import { standingReports } from '#reports/reporter.ts'

/** The part of an entry that depends on the kind, for the curator with this uid; null if the record no longer exists. */
async function readShown({ kind, id }: Subject, uid: string) {
  if (kind === 'list') {
    const fields = fieldsOf(await listRef(id).get())
    return fields && { kind, list: readList(id, fields), is_own: fields.uid === uid }
  }
  const snapshots = await firestore.getAll(hiddenRef(id), artifactRef(id))
  const [hiddenArtifact = null, artifact = null] = snapshots.map(fieldsOf)
  const fields = hiddenArtifact ?? (isVisible(artifact) ? artifact : null)
  if (fields === null) return null
  const adder_uid = String(fields.adder_uid)
  return { kind, artifact: readArtifact(id, fields), adder_uid, is_own: adder_uid === uid }
}

/** Returns a case for the curators' list, or null if its record no longer exists. */
async function readCase(snapshot: DocumentSnapshot, uid: string): Promise<Reported | null> {
  const reportCase: Fields = fieldsOf(snapshot) ?? {}
  const subject = { kind: caseKind(reportCase), id: snapshot.id }
  const [shown, reports] = await Promise.all([
    readShown(subject, uid),
    reportsOf(subject).orderBy('reported_at', 'desc').limit(REPORTS_SHOWN).get(),
  ])
  return (
    shown && {
      ...shown,
      reports_count: Number(reportCase.reports_count ?? 0),
      reports: reports.docs
        .filter((report) => report.get('is_dismissed') !== true)
        .map((report) => ({
          reporter: String(report.get('reporter') ?? ''),
          reason: String(report.get('reason')),
          text: String(report.get('text')),
          reported_at: isoTime(report.get('reported_at')),
        })),
      decisions: mapsIn(reportCase.decisions).map(({ decision, note, decided_at }) => ({
        decision: String(decision),
        note: String(note),
        decided_at: isoTime(decided_at),
      })),
    }
  )
}

/** Maximum documents read per case, one more for those of a reporter. */
export const READS_PER_CASE = REPORTS_SHOWN + 4

/** Reads a page of open cases, followed by hidden records. */
export async function reportedPage(uid: string, limit: number, after: Cursor | null) {
  const page = await readPage(cases, { field: 'rank', direction: 'desc' }, limit, after)
  const all = await Promise.all(page.documents.map((reportCase) => readCase(reportCase, uid)))
  return { reported: all.filter((reported) => reported !== null), next: page.next }
}

/** Reads a page of what a reporter has reported, whether it is decided or not. The cursor's id is that of a case. */
export async function casesOfReporter(uid: string, reporterUid: string, limit: number, after: Cursor | null) {
  const all = standingReports(reporterUid).orderBy(FieldPath.documentId())
  const remaining = after === null ? all : all.startAfter(reportId(reporterUid, after.id))
  const { docs } = await remaining.limit(limit + 1).get()
  const page = docs.slice(0, limit)
  const last = page.at(-1)
  const read = async (report: QueryDocumentSnapshot) =>
    readCase(await caseRef(reportedIn(report.data()).id).get(), uid)
  const found = await Promise.all(page.map(read))
  return {
    reported: found.filter((reported) => reported !== null),
    next: docs.length > limit && last ? { value: '', id: reportedIn(last.data()).id } : null,
  }
}

/** Counts the cases that wait for a decision. Costs one read per 1,000. */
export async function countOpenCases(): Promise<number> {
  const result = await cases.where('rank', '>=', '1').count().get()
  return result.data().count
}
