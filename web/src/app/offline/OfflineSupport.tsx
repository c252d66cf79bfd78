import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { isSavingData } from '#utils/whenIdle.ts'
import { whenLoaded } from '#utils/whenLoaded.ts'
import { persistFor, restoreNothing } from './queryPersister.ts'
import type * as Worker from './serviceWorker.ts'

/** Off in development, and in a release that removes the worker (docs/operating.md). */
const HAS_WORKER = import.meta.env.PROD && import.meta.env.VITE_SERVICE_WORKER !== 'off'

/** Runs a part of serviceWorker.ts when the page is idle. Returns a function that cancels it. */
function withWorker(run: (worker: typeof Worker) => void | Promise<void>) {
  // Missing in insecure contexts and in private windows of some browsers.
  const isSupported = 'serviceWorker' in navigator
  if (!HAS_WORKER || !isSupported || isSavingData()) return undefined
  return whenLoaded(() => {
    import('./serviceWorker.ts').then(run).catch(console.warn)
  })
}

/** Prepares the app for offline use. Deletes stored data at sign-out and when another user signs in. */
export default function OfflineSupport(): ReactNode {
  const client = useQueryClient()
  const currentUser = useCurrentUser()
  const isKnown = currentUser.status !== 'unknown'
  const uid = currentUser.status === 'signed-in' ? currentUser.user.uid : ''
  const isAssumed = currentUser.status === 'signed-out' && currentUser.isAssumed === true
  useEffect(() => {
    if (isAssumed) restoreNothing()
    else if (isKnown) persistFor(uid, client)
  }, [client, isKnown, isAssumed, uid])
  useEffect(() => (isKnown ? withWorker((worker) => worker.startServiceWorker()) : undefined), [isKnown])
  useEffect(() => (uid ? withWorker((worker) => worker.storeMemberScripts()) : undefined), [uid])
  return null
}
