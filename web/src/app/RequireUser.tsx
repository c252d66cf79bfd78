import { t } from '@lingui/core/macro'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { sessionFailure } from '#firebase/auth/sessionFailure.ts'
import { ErrorState } from '#components/states/ErrorState.tsx'
import { Loading } from '#components/states/Loading.tsx'
import { PATHS } from '#navigation/paths.ts'
import { useStore } from '#utils/createStore.ts'

/** Says that a sign-in cannot be restored now. Signing in again would need the same service. */
function SignInMissing() {
  const failure = useStore(sessionFailure)
  const text = t`Your sign-in could not be confirmed, because the sign-in service could not be reached. Nothing is lost. Check your connection and try again.`
  return <ErrorState error={text} onRetry={() => failure?.retry()} />
}

/** Guards the screens that need a user; waits while the session is unknown, as in the prerendered page. */
export function RequireUser() {
  const currentUser = useCurrentUser()
  const isHydrated = useHydrated()
  const { pathname, search, hash } = useLocation()
  if (currentUser.status === 'unknown' || !isHydrated) return <Loading />
  if (currentUser.status === 'signed-in') return <Outlet />
  if (currentUser.isAssumed) return <SignInMissing />
  // The return path, which the sign-in screens read.
  const state = { from: `${pathname}${search}${hash}` }
  return <Navigate to={PATHS.signIn} replace state={state} />
}
