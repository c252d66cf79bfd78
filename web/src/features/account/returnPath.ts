/** Where a person was going before signing in. It travels in the state of the navigation, never in the address. */
import { safeNext } from '@tracker/domain/returnPath.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PATHS } from '#paths.ts'

const ENTRIES: readonly string[] = [PATHS.signIn, PATHS.signUp]

/**
 * Kept while a person is on the two screens: the links of the navigation bar switch between them as well, and they know
 * nothing of where the person was going.
 */
let kept: unknown

/** The path to go to after sign-in or sign-up: a page of ours, else the home page. */
export function useReturnPath(): string {
  const { state } = useLocation()
  const from: unknown = Object(state).from ?? kept
  useEffect(() => {
    kept = from
    return () => {
      if (!ENTRIES.includes(location.pathname)) kept = undefined
    }
  }, [from])
  return safeNext(from)
}
