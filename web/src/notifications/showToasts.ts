/** Passes requests of the toast API to notistack. */
import { closeSnackbar, enqueueSnackbar } from 'notistack'
import { toast, type ToastRequest } from './toast.ts'

/** Props of `ToastCard` in addition to those of notistack. A type alias: notistack accepts no interface here. */
// oxlint-disable-next-line typescript/consistent-type-definitions
export type ToastOptions = Pick<ToastRequest, 'ms' | 'button'>

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

/** Keys of failures shown since the last `retract`. */
let failureKeys: number[] = []

function showWaiting(): void {
  if (toast.waiting.get().length === 0) return
  for (const { kind, key, ms, message, button } of toast.take()) {
    if (kind === 'failure') failureKeys.push(key)
    enqueueSnackbar({
      key,
      message,
      variant: kind,
      anchorOrigin: { vertical: 'top', horizontal: kind === 'failure' ? 'left' : 'right' },
      // A persistent toast is not closed to make room for others.
      persist: ms === null,
      ms,
      button,
    })
  }
}

function closeFailures(): void {
  for (const key of failureKeys) closeSnackbar(key)
  failureKeys = []
}

/** Shows waiting and later requests. Returns a function that stops it. */
export function showToasts(): () => void {
  showWaiting()
  const stops = [toast.waiting.subscribe(showWaiting), toast.retractions.subscribe(closeFailures)]
  return () => {
    for (const stop of stops) stop()
  }
}
