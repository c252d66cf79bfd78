import { useEffect } from 'react'
import { lazyPart } from '#components/states/lazyPart.tsx'
import { useStore } from '#utils/createStore.ts'
import { whenLoaded } from '#utils/whenLoaded.ts'
import { type DialogRequest, dialogs } from './dialogs.ts'
import { PlainRequest } from './PlainRequest.tsx'

const load = async () => ({ default: (await import('./DialogView.tsx')).DialogView })

const plain = (props: { request: DialogRequest }) => <PlainRequest {...props} />
const DialogView = lazyPart(load, { waiting: plain, failed: plain })

/** Shows dialogs one after another. Rendered once, in the shell. MUI's Dialog loads when the page is idle. */
export function DialogHost() {
  const [request] = useStore(dialogs.requests)
  useEffect(() => whenLoaded(() => void load().catch(console.warn)), [])
  return request && <DialogView key={request.id} request={request} />
}
