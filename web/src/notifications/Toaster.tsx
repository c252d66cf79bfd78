import { styled } from '@mui/material/styles'
import { createElement, useEffect } from 'react'
import { useStore } from '#createStore.ts'
import { STICKY_BAR } from '#theme/measures.ts'
import { toastStack } from './parts.ts'
import { toast, type Toasts } from './toast.ts'

const Line = styled('div')(({ theme }) => ({
  position: 'fixed',
  top: STICKY_BAR + 8,
  right: 8,
  padding: 16,
  backgroundColor: theme.vars.palette.background.paper,
  border: 'solid',
  '&[role=alert]': { left: 8, right: 'auto' },
}))

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
      <Line role={newest.kind === 'failure' ? 'alert' : 'status'}>
        {newest.message} <button onClick={() => toasts.take()}>Close</button>
      </Line>
    )
  )
}

/** Where toasts appear; rendered once, in the navigation bar. */
export function Toaster({ toasts = toast }: { toasts?: Toasts }) {
  return createElement(useStore(toastStack.component) ?? PlainToast, { toasts })
}
