/** What happens to the case of an artifact that moves. Curators' decisions write it themselves (`reports/decideReport.ts`). */
import { type RecordState, visibilityOf } from '@tracker/domain/visibility/recordState.ts'
import { english, say } from '@tracker/domain/messages/message.ts'
import type { Transaction } from 'firebase-admin/firestore'
import { caseRef } from '#firestore.ts'
import { decidedCase } from '#reports/reportCase.ts'
import { resumeCase, suspendCase } from '#reports/suspendedCase.ts'
import type { MoveEvent, StoredRecord } from '#visibility/storedRecord.ts'

/** Returns true if undoing a deletion leaves the artifact hidden because of a suspension that began meanwhile. */
const isSuspendedMeanwhile = ({ state }: StoredRecord, target: RecordState) =>
  state.hiddenBy === null && target.hiddenBy === 'suspension'

/** Takes the case out of the curators' list with its artifact, and back with it. */
export function moveCase(
  transaction: Transaction,
  record: StoredRecord,
  event: MoveEvent,
  target: RecordState,
): void {
  const { id, reportCase, fields } = record
  if (event === 'delete' || event === 'suspend') suspendCase(transaction, id, reportCase)
  if (event !== 'undo' && event !== 'lift') return
  if (isSuspendedMeanwhile(record, target)) return
  const isVisible = visibilityOf(target) === 'visible'
  const isListed = resumeCase(transaction, id, reportCase, isVisible ? fields : null)
  if (event !== 'lift' || isListed || reportCase === null) return
  // The end of the suspension also closes an appeal against it.
  const decided = decidedCase(reportCase, 'restore', english(say('suspension-lifted')), false)
  transaction.set(caseRef(id), decided, { merge: true })
}
