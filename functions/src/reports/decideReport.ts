/** Curator decisions: hide, restore, dismiss. */
import { Problem } from '@tracker/domain/api/problem.ts'
import type { Decision } from '@tracker/domain/reports/report.ts'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import * as logger from 'firebase-functions/logger'
import { startHide, startRestore } from '#artifacts/hideArtifact.ts'
import { finishHide, finishRestore } from '#artifacts/moveArtifact.ts'
import { isBeingHidden, isVisible, artifactNotFound } from '#artifacts/artifactRecord.ts'
import {
  artifactRef,
  caseRef,
  type Fields,
  fieldsOf,
  hiddenRef,
  suspensionRef,
  transact,
} from '#firestore.ts'
import { isActive } from '#moderation/suspended.ts'
import { isOpenCase, removeReportMark } from '#reports/openReportMark.ts'
import { decidedCase } from '#reports/reportCase.ts'

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
    const suspension = fieldsOf(await transaction.get(suspensionRef(String(hiddenArtifact.adder_uid))))
    if (isActive(suspension)) {
      throw new Problem('conflict', 'Its adder is suspended. Lift the suspension first.')
    }
    const placeholder = artifact && isBeingHidden(artifact) ? artifact : null
    return startRestore(transaction, id, hiddenArtifact, placeholder)
  }
  if (decision.decision === 'dismiss') {
    if (hiddenArtifact?.hidden_by === 'hold') throw new Problem('conflict', 'Please hide or restore it.')
    return () => undefined
  }
  if (hiddenArtifact) {
    const fields = { hidden_reason: decision.note, hidden_by: FieldValue.delete() }
    return () => transaction.update(hiddenRef(id), fields)
  }
  if (!isVisible(artifact)) throw artifactNotFound()
  return startHide(transaction, id, artifact, { reason: decision.note })
}

/** Returns true if the case was decided in the same way last, and nothing has happened since: a repeated call. */
function isRepeated(reportCase: Fields | null, hiddenArtifact: Fields | null, decision: Decision): boolean {
  const last: unknown = Array.isArray(reportCase?.decisions) ? reportCase.decisions[0] : null
  if (typeof last !== 'object' || last === null || isOpenCase(reportCase)) return false
  const isHidden = hiddenArtifact !== null && hiddenArtifact.hidden_by === undefined
  const isAsDecided = decision.decision === 'hide' ? isHidden : hiddenArtifact === null
  return (
    isAsDecided &&
    'decision' in last &&
    last.decision === decision.decision &&
    'note' in last &&
    last.note === decision.note
  )
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
    if (isRepeated(reportCase, hiddenArtifact, decision)) return
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
