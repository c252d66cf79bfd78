/** The toast API. Can be called from anywhere; `Toaster` shows the requests once it has loaded. */
import { problemText } from '#components/states/problemText.ts'
import { createStore } from '#utils/createStore.ts'
import { SignInExpired } from '#utils/signInExpired.ts'

/** Milliseconds that a toast is shown (specification, section 9). */
export const TOAST_MS = 5000
export const SUCCESS_TOAST_MS = 1500

export type ToastKind = 'success' | 'failure' | 'notice'

/** A button of a toast. Pressing it closes the toast. */
export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

export interface ToastRequest {
  /** Identifies the toast; later toasts have higher keys. */
  readonly key: number
  readonly kind: ToastKind
  readonly message: string
  /** Milliseconds until it closes; null keeps it open until the user closes it. */
  readonly ms: number | null
  readonly button?: ToastAction | undefined
}

/** Requests not shown yet. */
const waiting = createStore<readonly ToastRequest[]>([])
/** Incremented by each `retract`. */
const retractions = createStore(0)
let lastKey = 0

function add(kind: ToastKind, message: string, ms: number | null, button?: ToastAction): void {
  lastKey += 1
  waiting.set([...waiting.get(), { kind, message, ms, button, key: lastKey }])
}

const failure = (error: unknown): void => add('failure', problemText(error), TOAST_MS)

export const toast = {
  /** Confirms an action. */
  success: (message: string): void => add('success', message, SUCCESS_TOAST_MS),
  /** Shows an error's own message, at the top left. */
  failure,
  /** Shows the error of a mutation. The query client reports an expired sign-in (`createQueryClient`). */
  writeFailure: (error: unknown): void => {
    if (!(error instanceof SignInExpired)) failure(error)
  },
  /** Shows neutral information. */
  notice: (message: string): void => add('notice', message, TOAST_MS),
  /** Adds a toast with its own duration and an optional button. */
  add,
  /** Removes earlier failures, shown or waiting. Called when an action is retried. */
  retract(): void {
    waiting.set(waiting.get().filter(({ kind }) => kind !== 'failure'))
    retractions.set(retractions.get() + 1)
  },
  retractions,
  waiting,
  /** Removes and returns the waiting requests. */
  take(): readonly ToastRequest[] {
    const requests = waiting.get()
    waiting.set([])
    return requests
  },
}
