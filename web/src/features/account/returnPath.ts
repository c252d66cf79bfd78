/** Where a person was going before signing in. It travels in the state of the navigation, never in the address. */
import { safeNext } from '@tracker/domain/returnPath.ts'
import { useLocation } from 'react-router'

/** The path to go to after sign-in or sign-up: a page of ours, else the home page. */
export function useReturnPath(): string {
  const { state } = useLocation()
  const from: unknown = Object(state).from
  return safeNext(from)
}
