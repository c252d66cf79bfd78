import { Navigate, Outlet, useLocation } from 'react-router'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { Loading } from '#components/states/Loading.tsx'
import { PATHS } from '#navigation/paths.ts'

/** Guards the screens that need a user; waits while the session is unknown. */
export function RequireUser() {
  const currentUser = useCurrentUser()
  const { pathname, search, hash } = useLocation()
  if (currentUser.status === 'unknown') return <Loading />
  if (currentUser.status === 'signed-in') return <Outlet />
  // The return path, which the sign-in screens read.
  const state = { from: `${pathname}${search}${hash}` }
  return <Navigate to={PATHS.signIn} replace state={state} />
}
