import { useEffect, useEffectEvent, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { dialogs } from '#notifications/dialogs.ts'

/**
 * Asks for confirmation before navigation leaves unsaved changes. When the tab is closed or reloaded, the browser asks.
 * @param isDirty whether there are unsaved changes; called when the user is about to leave
 * @param ask resolves to true to leave
 */
export function useLeaveGuard(isDirty: () => boolean, ask: () => Promise<boolean>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  )
  const isAsking = useRef(false)
  const askUser = useEffectEvent(ask)
  const finish = useEffectEvent((isSure: boolean) => {
    if (isSure) blocker.proceed?.()
    else blocker.reset?.()
  })
  useEffect(() => {
    // Back was pressed again while the dialog is open.
    if (blocker.state !== 'blocked' || isAsking.current) return
    isAsking.current = true
    void askUser()
      .finally(() => (isAsking.current = false))
      .then(finish)
  }, [blocker])
  useBeforeUnload((event) => {
    if (isDirty()) event.preventDefault()
  })
}

/** `useLeaveGuard` for a form without a draft. */
export function useUnsavedGuard(isDirty: () => boolean): void {
  useLeaveGuard(isDirty, () =>
    dialogs.confirm({
      title: 'Leave this page?',
      text: 'What you typed here and did not send will be gone.',
      confirm: 'Leave',
      cancel: 'Stay',
    }),
  )
}
