import { lazy, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { toastQueue } from './toasts.ts'

const ToastArea = lazy(() => import('./ToastArea.tsx'))

/** Where toasts appear; rendered once, in the navigation bar. Their code is loaded with the first of them. */
export function ToastHost() {
  const [needed, setNeeded] = useState(() => toastQueue.waiting().length > 0)
  useEffect(() => toastQueue.subscribe(() => setNeeded(true)), [])
  if (!needed) return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <ToastArea />
      </Suspense>
    </ErrorBoundary>
  )
}
