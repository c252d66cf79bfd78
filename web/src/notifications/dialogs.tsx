/**
 * The product's dialogs, callable from anywhere: `tell` says something, `ask` wants a decision.
 * They are shown one after another by `DialogHost`; their code is loaded when the first one is needed.
 */
import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Asking, Content, DialogRequest, Telling } from './dialogRequest.ts'
import { PlainDialog } from './PlainDialog.tsx'

let waiting: readonly DialogRequest[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(requests: readonly DialogRequest[]) {
  waiting = requests
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const current = () => waiting[0]

function show(content: Content): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1
    const id = lastId
    const settle = (confirmed: boolean) => {
      resolve(confirmed)
      change(waiting.filter((other) => other.id !== id))
    }
    change([...waiting, { ...content, id, settle }])
  })
}

/** Shows a dialog with one button. Resolves when it is gone, however it was dismissed. */
export async function tell(content: Telling): Promise<void> {
  await show({ kind: 'tell', ...content })
}

/** Shows a question. True only when the confirming button was pressed. */
export function ask(content: Asking): Promise<boolean> {
  return show({ kind: 'ask', ...content })
}

const DialogView = lazy(() =>
  import('./DialogView.tsx').catch((error: unknown) => {
    console.warn('The dialog could not be loaded.', error)
    return { default: PlainDialog }
  }),
)

/** Where dialogs appear; rendered once, in the shell. */
export function DialogHost() {
  const request = useSyncExternalStore(subscribe, current)
  if (!request) return null
  return (
    <Suspense fallback={null}>
      <DialogView key={request.id} request={request} />
    </Suspense>
  )
}
