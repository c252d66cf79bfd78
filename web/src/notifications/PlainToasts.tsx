import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { STICKY_BAR } from '#theme/measures.ts'
import { type ToastRequest, toastQueue } from './toast.ts'

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
export function PlainToasts() {
  const [newest, setNewest] = useState<ToastRequest>()
  useEffect(() => {
    const show = () => setNewest((before) => toastQueue.take().at(-1) ?? before)
    show()
    return toastQueue.subscribe(show)
  }, [])
  useEffect(() => {
    if (!newest) return undefined
    const timer = setTimeout(() => setNewest(undefined), newest.ms)
    return () => clearTimeout(timer)
  }, [newest])
  if (!newest) return null
  return <Line role={newest.kind === 'failure' ? 'alert' : 'status'}>{newest.message}</Line>
}
