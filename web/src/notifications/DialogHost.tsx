import { useEffect, useState } from 'react'
import { ErrorBoundary } from '#components/states/ErrorBoundary.tsx'
import { useStore } from '#utils/createStore.ts'
import { whenLoaded } from '#utils/whenLoaded.ts'
import { type DialogRequest, dialogs } from './dialogs.ts'
import { dialogView, loadDialogView } from './loadDialogView.ts'
import { PlainRequest } from './PlainRequest.tsx'

const plain = (request: DialogRequest) => () => <PlainRequest request={request} />
const load = () => void loadDialogView().catch(console.warn)

/** A dialog that was opened as a plain one stays so: its buttons do not move under the pointer. */
function Request({ request }: { request: DialogRequest }) {
  const [View] = useState(() => dialogView.get() ?? PlainRequest)
  useEffect(load, [])
  return (
    <ErrorBoundary fallback={plain(request)}>
      <View request={request} />
    </ErrorBoundary>
  )
}

/** Shows dialogs one after another. Rendered once, in the shell. Those requested before MUI's has loaded are plain. */
export function DialogHost() {
  const [request] = useStore(dialogs.requests)
  useEffect(() => {
    addEventListener('online', load)
    const stop = whenLoaded(load)
    return () => {
      stop()
      removeEventListener('online', load)
    }
  }, [])
  return request && <Request key={request.id} request={request} />
}
