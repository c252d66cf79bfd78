/** Curator decisions: hide, restore, dismiss. */
import { Problem } from '@tracker/domain/api/problem.ts'
import type { Decision } from '@tracker/domain/reports/report.ts'
import type { Transaction } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { finishHide, finishRestore, startHide, startRestore } from '#artifacts/hideArtifact.ts'
import { isBeingHidden, isVisible, artifactNotFound } from '#artifacts/artifactRecord.ts'
import { artifactRef, caseRef, type Fields, fieldsOf, hiddenRef, transact } from '#firestore.ts'
import { removeReportMark } from '#reports/openReportMark.ts'
import { decidedCase } from '#reports/reportStore.ts'

/** Both documents exist while the likes of a hidden artifact are being moved. */
interface Subject {
  readonly id: string
  readonly artifact: Fields | null
  readonly hiddenArtifact: Fields | null
}

/** Reads what a decision needs. @returns a function with its writes @throws Problem 404, 409 */
async function prepare(
  transaction: Transaction,
  { id, artifact, hiddenArtifact }: Subject,
  decision: Decision,
) {
  if (decision.decision === 'restore') {
    if (!hiddenArtifact) throw new Problem('conflict', 'This artifact is not hidden.')
    const placeholder = artifact && isBeingHidden(artifact) ? artifact : null
    return startRestore(transaction, id, hiddenArtifact, placeholder)
  }
  if (decision.decision === 'dismiss') return () => undefined
  if (hiddenArtifact) return () => transaction.update(hiddenRef(id), { hidden_reason: decision.note })
  if (!isVisible(artifact)) throw artifactNotFound()
  return startHide(transaction, id, artifact, decision.note)
}

/**
 * Applies a decision. It takes effect with the first commit; likes are moved until the deadline.
 * @param deadline ms since 1970
 * @throws Problem 404 for a missing artifact, 403 for the curator's own, 409 to restore an artifact that is not hidden
 */
export async function decide(id: string, uid: string, decision: Decision, deadline: number): Promise<void> {
  await transact(async (transaction) => {
    const snapshots = await transaction.getAll(artifactRef(id), hiddenRef(id), caseRef(id))
    const [artifact = null, hiddenArtifact = null, reportCase = null] = snapshots.map(fieldsOf)
    const subject = hiddenArtifact ?? (isVisible(artifact) ? artifact : null)
    if (subject === null) throw artifactNotFound()
    if (subject.adder_uid === uid) throw new Problem('forbidden', 'Nobody decides on an own artifact.')
    const write = await prepare(transaction, { id, artifact, hiddenArtifact }, decision)
    write()
    const isHidden =
      decision.decision === 'hide' || (decision.decision === 'dismiss' && hiddenArtifact !== null)
    const decided = decidedCase(reportCase, decision.decision, decision.note, isHidden)
    transaction.set(caseRef(id), { ...decided, decided_by: uid }, { merge: true })
    removeReportMark(transaction, id)
  })
  logger.info('decision', { artifact: id, decision: decision.decision, uid })
  if (decision.decision === 'hide') await finishHide(id, deadline)
  if (decision.decision === 'restore') await finishRestore(id, deadline)
}
