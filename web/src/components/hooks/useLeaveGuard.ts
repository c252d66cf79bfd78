import { t } from '@lingui/core/macro'
import { useEffect, useEffectEvent } from 'react'
import { useBeforeUnload } from 'react-router'
import { dialogs } from '#notifications/dialogs.ts'

interface LeaveGuard {
  isDirty: () => boolean
  ask: () => Promise<boolean>
}

const guards = new Set<LeaveGuard>()

/** Returns a guard with unsaved changes; undefined if there are none. */
export const dirtyGuard = (): LeaveGuard | undefined => [...guards].find(({ isDirty }) => isDirty())

/**
 * Asks for confirmation before navigation leaves unsaved changes (`NavigationGuard`). When the tab is closed or reloaded, the
 * browser asks.
 * @param isDirty whether there are unsaved changes; called when the user is about to leave
 * @param ask resolves to true to leave
 */
export function useLeaveGuard(isDirty: () => boolean, ask: () => Promise<boolean>): void {
  const currentIsDirty = useEffectEvent(isDirty)
  const currentAsk = useEffectEvent(ask)
  useEffect(() => {
    const guard = { isDirty: () => currentIsDirty(), ask: () => currentAsk() }
    guards.add(guard)
    return () => void guards.delete(guard)
  }, [])
  useBeforeUnload((event) => {
    if (isDirty()) event.preventDefault()
  })
}

/** `useLeaveGuard` for a form without a draft. */
export function useUnsavedGuard(isDirty: () => boolean): void {
  useLeaveGuard(isDirty, () =>
    dialogs.confirm({
      title: t`Leave this page?`,
      text: t`What you typed here and did not send will be gone.`,
      confirm: t`Leave`,
      cancel: t`Stay`,
    }),
  )
}
