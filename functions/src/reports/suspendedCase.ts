/**
 * Cases of removed artifacts: deleted but restorable, or hidden because the adder is suspended. A suspended
 * case keeps its rank in `parked_rank`, but does not appear in the curators' list.
 */
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { caseRef, type Fields } from '#firestore.ts'
import { removeReportMark, setReportMark } from '#reports/openReportMark.ts'

/** Takes a case out of the list and removes the report mark. */
export function suspendCase(transaction: Transaction, id: string, reportCase: Fields | null): void {
  removeReportMark(transaction, id)
  if (typeof reportCase?.rank !== 'string') return
  transaction.update(caseRef(id), { rank: FieldValue.delete(), parked_rank: reportCase.rank })
}

/**
 * Puts a suspended case back into the list.
 * @param artifact fields of the artifact that becomes visible; null if it stays hidden
 * @returns false if the case was not suspended
 */
export function resumeCase(
  transaction: Transaction,
  id: string,
  reportCase: Fields | null,
  artifact: Fields | null,
): boolean {
  const rank = reportCase?.parked_rank
  if (typeof rank !== 'string') return false
  transaction.update(caseRef(id), { rank, parked_rank: FieldValue.delete() })
  if (artifact && rank.startsWith('1')) setReportMark(transaction, id, null, artifact)
  return true
}
