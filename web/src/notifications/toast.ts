/** Toasts, callable from anywhere and shown by notistack (`Toaster`). */
import { closeSnackbar, enqueueSnackbar } from 'notistack'
import { problemText } from '#components/states/problemText.ts'
import { createStore } from '#utils/createStore.ts'

/** Milliseconds that a toast stays (specification, section 9). */
export const TOAST_MS = 5000
export const SUCCESS_TOAST_MS = 1500

export type ToastKind = 'success' | 'failure' | 'notice'

/** A button of a toast. Pressing it closes the toast. */
export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

/** What `ToastCard` needs beside the options that notistack knows. A type alias: notistack takes no interface here. */
// oxlint-disable-next-line typescript/consistent-type-definitions
export type ToastOptions = {
  /** Milliseconds until it closes by itself; null: it stays until somebody closes it. */
  readonly ms: number | null
  readonly button?: ToastAction | undefined
}

declare module 'notistack' {
  interface VariantOverrides {
    success: ToastOptions
    failure: ToastOptions
    notice: ToastOptions
    default: false
    error: false
    warning: false
    info: false
  }
}

export interface ToastRequest extends ToastOptions {
  readonly kind: ToastKind
  readonly message: string
  /** notistack's key; later toasts have greater ones. */
  readonly key: number
}

/** Requests that wait until `Toaster` is mounted. */
const waiting = createStore<readonly ToastRequest[]>([])
/** Keys of the failures shown since the last `retract`. */
let failureKeys: number[] = []
let lastKey = 0

function add(kind: ToastKind, message: string, ms: number | null, button?: ToastAction): void {
  lastKey += 1
  waiting.set([...waiting.get(), { kind, message, ms, button, key: lastKey }])
}

function take(): readonly ToastRequest[] {
  const requests = waiting.get()
  waiting.set([])
  return requests
}

function showWaiting(): void {
  if (waiting.get().length === 0) return
  for (const { kind, key, ms, message, button } of take()) {
    if (kind === 'failure') failureKeys.push(key)
    enqueueSnackbar({
      key,
      message,
      variant: kind,
      anchorOrigin: { vertical: 'top', horizontal: kind === 'failure' ? 'left' : 'right' },
      // A toast that stays is not closed to make room for others.
      persist: ms === null,
      ms,
      button,
    })
  }
}

/** Passes requests to notistack, those that wait and those that follow. Returns a function that stops it. */
export function showRequests(): () => void {
  showWaiting()
  return waiting.subscribe(showWaiting)
}

export const toast = {
  /** Something was done. */
  success: (message: string): void => add('success', message, SUCCESS_TOAST_MS),
  /** Something failed: shows the error's own message, at the top left. */
  failure: (error: unknown): void => add('failure', problemText(error), TOAST_MS),
  /** Something worth knowing. */
  notice: (message: string): void => add('notice', message, TOAST_MS),
  /** A toast with its own duration, and perhaps a button. */
  add,
  /** Removes earlier failures, shown or waiting. Called when an action is tried again. */
  retract(): void {
    waiting.set(waiting.get().filter(({ kind }) => kind !== 'failure'))
    for (const key of failureKeys) closeSnackbar(key)
    failureKeys = []
  },
  waiting,
  /** Removes and returns the requests that wait. */
  take,
}
