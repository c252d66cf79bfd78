/** The curators' list of cases: reported and hidden artifacts and lists. */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { chunksOf } from '@tracker/domain/chunksOf.ts'
import { mapsIn } from '@tracker/domain/firestore/storedMaps.ts'
import { REPORTS_SHOWN } from '@tracker/domain/limits.ts'
import { readList } from '@tracker/domain/lists/list.ts'
import { reportId, type Subject } from '@tracker/domain/reports/report.ts'
import type { Reported } from '@tracker/domain/reports/reportedCase.ts'
import { isoTime } from '@tracker/domain/time/timestamps.ts'
import {
  type DocumentSnapshot,
  FieldPath,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore'
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
import { cursorAt, PAGE_CHARS, readPage } from '#pagination/pages.ts'
import { caseKind, reportedIn } from '#reports/reportCase.ts'
import { standingReports, uidOfReporter } from '#reports/reporter.ts'

/** Number of billed document reads of a query. */
const billed = ({ size }: QuerySnapshot) => Math.max(1, size)

/** Documents read for the record of a case, which may be visible or hidden. */
const READS_PER_RECORD = { artifact: 2, list: 1 }

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

interface ReadCase {
  /** Null if the record no longer exists. */
  readonly reported: Reported | null
  /** Number of billed document reads. */
  readonly read: number
}

/** Reads what a case is about, and its reports. */
async function readCase(snapshot: DocumentSnapshot, uid: string): Promise<ReadCase> {
  const reportCase: Fields = fieldsOf(snapshot) ?? {}
  const subject = { kind: caseKind(reportCase), id: snapshot.id }
  const [shown, reports] = await Promise.all([
    readShown(subject, uid),
    reportsOf(subject).orderBy('reported_at', 'desc').limit(REPORTS_SHOWN).get(),
  ])
  const reported = shown && {
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
  return { reported, read: READS_PER_RECORD[subject.kind] + billed(reports) }
}

/** Maximum documents read for a page of cases, or of a reporter's, whose uid and cases are read one by one. */
export const maxReads = (limit: number) => 2 + limit * (1 + 1 + READS_PER_RECORD.artifact + REPORTS_SHOWN)

/** The cases whose records exist, and what reading all of them cost. */
const collect = (all: readonly ReadCase[]) => ({
  reported: all.flatMap(({ reported }) => reported ?? []),
  read: all.reduce((sum, { read }) => sum + read, 0),
})

/** Cases read at the same time. */
const STEP = 20

/** Reads cases until they are large together: a list with the longest notes has 330 kB. */
async function readUntilLarge<T>(
  found: readonly T[],
  read: (one: T) => Promise<ReadCase>,
): Promise<ReadCase[]> {
  const all: ReadCase[] = []
  let chars = 0
  for (const step of chunksOf(found, STEP)) {
    const next = await Promise.all(step.map(read))
    all.push(...next)
    chars += JSON.stringify(next).length
    if (chars > PAGE_CHARS) break
  }
  return all
}

const BY_RANK = { field: 'rank', direction: 'desc' } as const

/** Reads a page of open cases, followed by hidden records. */
export async function reportedPage(uid: string, limit: number, after: Cursor | null) {
  const page = await readPage(cases, BY_RANK, limit, after)
  const shown = await readUntilLarge(page.documents, (reportCase) => readCase(reportCase, uid))
  const last = shown.length < page.documents.length ? page.documents[shown.length - 1] : undefined
  const all = collect(shown)
  return { ...all, read: page.read + all.read, next: last ? cursorAt(last, BY_RANK) : page.next }
}

/** Reads a page of what a reporter has reported, whether it is decided or not. The cursor's id is that of a case. */
export async function casesOfReporter(uid: string, reporter: string, limit: number, after: Cursor | null) {
  const reporterUid = await uidOfReporter(reporter)
  const standing = standingReports(reporterUid).orderBy(FieldPath.documentId())
  const remaining = after === null ? standing : standing.startAfter(reportId(reporterUid, after.id))
  const found = await remaining.limit(limit + 1).get()
  const page = found.docs.slice(0, limit)
  const read = async (report: QueryDocumentSnapshot) =>
    readCase(await caseRef(reportedIn(report.data()).id).get(), uid)
  const shown = await readUntilLarge(page, read)
  const last = page[shown.length - 1]
  const all = collect(shown)
  return {
    ...all,
    // One for the reporter, and one for each case.
    read: 1 + billed(found) + shown.length + all.read,
    next: found.size > shown.length && last ? { value: '', id: reportedIn(last.data()).id } : null,
  }
}

/** Counts the cases that wait for a decision. Costs one read per 1,000. */
export async function countOpenCases(): Promise<number> {
  const result = await cases.where('rank', '>=', '1').count().get()
  return result.data().count
}
