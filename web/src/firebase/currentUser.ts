/** Who is using the app, as every component learns it: through React context, so that a test can say who it is. */
import { createContext, useContext } from 'react'

export interface UserProfile {
  readonly uid: string
  readonly email: string
  readonly displayName: string
  /** Empty when the account has no photo. */
  readonly photoURL: string
  /** Whether the person decides on reports. The API and the rules look for themselves. */
  readonly isCurator?: true
}

/** Unknown is not nobody: the identity provider's client comes after the first paint. */
export type CurrentUser =
  { status: 'unknown' } | { status: 'signed-out' } | { status: 'signed-in'; user: UserProfile }

export interface Session {
  readonly currentUser: CurrentUser
  /** Changes with every sign-in and sign-out, so that no kept answer is shown to the next person. */
  readonly number: number
}

export const UNKNOWN_SESSION: Session = { currentUser: { status: 'unknown' }, number: 0 }

const uidOf = (one: CurrentUser) => (one.status === 'signed-in' ? one.user.uid : '')

/** The session once it is known, or known anew, who is using the app. */
export function nextSession({ currentUser: before, number }: Session, user: UserProfile | null): Session {
  const currentUser: CurrentUser = user ? { status: 'signed-in', user } : { status: 'signed-out' }
  const isChange = before.status !== 'unknown' && uidOf(before) !== uidOf(currentUser)
  return { currentUser, number: isChange ? number + 1 : number }
}

export const SessionContext = createContext(UNKNOWN_SESSION)

/** Who is using the app. */
export function useCurrentUser(): CurrentUser {
  return useContext(SessionContext).currentUser
}

/** The number of the session: a part of every key under which a personal answer is kept. */
export function useSessionNumber(): number {
  return useContext(SessionContext).number
}
