/** The curators' list of reported and hidden artifacts. */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { mapsIn } from '@tracker/domain/firestore/storedMaps.ts'
import { REPORTS_SHOWN } from '@tracker/domain/limits.ts'
import type { Reported } from '@tracker/domain/reports/reportedArtifact.ts'
import { isoTime } from '@tracker/domain/time/timestamps.ts'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { isVisible } from '#artifacts/artifactRecord.ts'
import { artifactRef, cases, fieldsOf, firestore, hiddenRef, reportsOf } from '#firestore.ts'
import type { Cursor } from '#pagination/cursor.ts'
import { readPage } from '#pagination/pages.ts'

/** Returns a case for the curators' list, or null if its artifact no longer exists. */
async function readCase(reportCase: QueryDocumentSnapshot, uid: string): Promise<Reported | null> {
  const { id } = reportCase
  const [snapshots, reports] = await Promise.all([
    firestore.getAll(hiddenRef(id), artifactRef(id)),
    reportsOf(id).orderBy('reported_at', 'desc').limit(REPORTS_SHOWN).get(),
  ])
  const [hiddenArtifact = null, artifact = null] = snapshots.map(fieldsOf)
  const fields = hiddenArtifact ?? (isVisible(artifact) ? artifact : null)
  if (fields === null) return null
  return {
    artifact: readArtifact(id, fields),
    adder_uid: String(fields.adder_uid),
    is_own: fields.adder_uid === uid,
    reports_count: Number(reportCase.get('reports_count') ?? 0),
    reports: reports.docs.map((report) => ({
      reason: String(report.get('reason')),
      text: String(report.get('text')),
      reported_at: isoTime(report.get('reported_at')),
    })),
    decisions: mapsIn(reportCase.get('decisions')).map(({ decision, note, decided_at }) => ({
      decision: String(decision),
      note: String(note),
      decided_at: isoTime(decided_at),
    })),
  }
}

/** Maximum documents read per case. */
export const READS_PER_CASE = REPORTS_SHOWN + 3

/** Reads a page of open cases, followed by hidden artifacts. */
export async function reportedPage(uid: string, limit: number, after: Cursor | null) {
  const page = await readPage(cases, { field: 'rank', direction: 'desc' }, limit, after)
  const all = await Promise.all(page.documents.map((reportCase) => readCase(reportCase, uid)))
  return { reported: all.filter((reported) => reported !== null), next: page.next }
}

/** Counts the cases that wait for a decision. Costs one read per 1,000. */
export async function countOpenCases(): Promise<number> {
  const result = await cases.where('rank', '>=', '1').count().get()
  return result.data().count
}
