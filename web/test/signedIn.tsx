/** A signed-in user for component tests. */
import type { ReactNode } from 'react'
import { SessionContext } from '#firebase/auth/currentUser.ts'

const USER = { uid: 'ada', email: 'ada@example.com', displayName: 'Ada', photoURL: '' } as const
const SESSION = { currentUser: { status: 'signed-in', user: USER }, number: 1 } as const

export const signedIn = (ui: ReactNode) => <SessionContext value={SESSION}>{ui}</SessionContext>
