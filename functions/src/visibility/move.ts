/**
 * Moves artifacts between visible, hidden and deleted (docs/decisions/009-reports.md). The domain decides to which state an
 * event leads; this moves the document, the first likes, the case, the history and the tombstone, in the caller's transaction.
 * The private document, the photos and the reports stay in their places. The list of further photographs moves into the record, and
 * back into its own document.
 *
 * Firestore transactions read before they write. Functions that take part in a transaction therefore read first and return a
 * function with their writes.
 */
import { Problem } from '@tracker/domain/api/problem.ts'
import { UNDO_ACCEPTED_MS } from '@tracker/domain/limits.ts'
import { stateAfter } from '@tracker/domain/visibility/recordEvents.ts'
import { type HiddenCause, type RecordState, visibilityOf } from '@tracker/domain/visibility/recordState.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { MORE_PHOTOS_FIELD } from '@tracker/domain/photo/morePhotos.ts'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { appendHistory } from '#artifacts/artifactHistory.ts'
import { artifactNotFound } from '#artifacts/artifactRecord.ts'
import { removeTombstone, writeTombstone } from '#artifacts/tombstones.ts'
import { artifactRef, type Fields, hiddenRef, trashRef } from '#firestore.ts'
import { moreIn } from '#photos/moreFields.ts'
import { readMore, removeMore, writeMore } from '#photos/moreStore.ts'
import { moveCase } from '#visibility/moveCase.ts'
import { startMoveAway, startMoveBack } from '#visibility/moveLikes.ts'
import { type MoveEvent, readSuspension, type StoredRecord } from '#visibility/storedRecord.ts'

/** Fields that a hidden artifact has in addition. */
export const hiddenFields = (cause: HiddenCause, reason: string) => ({
  hidden_reason: reason,
  hidden_at: FieldValue.serverTimestamp(),
  ...(cause !== 'decision' && { hidden_by: cause }),
})

function refOf(id: string, { hiddenBy, isDeleted }: RecordState) {
  if (isDeleted) return trashRef(id)
  return hiddenBy === null ? artifactRef(id) : hiddenRef(id)
}

/** Field of a deleted artifact with the id of the deleting call, by which the call recognizes its own result. */
export const DELETED_BY = 'deleted_by'
/** Fields that hiding and deleting add. */
const HIDING_FIELDS: readonly string[] = ['hidden_reason', 'hidden_at', 'hidden_by']
const MOVE_FIELDS: readonly string[] = [...HIDING_FIELDS, 'expires_at', DELETED_BY, MORE_PHOTOS_FIELD]

interface Details {
  /** A curator's reason for hiding it, which its adder is shown. */
  readonly note?: string
  /** Id of the call that deletes it. */
  readonly call?: string
}

const pick = (fields: Fields, isPicked: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isPicked(name)))

/** Returns the fields that hiding adds in the target state. */
function hidingFields(
  { hiddenBy: cause }: RecordState,
  { state, fields }: StoredRecord,
  reason: string,
): Fields {
  if (cause === null) return {}
  const earlier = pick(fields, (name) => HIDING_FIELDS.includes(name))
  if (cause === state.hiddenBy && reason === '') return earlier
  // Another reason is no new hiding, which its adder could appeal against again.
  return { ...hiddenFields(cause, reason), ...pick(earlier, (name) => name === 'hidden_at') }
}

/** Returns the fields in the target's collection. */
const fieldsIn = (target: RecordState, record: StoredRecord, reason: string, call: string): Fields => ({
  ...pick(record.fields, (name) => !MOVE_FIELDS.includes(name)),
  ...hidingFields(target, record, reason),
  ...(target.isDeleted && {
    expires_at: Timestamp.fromMillis(Date.now() + UNDO_ACCEPTED_MS),
    [DELETED_BY]: call,
  }),
})

/** Returns the kind of the history's entry; null for none. */
function changeKind(event: MoveEvent, before: RecordState, after: RecordState) {
  if (visibilityOf(after) === 'visible') return event === 'undo' ? 'undeleted' : 'restored'
  return before.hiddenBy === null && after.hiddenBy !== null ? 'hidden' : null
}

/** @throws Problem for an event that the state does not allow */
function refuse(event: MoveEvent, { state }: StoredRecord): never {
  if (event !== 'restore' || state.isDeleted) throw artifactNotFound()
  if (state.hiddenBy === null) throw new Problem('conflict', say('artifact-not-hidden'))
  throw new Problem('conflict', say('adder-suspended'))
}

/** Returns the suspension's reason if it hides the artifact, else an empty text. */
function reasonOf(suspension: Fields | null, { hiddenBy }: RecordState, target: RecordState): string {
  return suspension && target.hiddenBy !== hiddenBy ? String(suspension.reason) : ''
}

/** Events that depend on whether the adder is suspended. */
const ASKS_FOR_SUSPENSION: readonly MoveEvent[] = ['restore', 'undo', 'suspend', 'lift']

/**
 * Starts to move an artifact.
 * @returns a function with the writes of the first commit, null if the event changes nothing; `finishHide` or `finishRestore`
 * then move the other likes
 * @throws Problem 404 for a deleted artifact; 409 for a restoration of one that is not hidden or whose adder is suspended
 */
export async function move(
  transaction: Transaction,
  record: StoredRecord,
  event: MoveEvent,
  { note = '', call = '' }: Details = {},
): Promise<(() => void) | null> {
  const { id, state, fields, placeholder } = record
  const suspension = ASKS_FOR_SUSPENSION.includes(event) ? await readSuspension(transaction, fields) : null
  const target = stateAfter(event, state, suspension !== null)
  if (target === undefined || target === null) return refuse(event, record)
  if (target === state) return null
  const reason = event === 'hide' ? note : reasonOf(suspension, state, target)
  const moved = fieldsIn(target, record, reason, call)
  const kind = changeKind(event, state, target)
  const wasVisible = visibilityOf(state) === 'visible'
  const isVisible = visibilityOf(target) === 'visible'
  const source = refOf(id, state)
  const destination = refOf(id, target)
  const more = wasVisible ? await readMore(transaction, id, fields) : moreIn(fields)
  const list = more.length > 0 && { [MORE_PHOTOS_FIELD]: more }
  const writeHistory = kind && (await appendHistory(transaction, id, fields))
  const writeAway = wasVisible ? await startMoveAway(transaction, id, fields) : null
  const writeBack = isVisible ? await startMoveBack(transaction, id, moved, placeholder) : null
  return () => {
    if (kind && writeHistory) writeHistory({ kind })
    if (writeAway) writeAway()
    else if (source.path !== destination.path) transaction.delete(source)
    if (wasVisible && !isVisible) removeMore(transaction, id, fields)
    if (writeBack) {
      writeBack()
      if (!wasVisible && list) writeMore(transaction, id, fields.adder_uid, more)
    } else transaction.set(destination, { ...moved, ...list })
    if (event === 'delete' && wasVisible) writeTombstone(transaction, id)
    if (event === 'undo' && state.hiddenBy === null) removeTombstone(transaction, id)
    moveCase(transaction, record, event, target)
  }
}
