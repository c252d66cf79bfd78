import { useStore } from '#createStore.ts'
import { dialogs } from './dialogs.ts'
import { DialogView } from './DialogView.tsx'

/** Where dialogs appear, one after another; rendered once, in the shell. */
export function DialogHost() {
  const [request] = useStore(dialogs.requests)
  return request && <DialogView key={request.id} request={request} />
}
