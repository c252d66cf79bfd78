/** Toasts, callable from anywhere. They wait here until the code that shows them is loaded. */
import { problemText } from '#components/problemText.ts'

/** Milliseconds that a toast stays (specification, section 9). */
export const TOAST_MS = 5000
export const SUCCESS_TOAST_MS = 1500

export type ToastKind = 'success' | 'failure' | 'notice'

export interface ToastRequest {
  readonly kind: ToastKind
  readonly message: string
  readonly ms: number
  /** Later toasts have greater numbers. */
  readonly number: number
}

let made = 0
let waiting: readonly ToastRequest[] = []
const listeners = new Set<() => void>()

function change(requests: readonly ToastRequest[]) {
  waiting = requests
  for (const listener of listeners) listener()
}

export const toastQueue = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  waiting: () => waiting,
  /** Hands over what waits, oldest first, and forgets it. */
  take(): readonly ToastRequest[] {
    const taken = waiting
    if (taken.length > 0) change([])
    return taken
  },
}

function add(kind: ToastKind, message: string, ms: number) {
  made += 1
  change([...waiting, { kind, message, ms, number: made }])
}

export const toast = {
  /** Something was done. */
  success: (message: string) => add('success', message, SUCCESS_TOAST_MS),
  /** Something failed: the error's own message, at the top left. */
  failure: (error: unknown) => add('failure', problemText(error), TOAST_MS),
  /** Something worth knowing. */
  notice: (message: string) => add('notice', message, TOAST_MS),
}
