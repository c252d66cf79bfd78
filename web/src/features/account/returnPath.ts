/** Where a person was going before signing in. It travels in the state of the navigation, never in the address. */
import { safeReturnPath } from '@tracker/domain/account/returnPath.ts'
import { useLocation } from 'react-router'

function fromOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
}

/**
 * The path to go to after sign-in or sign-up: a page of ours, else the home page. All links between the two screens hand the
 * state on, those of the navigation bar too.
 */
export function useReturnPath(): string {
  return safeReturnPath(fromOf(useLocation().state))
}
