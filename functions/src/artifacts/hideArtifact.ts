/**
 * Hides and restores artifacts (docs/decisions/009-reports.md). The private document stays in its place.
 *
 * Firestore transactions read before they write. Functions that take part in a transaction therefore read first and return a
 * function with their writes.
 */
import type { HiddenBy } from '@tracker/domain/artifact/artifact.ts'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { appendHistory } from '#artifacts/artifactHistory.ts'
import { startMoveAway, startMoveBack } from '#artifacts/moveArtifact.ts'
import { type Fields, hiddenRef } from '#firestore.ts'

interface Hiding {
  readonly reason: string
  /** Omitted for a curator's decision. */
  readonly by?: HiddenBy | undefined
}

/**
 * Starts hiding a visible artifact.
 * @param stored the artifact's fields
 * @returns a function with the writes of the first commit; `finishHide` moves the other likes
 */
export async function startHide(
  transaction: Transaction,
  id: string,
  stored: Fields,
  { reason, by }: Hiding,
) {
  const moveAway = await startMoveAway(transaction, id, stored)
  const writeHistory = await appendHistory(transaction, id, stored)
  return () => {
    writeHistory({ kind: 'hidden' })
    transaction.set(hiddenRef(id), { ...stored, ...hiddenFields({ reason, by }) })
    moveAway()
  }
}

/** Additional fields of a hidden artifact. */
export const hiddenFields = ({ reason, by }: Hiding) => ({
  hidden_reason: reason,
  hidden_at: FieldValue.serverTimestamp(),
  ...(by && { hidden_by: by }),
})

/**
 * Starts restoring a hidden artifact.
 * @param stored fields of the hidden document
 * @param placeholder fields of the placeholder, which counts likes that were not hidden yet; null if there is none
 * @returns a function with the writes of the first commit; `finishRestore` moves the other likes
 */
export async function startRestore(
  transaction: Transaction,
  id: string,
  stored: Fields,
  placeholder: Fields | null,
) {
  const { hidden_reason: _, hidden_at: __, hidden_by: ___, ...content } = stored
  const moveBack = await startMoveBack(transaction, id, content, placeholder)
  const writeHistory = await appendHistory(transaction, id, stored)
  return () => {
    writeHistory({ kind: 'restored' })
    moveBack()
    transaction.delete(hiddenRef(id))
  }
}
