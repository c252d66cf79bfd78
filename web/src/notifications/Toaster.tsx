import { styled } from '@mui/material/styles'
import { lazy, Suspense, useEffect, useState } from 'react'
import { STICKY_BAR } from '#theme/measures.ts'
import { toast, type ToastRequest, type Toasts } from './toast.ts'

const Line = styled('div')(({ theme }) => ({
  position: 'fixed',
  top: STICKY_BAR + 8,
  right: 8,
  maxWidth: 320,
  padding: theme.spacing(2),
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.edge}`,
}))

/** The newest message alone, for when the code that shows toasts could not be loaded. */
function PlainToasts({ toasts }: { toasts: Toasts }) {
  const [newest, setNewest] = useState<ToastRequest>()
  useEffect(() => {
    const show = () => setNewest((before) => toasts.take().at(-1) ?? before)
    show()
    return toasts.waiting.subscribe(show)
  }, [toasts])
  useEffect(() => {
    if (!newest) return undefined
    const timer = setTimeout(() => setNewest(undefined), newest.ms)
    return () => clearTimeout(timer)
  }, [newest])
  if (!newest) return null
  return <Line role={newest.kind === 'failure' ? 'alert' : 'status'}>{newest.message}</Line>
}

const ToastStack = lazy(() =>
  import('./ToastStack.tsx').catch((error: unknown) => {
    console.warn('Toasts could not be loaded.', error)
    return { default: PlainToasts }
  }),
)

/** Where toasts appear; rendered once, in the navigation bar. Their code is loaded with the first of them. */
export function Toaster({ toasts = toast }: { toasts?: Toasts }) {
  const [isNeeded, setNeeded] = useState(() => toasts.waiting.get().length > 0)
  useEffect(() => toasts.waiting.subscribe(() => setNeeded(true)), [toasts])
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <ToastStack toasts={toasts} />
    </Suspense>
  )
}
