import { lazy, Suspense, useEffect } from 'react'
import { useStore } from '#createStore.ts'
import { type DialogRequest, type Dialogs, dialogs } from './dialogs.ts'

/** The browser's own dialog, for when ours could not be loaded: whoever waits for an answer gets one. */
function PlainDialog({ request }: { request: DialogRequest }) {
  useEffect(() => {
    const detail = request.kind === 'confirm' ? request.detail : undefined
    const words = [request.title, request.text, detail].filter(Boolean).join('\n\n')
    if (request.kind === 'confirm') {
      request.settle(window.confirm(words))
    } else {
      window.alert(words)
      request.settle(true)
    }
  }, [request])
  return <></>
}

const DialogView = lazy(() =>
  import('./DialogView.tsx').catch((error: unknown) => {
    console.warn('The dialog could not be loaded.', error)
    return { default: PlainDialog }
  }),
)

/** Where dialogs appear; rendered once, in the shell. Their code is loaded when the first one is needed. */
export function DialogHost({ requests = dialogs.requests }: { requests?: Dialogs['requests'] }) {
  const [request] = useStore(requests)
  if (!request) return null
  return (
    <Suspense fallback={null}>
      <DialogView key={request.id} request={request} />
    </Suspense>
  )
}
