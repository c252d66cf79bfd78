import { createElement, useEffect, useState } from 'react'
import { useStore } from '#createStore.ts'
import { type DialogRequest, type Dialogs, dialogs } from './dialogs.ts'
import { dialogView } from './parts.ts'

/** Milliseconds that a question waits for our dialog: a slow line is worth it, behind a dead one an answer is. */
const PLAIN_MS = 5_000

/** The browser's own dialog, for when ours does not come: whoever waits for an answer gets one. */
function PlainDialog({ request }: { request: DialogRequest }) {
  useEffect(() => {
    const { kind, title, text, settle } = request
    const detail = kind === 'confirm' && request.detail
    const words = [title, text, detail].filter(Boolean).join('\n\n')
    if (kind === 'confirm') settle(confirm(words))
    else {
      alert(words)
      settle(false)
    }
  }, [request])
  return null
}

/** Where dialogs appear; rendered once, in the shell. */
export function DialogHost({ requests = dialogs.requests }: { requests?: Dialogs['requests'] }) {
  const [request] = useStore(requests)
  const loaded = useStore(dialogView.component)
  const [isLate, setLate] = useState(false)
  const isWaiting = request !== undefined && loaded === undefined
  useEffect(() => requests.subscribe(dialogView.load), [requests])
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(true), PLAIN_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  if (!request || (loaded === undefined && !isLate)) return null
  return createElement(loaded ?? PlainDialog, { key: request.id, request })
}
