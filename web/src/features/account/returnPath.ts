/** Where a person was going before signing in. It travels in the state of the navigation, never in the address. */
import { safeNext } from '@tracker/domain/returnPath.ts'
import { useLocation } from 'react-router'

interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** The navigation state that brings a person back to a place after sign-in. */
export function returnTo({ pathname, search, hash }: Place) {
  return { next: `${pathname}${search}${hash}` }
}

/** The path to go to after sign-in or sign-up: a page of ours, else the home page. */
export function useReturnPath(): string {
  const { state } = useLocation()
  const next: unknown = Object(state).next
  return safeNext(next)
}
