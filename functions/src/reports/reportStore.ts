/**
 * Reports in Firestore, and a case for each reported artifact. What waits for a decision, and what is hidden, has a rank: the
 * one field that the curators' list is ordered by, so that decided cases are in no list without a filter.
 */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { REPORTS_SHOWN } from '@tracker/domain/limits.ts'
import { APPEAL, type Report, reportId } from '@tracker/domain/reports/report.ts'
import type { Reported } from '@tracker/domain/reports/reportedArtifact.ts'
import { FieldValue, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { isVisible, noArtifact } from '#artifacts/artifactRecord.ts'
import {
  artifactRef,
  caseRef,
  cases,
  type Fields,
  fieldsOf,
  firestore,
  hiddenRef,
  isoTime,
  LIKES_PER_COMMIT,
  reportedRef,
  reportRef,
  reportsOf,
  transact,
} from '#firestore.ts'
import { invalidField } from '#http/problem.ts'
import { type Cursor, type Page, readPage } from '#pagination.ts'
import { isWaiting, putMark, removeMark } from '#reports/openReportMark.ts'

/** Where a case stands among the others: what waits before what is hidden, then the most reported, then the newest. */
export function rankOf(waits: boolean, { reports_count, reported_at }: Fields): string {
  const count = String(Number(reports_count ?? 0)).padStart(9, '0')
  return `${waits ? 1 : 0} ${count} ${isoTime(reported_at)}`
}

/** Whether a person has reported this already. Each time that an own artifact is hidden can be answered once. */
function isRepeat(report: Fields | null, kept: Fields | null): boolean {
  if (report === null || kept === null) return report !== null
  return report.reason === APPEAL && isoTime(report.reported_at) >= isoTime(kept.hidden_at)
}

/**
 * Reports an artifact, once for each person.
 * @returns the report's id
 * @throws Problem 404 for an artifact that this person cannot see, 400 for an appeal against nothing
 */
export function addReport(uid: string, { artifactId, reason, text }: Report): Promise<string> {
  const id = reportId(uid, artifactId)
  return transact(async (transaction) => {
    const found = await transaction.getAll(
      artifactRef(artifactId),
      hiddenRef(artifactId),
      reportRef(id),
      caseRef(artifactId),
      reportedRef(artifactId),
    )
    const [artifact = null, kept = null, report = null, known = null, mark = null] = found.map(fieldsOf)
    const ownHidden = kept?.adder_uid === uid ? kept : null
    if (!isVisible(artifact) && ownHidden === null) throw noArtifact()
    if ((reason === APPEAL) !== (ownHidden !== null)) {
      throw invalidField('reason', 'An appeal is for an own artifact that is hidden.')
    }
    if (report !== null && (report.uid !== uid || report.artifactId !== artifactId)) {
      throw new Problem('conflict', 'This artifact cannot be reported by this account.')
    }
    if (isRepeat(report, ownHidden)) return id
    const reported_at = Timestamp.now()
    const now = { reports_count: Number(known?.reports_count ?? 0) + (report === null ? 1 : 0), reported_at }
    transaction.set(reportRef(id), { uid, artifactId, reason, text, reported_at })
    transaction.set(caseRef(artifactId), { ...now, rank: rankOf(true, now) }, { merge: true })
    if (isVisible(artifact)) putMark(transaction, artifactId, mark, artifact)
    return id
  })
}

/** Removes one report, with its place in the case: without a report nothing waits any more. */
export function removeReport({ ref }: QueryDocumentSnapshot): Promise<void> {
  return transact(async (transaction) => {
    const report = fieldsOf(await transaction.get(ref))
    if (report === null) return
    const id = String(report.artifactId)
    const [known = null, kept = null] = (await transaction.getAll(caseRef(id), hiddenRef(id))).map(fieldsOf)
    transaction.delete(ref)
    if (known === null) return
    const left = { ...known, reports_count: Math.max(0, Number(known.reports_count) - 1) }
    const waits = isWaiting(known) && left.reports_count > 0
    if (!waits) removeMark(transaction, id)
    if (left.reports_count === 0 && !Array.isArray(known.decisions)) transaction.delete(caseRef(id))
    else {
      const rank = waits || kept ? rankOf(waits, left) : FieldValue.delete()
      transaction.update(caseRef(id), { reports_count: left.reports_count, rank })
    }
  })
}

/** Removes all that was reported about an artifact that is gone, the case last. Can be repeated. */
export async function removeReportsOf(artifactId: string): Promise<void> {
  for (;;) {
    const { docs } = await reportsOf(artifactId).limit(LIKES_PER_COMMIT).select().get()
    const batch = firestore.batch()
    docs.forEach(({ ref }) => batch.delete(ref))
    if (docs.length < LIKES_PER_COMMIT) batch.delete(caseRef(artifactId))
    await batch.commit()
    if (docs.length < LIKES_PER_COMMIT) return
  }
}

const list = (value: unknown) => (Array.isArray(value) ? value.map((entry: Fields) => entry) : [])

/** A case as a curator sees it; null when its artifact is gone. */
async function reportedOf(known: QueryDocumentSnapshot, uid: string): Promise<Reported | null> {
  const { id } = known
  const [snapshots, reports] = await Promise.all([
    firestore.getAll(hiddenRef(id), artifactRef(id)),
    reportsOf(id).orderBy('reported_at', 'desc').limit(REPORTS_SHOWN).get(),
  ])
  const [kept = null, artifact = null] = snapshots.map(fieldsOf)
  const fields = kept ?? (isVisible(artifact) ? artifact : null)
  if (fields === null) return null
  return {
    artifact: readArtifact(id, fields),
    is_own: fields.adder_uid === uid,
    reports_count: Number(known.get('reports_count') ?? 0),
    reports: reports.docs.map((report) => ({
      reason: String(report.get('reason')),
      text: String(report.get('text')),
      reported_at: isoTime(report.get('reported_at')),
    })),
    decisions: list(known.get('decisions')).map(({ decision, note, decided_at }) => ({
      decision: String(decision),
      note: String(note),
      decided_at: isoTime(decided_at),
    })),
  }
}

/** Documents that one case takes at most. */
export const READS_PER_CASE = REPORTS_SHOWN + 3

/** A page of the cases that wait for a decision, then of what is hidden. */
export async function reportedPage(uid: string, limit: number, after: Cursor | null) {
  const page: Page = await readPage(cases, { field: 'rank', direction: 'desc' }, limit, after)
  const all = await Promise.all(page.documents.map((known) => reportedOf(known, uid)))
  return { reported: all.filter((reported) => reported !== null), next: page.next }
}

/** What a decision leaves in the case. @param isHidden whether the artifact is hidden from now on */
export function decidedCase(known: Fields | null, decision: string, note: string, isHidden: boolean) {
  const decided_at = Timestamp.now()
  return {
    reports_count: Number(known?.reports_count ?? 0),
    decisions: [{ decision, note, decided_at }, ...list(known?.decisions)].slice(0, DECISIONS_KEPT),
    rank: isHidden ? rankOf(false, known ?? {}) : FieldValue.delete(),
  }
}

/** Decisions that a case keeps. All of them are in the log. */
const DECISIONS_KEPT = 50
