/** Reports in Firestore, and the counts in their cases. */
import { Problem } from '@tracker/domain/api/problem.ts'
import { APPEAL, type Report, reportId } from '@tracker/domain/reports/report.ts'
import { isoTime } from '@tracker/domain/time/timestamps.ts'
import { FieldValue, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { isVisible, artifactNotFound } from '#artifacts/artifactRecord.ts'
import {
  artifactRef,
  caseRef,
  type Fields,
  fieldsOf,
  firestore,
  hiddenRef,
  LIKES_PER_COMMIT,
  reportedRef,
  reportRef,
  reportsOf,
  transact,
} from '#firestore.ts'
import { invalidField } from '#http/problem.ts'
import { isOpenCase, setReportMark, removeReportMark } from '#reports/openReportMark.ts'
import { caseRank } from '#reports/reportCase.ts'

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
