/** What curators decide: hide, restore, dismiss. */
import { Problem } from '@tracker/domain/api/problem.ts'
import type { Decision } from '@tracker/domain/reports/report.ts'
import type { Transaction } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { finishHide, finishRestore, startHide, startRestore } from '#artifacts/hideArtifact.ts'
import { isBeingHidden, isVisible, noArtifact } from '#artifacts/artifactRecord.ts'
import { artifactRef, caseRef, type Fields, fieldsOf, hiddenRef, transact } from '#firestore.ts'
import { removeMark } from '#reports/openReportMark.ts'
import { decidedCase } from '#reports/reportStore.ts'

/** An artifact where it stands: shown, hidden, or both while its likes follow it. */
interface Place {
  readonly id: string
  readonly artifact: Fields | null
  readonly kept: Fields | null
}

/** Reads what a decision needs. Answers what writes it. @throws Problem 404, 409 */
async function prepare(transaction: Transaction, { id, artifact, kept }: Place, decision: Decision) {
  if (decision.decision === 'restore') {
    if (!kept) throw new Problem('conflict', 'This artifact is not hidden.')
    return startRestore(transaction, id, kept, artifact && isBeingHidden(artifact) ? artifact : null)
  }
  if (decision.decision === 'dismiss') return () => undefined
  if (kept) return () => transaction.update(hiddenRef(id), { hidden_reason: decision.note })
  if (!isVisible(artifact)) throw noArtifact()
  return startHide(transaction, id, artifact, decision.note)
}

/**
 * Decides on an artifact. The decision counts at once; its likes follow until the deadline.
 * @param deadline in milliseconds
 * @throws Problem 404 for a missing artifact, 403 for an own one, 409 to restore what is not hidden
 */
export async function decide(id: string, uid: string, decision: Decision, deadline: number): Promise<void> {
  await transact(async (transaction) => {
    const found = await transaction.getAll(artifactRef(id), hiddenRef(id), caseRef(id))
    const [artifact = null, kept = null, known = null] = found.map(fieldsOf)
    const subject = kept ?? (isVisible(artifact) ? artifact : null)
    if (subject === null) throw noArtifact()
    if (subject.adder_uid === uid) throw new Problem('forbidden', 'Nobody decides on an own artifact.')
    const write = await prepare(transaction, { id, artifact, kept }, decision)
    write()
    const isHidden = decision.decision === 'hide' || (decision.decision === 'dismiss' && kept !== null)
    const left = decidedCase(known, decision.decision, decision.note, isHidden)
    transaction.set(caseRef(id), { ...left, decided_by: uid }, { merge: true })
    removeMark(transaction, id)
  })
  logger.info('decision', { artifact: id, decision: decision.decision, uid })
  if (decision.decision === 'hide') await finishHide(id, deadline)
  if (decision.decision === 'restore') await finishRestore(id, deadline)
}
