/** Where a person was going before signing in. It travels in the state of the navigation, never in the address. */
import { safeNext } from '@tracker/domain/returnPath.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PATHS } from '#paths.ts'

const AUTH_PATHS: readonly string[] = [PATHS.signIn, PATHS.signUp]

/**
 * Kept while a person is on the two screens: the links of the navigation bar switch between them as well, and they know
 * nothing of where the person was going.
 */
let kept: unknown

function fromOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
}

/** The path to go to after sign-in or sign-up: a page of ours, else the home page. */
export function useReturnPath(): string {
  const from = fromOf(useLocation().state) ?? kept
  useEffect(() => {
    kept = from
    return () => {
      if (!AUTH_PATHS.includes(location.pathname)) kept = undefined
    }
  }, [from])
  return safeNext(from)
}
