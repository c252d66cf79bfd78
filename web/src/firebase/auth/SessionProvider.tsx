import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { LoadFailure } from '#utils/loadFailure.ts'
import { whenIdle } from '#utils/whenIdle.ts'
import {
  ASSUMED_VISITOR,
  type CurrentUser,
  lastUser,
  nextSession,
  type Session,
  SessionContext,
  UNKNOWN_SESSION,
  type UserProfile,
} from './currentUser.ts'
import { sessionFailure } from './sessionFailure.ts'
import { authRequested, maySessionExist, onSignInInAnotherTab, requestAuth } from './sessionHint.ts'

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
 * does not respond in time, the user is assumed to be signed out until it does; it is asked again.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(firstSession)
  const [authSession, setAuthSession] = useState<ReactNode>(null)

  useEffect(() => lastUser.set(session.currentUser), [session])

  useEffect(() => {
    let isUnmounted = false
    let isLoading = false
    let timeout: ReturnType<typeof setTimeout> | undefined
    let retry: ReturnType<typeof setTimeout> | undefined
    let cancelIdle: (() => void) | undefined
    // In a transition, so that parts of the page that are not hydrated yet keep their markup.
    const change = (next: (before: Session) => Session) => startTransition(() => setSession(next))
    const setUser = (user: UserProfile | null) => {
      clearTimeout(timeout)
      sessionFailure.set(null)
      change((before) => nextSession(before, user))
    }
    const setIfUnknown = (currentUser: CurrentUser) =>
      change((before) => (before.currentUser.status === 'unknown' ? { ...before, currentUser } : before))
    const fail = (error: unknown) => {
      console.warn('The sign-in could not be restored.', error)
      sessionFailure.set({ error, retry: askAgain })
      setIfUnknown(ASSUMED_VISITOR)
    }
    const load = async () => {
      clearTimeout(retry)
      try {
        const { loadAuthSession } = await import('./AuthSession.tsx')
        const loaded = await loadAuthSession(setUser)
        if (!isUnmounted) setAuthSession(loaded)
      } catch (error) {
        if (isUnmounted) return
        fail(error)
        retry = setTimeout(() => void load(), RETRY_MS)
      }
    }
    const wait = () => {
      clearTimeout(timeout)
      timeout = setTimeout(() => fail(new LoadFailure('Auth has not answered.')), TIMEOUT_MS)
    }
    const askAgain = () => {
      change((before) =>
        before.currentUser === ASSUMED_VISITOR
          ? { ...before, currentUser: UNKNOWN_SESSION.currentUser }
          : before,
      )
      wait()
      void load()
    }
    const loadOnce = () => {
      if (!isLoading) void load()
      isLoading = true
    }
    const onOnline = () => sessionFailure.get()?.retry()
    wait()
    addEventListener('online', onOnline)
    const unsubscribe = authRequested.subscribe(loadOnce)
    const stopListening = onSignInInAnotherTab(requestAuth)
    if (authRequested.get()) loadOnce()
    else if (maySessionExist()) cancelIdle = whenIdle(requestAuth)
    else {
      clearTimeout(timeout)
      setIfUnknown({ status: 'signed-out' })
    }
    return () => {
      isUnmounted = true
      removeEventListener('online', onOnline)
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
