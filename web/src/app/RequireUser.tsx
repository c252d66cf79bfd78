import { Navigate, Outlet, useLocation } from 'react-router'
import { useAccount } from '#data/account.ts'
import { Loading } from '#feedback/Loading.tsx'
import { PATHS } from '#paths.ts'

/** Where a person was going when a screen asked for a sign-in; the sign-in screens read it from the location's state. */
export interface ReturnState {
  /** Path, query and hash. */
  from: string
}

/** Guards the screens that need a user. Unknown is not nobody: it waits until the answer is there. */
export function RequireUser() {
  const account = useAccount()
  const { pathname, search, hash } = useLocation()
  if (account.status === 'unknown') return <Loading />
  if (account.status === 'signed-in') return <Outlet />
  const state: ReturnState = { from: `${pathname}${search}${hash}` }
  return <Navigate to={PATHS.signIn} replace state={state} />
}
