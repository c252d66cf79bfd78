import { type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '#whenIdle.ts'
import { nextSession, SessionContext, UNKNOWN_SESSION, type UserProfile } from './currentUser.ts'

/** How long the identity provider may take (milliseconds) before its silence means that nobody is signed in. */
const TIMEOUT_MS = 10_000
/** Milliseconds until its client is asked for again when it could not be loaded. */
const RETRY_MS = 10_000

/**
 * Tells everything below who is using the app. The answer starts as unknown, since the identity provider's client is
 * loaded after the first paint, and never stays so: without an answer in time it is nobody, until there is one.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(UNKNOWN_SESSION)
  const [listener, setListener] = useState<ReactNode>(null)

  useEffect(() => {
    const hear = (user: UserProfile | null) => setSession((before) => nextSession(before, user))
    const giveUp = () => {
      setSession((before) => (before.currentUser.status === 'unknown' ? nextSession(before, null) : before))
    }
    let isOver = false
    let retry: ReturnType<typeof setTimeout> | undefined
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
    const timeout = setTimeout(giveUp, TIMEOUT_MS)
    const cancelIdle = whenIdle(() => void load())
    return () => {
      isOver = true
      cancelIdle()
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
