import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#whenIdle.ts'
import { nextSession, SessionContext, UNKNOWN_SESSION, type UserProfile } from './currentUser.ts'
import { authNeeded, mayBeSignedIn, needAuth, onSignInElsewhere } from './signInMarker.ts'

/** How long the identity provider may take (milliseconds) before its silence means that nobody is signed in. */
const TIMEOUT_MS = 10_000
/** Milliseconds until its client is asked for again when it could not be loaded. */
const RETRY_MS = 10_000

/**
 * Tells everything below who is using the app. The answer starts as unknown and never stays so. Where nobody is signed in
 * that is known at once, and the identity provider's client comes when somebody is about to sign in. Else it is loaded
 * after the first paint; without its answer in time it is nobody, until there is one.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(UNKNOWN_SESSION)
  const [listener, setListener] = useState<ReactNode>(null)

  useEffect(() => {
    // In a transition: what is not hydrated yet stays as it was rendered until it is.
    const hear = (user: UserProfile | null) =>
      startTransition(() => setSession((before) => nextSession(before, user)))
    const giveUp = () => {
      startTransition(() =>
        setSession((before) =>
          before.currentUser.status === 'unknown' ? nextSession(before, null) : before,
        ),
      )
    }
    let isOver = false
    let isAsked = false
    let retry: ReturnType<typeof setTimeout> | undefined
    let cancelIdle: (() => void) | undefined
    const load = async () => {
      try {
        const { loadUserListener } = await import('./UserListener.tsx')
        const loaded = await loadUserListener(hear)
        if (!isOver) setListener(loaded)
      } catch (error) {
        console.warn('The sign-in could not be restored.', error)
        giveUp()
        if (!isOver) retry = setTimeout(() => void load(), RETRY_MS)
      }
    }
    const loadOnce = () => {
      if (!isAsked) void load()
      isAsked = true
    }
    const timeout = setTimeout(giveUp, TIMEOUT_MS)
    const stopWaiting = authNeeded.subscribe(loadOnce)
    const stopWatching = onSignInElsewhere(needAuth)
    const begin = async () => {
      if (authNeeded.get()) loadOnce()
      else if (!(await mayBeSignedIn())) giveUp()
      else if (!isOver) cancelIdle = whenIdle(needAuth)
    }
    void begin()
    return () => {
      isOver = true
      stopWaiting()
      stopWatching()
      cancelIdle?.()
      clearTimeout(timeout)
      clearTimeout(retry)
    }
  }, [])

  return (
    <SessionContext value={session}>
      {children}
      {listener}
    </SessionContext>
  )
}
