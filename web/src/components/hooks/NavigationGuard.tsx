import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { NavigationType, useBlocker, useLocation } from 'react-router'
import { handleHistory, onHistoryEvent, setShownKey } from './heldPage.ts'
import { closeTopOverlay, releaseIfClosed, topOverlay } from './useBackCloses.ts'
import { dirtyGuard } from './useLeaveGuard.ts'

/** Called for a blocked navigation. Resolves to true to proceed. */
type Decide = () => Promise<boolean>

/**
 * Blocks navigation for `useBackCloses` and `useLeaveGuard`. Rendered once, because a router supports only
 * one blocker. Back closes the overlay opened last; otherwise a page with unsaved changes asks for
 * confirmation. On the first page of a document, where a router cannot block, see `heldPage.ts`.
 */
export function NavigationGuard(): null {
  const { key } = useLocation()
  useEffect(() => handleHistory((event) => onHistoryEvent(event, closeTopOverlay)), [])
  useLayoutEffect(() => setShownKey(key), [key])
  // Back may have led to the second entry of a page whose overlay was closed by a link.
  useEffect(releaseIfClosed, [key])
  const decide = useRef<Decide>(null)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const close = historyAction === NavigationType.Pop ? topOverlay() : undefined
    const guard = currentLocation.pathname === nextLocation.pathname ? undefined : dirtyGuard()
    if (close)
      decide.current = () => {
        close()
        return Promise.resolve(false)
      }
    else if (guard) decide.current = guard.ask
    else return false
    return true
  })
  const asked = useRef<Decide>(null)
  const finish = useEffectEvent((isSure: boolean) => {
    if (isSure) blocker.proceed?.()
    else blocker.reset?.()
  })
  useEffect(() => {
    const current = decide.current
    // Back was pressed again while the question is open.
    if (blocker.state !== 'blocked' || !current || asked.current === current) return
    asked.current = current
    void current()
      .finally(() => {
        if (asked.current === current) asked.current = null
      })
      .then(finish)
  }, [blocker])
  return null
}
