import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#utils/whenIdle.ts'
import {
  ASSUMED_VISITOR,
  type CurrentUser,
  nextSession,
  type Session,
  SessionContext,
  UNKNOWN_SESSION,
  type UserProfile,
} from './currentUser.ts'
import {
  authRequested,
  hasSessionHint,
  maySessionExist,
  onSignInInAnotherTab,
  requestAuth,
} from './sessionHint.ts'

/** Milliseconds after which the user is assumed to be signed out if Auth has not responded. */
const TIMEOUT_MS = 10_000
/** Milliseconds before Auth is loaded again after a failure. */
const RETRY_MS = 10_000

/** Signed out in a browser in which nobody has signed in, also for the first render. */
const firstSession = (): Session =>
  typeof document === 'undefined' || maySessionExist() ? UNKNOWN_SESSION : nextSession(UNKNOWN_SESSION, null)

/**
 * Provides the session. Without a session hint it is signed out at once, and Auth is loaded when the user is
 * about to sign in; with a hint it is unknown at first, and Auth is loaded when the page is idle. If Auth
 * does not respond in time, the user is assumed to be signed out until it does.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(firstSession)
  const [authSession, setAuthSession] = useState<ReactNode>(null)

  useEffect(() => {
    // In a transition, so that parts of the page that are not hydrated yet keep their markup.
    const setUser = (user: UserProfile | null) =>
      startTransition(() => setSession((before) => nextSession(before, user)))
    const setIfUnknown = (currentUser: CurrentUser) =>
      startTransition(() =>
        setSession((before) =>
          before.currentUser.status === 'unknown' ? { ...before, currentUser } : before,
        ),
      )
    const assumeSignedOut = () => setIfUnknown(ASSUMED_VISITOR)
    let isUnmounted = false
    let isLoading = false
    let retry: ReturnType<typeof setTimeout> | undefined
    let cancelIdle: (() => void) | undefined
    const load = async () => {
      try {
        const { loadAuthSession } = await import('./AuthSession.tsx')
        const loaded = await loadAuthSession(setUser)
        if (!isUnmounted) setAuthSession(loaded)
      } catch (error) {
        console.warn('The sign-in could not be restored.', error)
        assumeSignedOut()
        if (!isUnmounted) retry = setTimeout(() => void load(), RETRY_MS)
      }
    }
    const loadOnce = () => {
      if (!isLoading) void load()
      isLoading = true
    }
    const timeout = setTimeout(assumeSignedOut, TIMEOUT_MS)
    const unsubscribe = authRequested.subscribe(loadOnce)
    const stopListening = onSignInInAnotherTab(requestAuth)
    const start = async () => {
      if (authRequested.get()) loadOnce()
      else if (!(await hasSessionHint())) setIfUnknown({ status: 'signed-out' })
      else if (!isUnmounted) cancelIdle = whenIdle(requestAuth)
    }
    void start()
    return () => {
      isUnmounted = true
      unsubscribe()
      stopListening()
      cancelIdle?.()
      clearTimeout(timeout)
      clearTimeout(retry)
    }
  }, [])

  return (
    <SessionContext value={session}>
      {children}
      {authSession}
    </SessionContext>
  )
}
