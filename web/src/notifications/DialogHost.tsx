import { lazy, Suspense, useEffect } from 'react'
import { useStore } from '#utils/createStore.ts'
import { whenIdle } from '#utils/whenIdle.ts'
import { dialogs } from './dialogs.ts'

const load = async () => ({ default: (await import('./DialogView.tsx')).DialogView })
const DialogView = lazy(load)

/** Shows dialogs one after another. Rendered once, in the shell. MUI's Dialog loads when the page is idle. */
export function DialogHost() {
  const [request] = useStore(dialogs.requests)
  useEffect(() => whenIdle(() => void load().catch(console.warn)), [])
  return (
    request && (
      <Suspense>
        <DialogView key={request.id} request={request} />
      </Suspense>
    )
  )
}
