/** The page to return to after sign-in. Passed in navigation state, never in the address. */
import { safeReturnPath } from '@tracker/domain/account/returnPath.ts'
import { useLocation } from 'react-router'

function fromOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
}

/**
 * Returns the path to open after sign-in or sign-up: a page of this app, else the home page. Links between
 * the two screens, also in the navigation bar, pass the state on.
 */
export function useReturnPath(): string {
  return safeReturnPath(fromOf(useLocation().state))
}
