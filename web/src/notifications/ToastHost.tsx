import { lazy, Suspense, useEffect, useState } from 'react'
import { PlainToasts } from './PlainToasts.tsx'
import { toastQueue } from './toast.ts'

const ToastArea = lazy(() =>
  import('./ToastArea.tsx').catch((error: unknown) => {
    console.warn('Toasts could not be loaded.', error)
    return { default: PlainToasts }
  }),
)

/** Where toasts appear; rendered once, in the navigation bar. Their code is loaded with the first of them. */
export function ToastHost() {
  const [needed, setNeeded] = useState(() => toastQueue.waiting().length > 0)
  useEffect(() => toastQueue.subscribe(() => setNeeded(true)), [])
  if (!needed) return null
  return (
    <Suspense fallback={null}>
      <ToastArea />
    </Suspense>
  )
}
