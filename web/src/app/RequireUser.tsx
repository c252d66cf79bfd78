import { Navigate, Outlet, useLocation } from 'react-router'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { Loading } from '#components/states/Loading.tsx'
import { PATHS } from '#navigation/paths.ts'

/** Guards the screens that need a user; waits while the session is unknown, as in the prerendered page. */
export function RequireUser() {
  const currentUser = useCurrentUser()
  const isHydrated = useHydrated()
  const { pathname, search, hash } = useLocation()
  if (currentUser.status === 'unknown' || !isHydrated) return <Loading />
  if (currentUser.status === 'signed-in') return <Outlet />
  // The return path, which the sign-in screens read.
  const state = { from: `${pathname}${search}${hash}` }
  return <Navigate to={PATHS.signIn} replace state={state} />
}
