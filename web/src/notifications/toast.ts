/** Toasts, callable from anywhere. They wait here until the code that shows them is loaded. */
import { problemText } from '#components/problemText.ts'
import { createStore, type Store } from '#createStore.ts'

/** Milliseconds that a toast stays (specification, section 9). */
export const TOAST_MS = 5000
export const SUCCESS_TOAST_MS = 1500

export type ToastKind = 'success' | 'failure' | 'notice'

/** Something that a toast offers to do. Doing it closes the toast. */
export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

export interface ToastRequest {
  readonly kind: ToastKind
  readonly message: string
  readonly action?: ToastAction | undefined
  /** Milliseconds that it stays. */
  readonly ms: number
  /** Later toasts have greater numbers. */
  readonly number: number
}

export interface Toasts {
  /** Something was done. */
  success: (message: string) => void
  /** Something failed: the error's own message, at the top left. */
  failure: (error: unknown) => void
  /** Something worth knowing. */
  notice: (message: string) => void
  /** Takes back the failures of what is about to be tried again: those that wait, and those on the screen. */
  retract: () => void
  /** A toast for a time of its own, in milliseconds, perhaps with something to do. */
  add: (kind: ToastKind, message: string, ms: number, action?: ToastAction) => void
  /** What waits to be shown, oldest first. */
  waiting: Store<readonly ToastRequest[]>
  /** Hands over what waits, oldest first, so many at most, and lets go of it. */
  take: (max?: number) => readonly ToastRequest[]
  /** Failures with this number or a smaller one are taken back. */
  retracted: Store<number>
}

/** Toasts of their own, to be shown by a `Toaster`. The product has one of each; a test makes its own. */
export function createToasts(): Toasts {
  const waiting = createStore<readonly ToastRequest[]>([])
  const retracted = createStore(0)
  let made = 0
  const add: Toasts['add'] = (kind, message, ms, action) => {
    made += 1
    waiting.set([...waiting.get(), { kind, message, ms, action, number: made }])
  }
  return {
    success: (message) => add('success', message, SUCCESS_TOAST_MS),
    failure: (error) => add('failure', problemText(error), TOAST_MS),
    notice: (message) => add('notice', message, TOAST_MS),
    retract() {
      waiting.set(waiting.get().filter(({ kind }) => kind !== 'failure'))
      retracted.set(made)
    },
    add,
    waiting,
    retracted,
    take(max = Infinity) {
      const all = waiting.get()
      const taken = all.slice(0, max)
      if (taken.length > 0) waiting.set(all.slice(max))
      return taken
    },
  }
}

export const toast = createToasts()
