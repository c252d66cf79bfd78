/**
 * What an adder learns of reports before there is a decision: that an artifact waits for a curator, and nothing else
 * (docs/decisions/009-reports.md). The mark is there exactly while the artifact can be seen and its case waits:
 * each transaction that changes one of the two changes the mark.
 */
import type { Transaction } from 'firebase-admin/firestore'
import { isVisible } from '#artifacts/artifactRecord.ts'
import { artifactRef, caseRef, type Fields, fieldsOf, reportedRef, transact } from '#firestore.ts'

/** Whether a case waits for a decision; one that is hidden and was decided has a rank, too. */
export const isWaiting = (known: Fields | null): boolean =>
  typeof known?.rank === 'string' && known.rank.startsWith('1')

/** What the mark of an artifact has to say; null when there has to be none. */
export function markFor(artifact: Fields | null, known: Fields | null): { adder_uid: string } | null {
  return isVisible(artifact) && isWaiting(known) ? { adder_uid: String(artifact.adder_uid) } : null
}

/**
 * Puts the mark of an artifact that can be seen and waits. One that is there is left alone: the time of a document's last change
 * can be read with it, and would tell of each further report.
 * @param mark as it is stored
 */
export function putMark(
  transaction: Transaction,
  id: string,
  mark: Fields | null,
  { adder_uid }: Fields,
): void {
  if (mark?.adder_uid !== adder_uid) transaction.set(reportedRef(id), { adder_uid })
}

/** Takes the mark away, when there is one. */
export const removeMark = (transaction: Transaction, id: string) => transaction.delete(reportedRef(id))

/** Puts a mark right: what the reconciler found may have been decided since. */
export function correctMark(id: string): Promise<void> {
  return transact(async (transaction) => {
    const found = await transaction.getAll(artifactRef(id), caseRef(id), reportedRef(id))
    const [artifact = null, known = null, mark = null] = found.map(fieldsOf)
    const right = markFor(artifact, known)
    if (right) putMark(transaction, id, mark, right)
    else if (mark) removeMark(transaction, id)
  })
}
