/** The current user in a React context, so that tests can provide one. */
import { createContext, useContext } from 'react'
import { createStore } from '#utils/createStore.ts'

export interface UserProfile {
  readonly uid: string
  readonly email: string
  readonly displayName: string
  /** Empty when the account has no photo. */
  readonly photoURL: string
  /** Time when the account was created, in milliseconds since 1970. */
  readonly createdAt?: number
  /** Set if the user signs in with a password that can be changed. */
  readonly hasPassword?: true
  /** Set if the e-mail address is not verified. */
  readonly isUnverified?: true
  /** Shows the curators' screens. API and rules check the claim themselves. */
  readonly isCurator?: true
}

/**
 * Unknown does not mean signed out, because Auth loads after the first paint.
 * @property isAssumed set while Auth has not answered in time: the user may be signed in, so nothing is deleted
 */
export type CurrentUser =
  | { status: 'unknown' }
  | { status: 'signed-out'; isAssumed?: true }
  | { status: 'signed-in'; user: UserProfile }

export interface Session {
  readonly currentUser: CurrentUser
  /** Changes with every sign-in and sign-out, so that no cached data is shown to the next user. */
  readonly number: number
}

export const UNKNOWN_SESSION: Session = { currentUser: { status: 'unknown' }, number: 0 }

/** The user while Auth has not answered in time. */
export const ASSUMED_VISITOR: CurrentUser = { status: 'signed-out', isAssumed: true }

const uidOf = (one: CurrentUser) => (one.status === 'signed-in' ? one.user.uid : '')

/** Returns the session after Auth has reported a user. Restoring a sign-in does not start a new session. */
export function nextSession({ currentUser: before, number }: Session, user: UserProfile | null): Session {
  const currentUser: CurrentUser = user ? { status: 'signed-in', user } : { status: 'signed-out' }
  const isChange = before.status !== 'unknown' && uidOf(before) !== uidOf(currentUser)
  return { currentUser, number: isChange ? number + 1 : number }
}

export const SessionContext = createContext(UNKNOWN_SESSION)

/** The current user. */
export function useCurrentUser(): CurrentUser {
  return useContext(SessionContext).currentUser
}

/** The uid of the signed-in user; empty for others. */
export const useUid = (): string => uidOf(useCurrentUser())

/** The session number, part of every query key of personal data. */
export function useSessionNumber(): number {
  return useContext(SessionContext).number
}

/** The current user for loaders of routes, which are not components. */
export const lastUser = createStore<CurrentUser>(UNKNOWN_SESSION.currentUser)
