import { useEffect } from 'react'
import type { DialogRequest } from './dialogRequest.ts'

/** The browser's own dialog, for when ours could not be loaded: whoever waits for an answer gets one. */
export function PlainDialog({ request }: { request: DialogRequest }) {
  useEffect(() => {
    const detail = request.kind === 'ask' ? request.detail : undefined
    const words = [request.title, request.text, detail].filter(Boolean).join('\n\n')
    if (request.kind === 'ask') {
      request.settle(window.confirm(words))
    } else {
      window.alert(words)
      request.settle(true)
    }
  }, [request])
  return <></>
}
