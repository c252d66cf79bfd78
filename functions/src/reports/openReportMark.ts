/**
 * Mark that tells an adder that an artifact has open reports, and nothing else about them (docs/decisions/009-reports.md). It
 * exists exactly while the artifact is visible and its case is open; every transaction that changes either also changes the
 * mark.
 */
import type { Transaction } from 'firebase-admin/firestore'
import { isVisible } from '#artifacts/artifactRecord.ts'
import { artifactRef, caseRef, type Fields, fieldsOf, reportedRef, transact } from '#firestore.ts'

/** Returns true for the rank of a case that waits for a decision. The rank of hidden, decided records starts with 0. */
export const isOpenRank = (rank: unknown): boolean => typeof rank === 'string' && rank.startsWith('1')

/** Returns true if a case waits for a decision. */
export const isOpenCase = (reportCase: Fields | null): boolean => isOpenRank(reportCase?.rank)

/** Returns the mark that an artifact should have, or null for none. */
export function expectedReportMark(
  artifact: Fields | null,
  reportCase: Fields | null,
): { adder_uid: string } | null {
  return isVisible(artifact) && isOpenCase(reportCase) ? { adder_uid: String(artifact.adder_uid) } : null
}

/**
 * Writes the mark if it differs. An existing mark is not rewritten, because its update time would reveal further reports.
 * @param mark the stored mark
 */
export function setReportMark(
  transaction: Transaction,
  id: string,
  mark: Fields | null,
  { adder_uid }: Fields,
): void {
  if (mark?.adder_uid !== adder_uid) transaction.set(reportedRef(id), { adder_uid })
}

export const removeReportMark = (transaction: Transaction, id: string) => transaction.delete(reportedRef(id))

/** Corrects a mark. Checks again, because the case may have been decided since the reconciler's scan. */
export function correctReportMark(id: string): Promise<void> {
  return transact(async (transaction) => {
    const snapshots = await transaction.getAll(artifactRef(id), caseRef(id), reportedRef(id))
    const [artifact = null, reportCase = null, mark = null] = snapshots.map(fieldsOf)
    const expected = expectedReportMark(artifact, reportCase)
    if (expected) setReportMark(transaction, id, mark, expected)
    else if (mark) removeReportMark(transaction, id)
  })
}
