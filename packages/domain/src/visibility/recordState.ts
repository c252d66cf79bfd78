/**
 * Visibility of an artifact (docs/decisions/009-reports.md): its states, the events that change them, and what each
 * state means for readers. Everything that shows, moves or deletes artifacts follows these tables, and
 * `tests/model` compares every call with them.
 */
import type { HiddenBy } from '../artifact/artifact.ts'

/** Why an artifact is hidden: a curator's decision, the suspension of its adder, or because it waits for approval. */
export type HiddenCause = HiddenBy | 'decision'

/** State of an artifact that exists. Deleting keeps the cause, so that undoing returns to it. */
export interface RecordState {
  /** Null if nothing hides it. */
  readonly hiddenBy: HiddenCause | null
  /** True while its deletion can be undone. */
  readonly isDeleted: boolean
}

export const VISIBLE: RecordState = { hiddenBy: null, isDeleted: false }
/** State of a new artifact that needs approval. */
export const HELD: RecordState = { hiddenBy: 'hold', isDeleted: false }

export type Visibility = 'visible' | 'held' | 'hidden' | 'deleted' | 'gone'

/** @param state null for an artifact that is deleted for good */
export function visibilityOf(state: RecordState | null): Visibility {
  if (state === null) return 'gone'
  if (state.isDeleted) return 'deleted'
  if (state.hiddenBy === null) return 'visible'
  return state.hiddenBy === 'hold' ? 'held' : 'hidden'
}

/** Returns the cause stored in the fields of an artifact in `hidden` or `trash`. */
export function hiddenCause(fields: Readonly<Record<string, unknown>>): HiddenCause | null {
  const { hidden_reason: reason, hidden_by: by } = fields
  if (reason === undefined) return null
  return by === 'hold' || by === 'suspension' ? by : 'decision'
}
