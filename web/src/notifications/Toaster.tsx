import { createElement, useEffect } from 'react'
import { useStore } from '#createStore.ts'
import { toastStack } from './parts.ts'
import { toast, type Toasts } from './toast.ts'

/** The newest message alone, until what shows toasts is there. */
function PlainToast({ toasts }: { toasts: Toasts }) {
  const newest = useStore(toasts.waiting).at(-1)
  useEffect(() => {
    if (!newest) return undefined
    toastStack.load()
    const timer = setTimeout(() => toasts.take(), newest.ms)
    return () => clearTimeout(timer)
  }, [newest, toasts])
  return (
    newest && (
      <div className="plain-toast" role={newest.kind === 'failure' ? 'alert' : 'status'}>
        {newest.message} <button onClick={() => toasts.take()}>Close</button>
      </div>
    )
  )
}

/** Where toasts appear; rendered once, in the navigation bar. */
export function Toaster({ toasts = toast }: { toasts?: Toasts }) {
  return createElement(useStore(toastStack.component) ?? PlainToast, { toasts })
}
