/** Events that change the visibility of an artifact. */
import type { HiddenCause, RecordState } from './recordState.ts'

/**
 * Returns the state after an event: null if the artifact is gone, undefined if the state does not allow the event. An event
 * that changes nothing returns the same state.
 * @param isSuspended whether a suspension of the adder is in effect
 */
type Transition = (state: RecordState, isSuspended: boolean) => RecordState | null | undefined

const notDeleted = (hiddenBy: HiddenCause | null): RecordState => ({ hiddenBy, isDeleted: false })

const TRANSITIONS = {
  /** A curator's decision. */
  hide: ({ isDeleted }) => (isDeleted ? undefined : notDeleted('decision')),
  /** A curator's decision; it approves a held artifact. */
  restore: ({ isDeleted, hiddenBy }, isSuspended) =>
    isDeleted || hiddenBy === null || isSuspended ? undefined : notDeleted(null),
  /** By the adder. */
  delete: (state) => (state.isDeleted ? undefined : { ...state, isDeleted: true }),
  /** By the adder. Takes up a suspension that began or ended since the deletion. */
  undo(state, isSuspended) {
    if (!state.isDeleted) return state
    if (state.hiddenBy === 'decision' || state.hiddenBy === 'hold') return notDeleted(state.hiddenBy)
    return notDeleted(isSuspended ? 'suspension' : null)
  },
  /** The suspension of the adder reaches the artifact. */
  suspend: (state, isSuspended) =>
    isSuspended && !state.isDeleted && state.hiddenBy === null ? notDeleted('suspension') : state,
  /** The suspension of the adder is over. */
  lift: (state, isSuspended) =>
    !isSuspended && !state.isDeleted && state.hiddenBy === 'suspension' ? notDeleted(null) : state,
  /** Deletion for good, also with the adder's account. */
  purge: () => null,
} satisfies Record<string, Transition>

export type RecordEvent = keyof typeof TRANSITIONS
export const RECORD_EVENTS = Object.keys(TRANSITIONS) as RecordEvent[]

/** Returns the state after an event, see `Transition`. @param state null for an artifact that is gone */
export function stateAfter(
  event: RecordEvent,
  state: RecordState | null,
  isSuspended: boolean,
): ReturnType<Transition> {
  const transition: Transition = TRANSITIONS[event]
  return state === null ? undefined : transition(state, isSuspended)
}
