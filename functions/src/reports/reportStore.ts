/**
 * Reports in Firestore, and one case per reported artifact. Open cases and hidden artifacts have a rank, by which the curators'
 * list is ordered. Other decided cases have none, so the list does not contain them.
 */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { REPORTS_SHOWN } from '@tracker/domain/limits.ts'
import { APPEAL, type Report, reportId } from '@tracker/domain/reports/report.ts'
import type { Reported } from '@tracker/domain/reports/reportedArtifact.ts'
import { FieldValue, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { isVisible, artifactNotFound } from '#artifacts/artifactRecord.ts'
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
import { isOpenCase, setReportMark, removeReportMark } from '#reports/openReportMark.ts'

/** Returns a case's sort key: open before hidden, then by report count, then by time. The list is ordered descending. */
function caseRank(isOpen: boolean, { reports_count, reported_at }: Fields): string {
  const count = String(Number(reports_count ?? 0)).padStart(9, '0')
  return `${isOpen ? 1 : 0} ${count} ${isoTime(reported_at)}`
}

/** Returns true if the user has reported the artifact already. An adder may appeal once each time it is hidden. */
function isRepeated(report: Fields | null, hiddenArtifact: Fields | null): boolean {
  if (report === null || hiddenArtifact === null) return report !== null
  return report.reason === APPEAL && isoTime(report.reported_at) >= isoTime(hiddenArtifact.hidden_at)
}

const waitsAlready = () => new Problem('conflict', 'This artifact waits for a curator already.')

/**
 * Reports an artifact, once per user.
 * @returns the report's id
 * @throws Problem 404 for an artifact that the user cannot see, 400 for an appeal unless the user's artifact is hidden
 */
export function addReport(uid: string, { artifactId, reason, text }: Report): Promise<string> {
  const id = reportId(uid, artifactId)
  return transact(async (transaction) => {
    const snapshots = await transaction.getAll(
      artifactRef(artifactId),
      hiddenRef(artifactId),
      reportRef(id),
      caseRef(artifactId),
      reportedRef(artifactId),
    )
    const [artifact = null, hiddenArtifact = null, report = null, reportCase = null, mark = null] =
      snapshots.map(fieldsOf)
    const ownHidden = hiddenArtifact?.adder_uid === uid ? hiddenArtifact : null
    if (!isVisible(artifact) && ownHidden === null) throw artifactNotFound()
    if (ownHidden?.hidden_by === 'hold') throw waitsAlready()
    if ((reason === APPEAL) !== (ownHidden !== null)) {
      throw invalidField('reason', 'An appeal is for an own artifact that is hidden.')
    }
    if (report !== null && (report.uid !== uid || report.artifactId !== artifactId)) {
      throw new Problem('conflict', 'This artifact cannot be reported by this account.')
    }
    if (isRepeated(report, ownHidden)) return id
    const reported_at = Timestamp.now()
    const reports_count = Number(reportCase?.reports_count ?? 0) + (report === null ? 1 : 0)
    const updated = { reports_count, reported_at }
    transaction.set(reportRef(id), { uid, artifactId, reason, text, reported_at })
    transaction.set(caseRef(artifactId), { ...updated, rank: caseRank(true, updated) }, { merge: true })
    if (isVisible(artifact)) setReportMark(transaction, artifactId, mark, artifact)
    return id
  })
}

/** Returns the case of a new artifact that waits for a curator. */
export function heldCase() {
  const fields = { reports_count: 0, reported_at: Timestamp.now() }
  return { ...fields, rank: caseRank(true, fields) }
}

/** Deletes a report and updates the case. A case without reports is no longer open. */
export function removeReport({ ref }: QueryDocumentSnapshot): Promise<void> {
  return transact(async (transaction) => {
    const report = fieldsOf(await transaction.get(ref))
    if (report === null) return
    const id = String(report.artifactId)
    const snapshots = await transaction.getAll(caseRef(id), hiddenRef(id))
    const [reportCase = null, hiddenArtifact = null] = snapshots.map(fieldsOf)
    transaction.delete(ref)
    if (reportCase === null) return
    const updated = { ...reportCase, reports_count: Math.max(0, Number(reportCase.reports_count) - 1) }
    const isOpen = isOpenCase(reportCase) && updated.reports_count > 0
    if (!isOpen) removeReportMark(transaction, id)
    if (updated.reports_count === 0 && !Array.isArray(reportCase.decisions)) transaction.delete(caseRef(id))
    else {
      const isListed = typeof reportCase.rank === 'string' && (isOpen || hiddenArtifact)
      const rank = isListed ? caseRank(isOpen, updated) : FieldValue.delete()
      transaction.update(caseRef(id), {
        reports_count: updated.reports_count,
        rank,
        ...(updated.reports_count === 0 && { parked_rank: FieldValue.delete() }),
      })
    }
  })
}

/** Deletes all reports about a deleted artifact, then its case. Repeatable. */
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
    decisions: list(reportCase.get('decisions')).map(({ decision, note, decided_at }) => ({
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
  const page: Page = await readPage(cases, { field: 'rank', direction: 'desc' }, limit, after)
  const all = await Promise.all(page.documents.map((reportCase) => readCase(reportCase, uid)))
  return { reported: all.filter((reported) => reported !== null), next: page.next }
}

/** Counts the cases that wait for a decision. Costs one read per 1,000. */
export async function countOpenCases(): Promise<number> {
  const result = await cases.where('rank', '>=', '1').count().get()
  return result.data().count
}

/** Returns the case's fields after a decision. @param isHidden whether the artifact is hidden after it */
export function decidedCase(reportCase: Fields | null, decision: string, note: string, isHidden: boolean) {
  const decided_at = Timestamp.now()
  return {
    reports_count: Number(reportCase?.reports_count ?? 0),
    decisions: [{ decision, note, decided_at }, ...list(reportCase?.decisions)].slice(0, DECISIONS_MAX),
    rank: isHidden ? caseRank(false, reportCase ?? {}) : FieldValue.delete(),
    parked_rank: FieldValue.delete(),
  }
}

/** Maximum decisions stored in a case. The log contains all. */
const DECISIONS_MAX = 50
