import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import { matchPath, Navigate, Outlet, useLocation } from 'react-router'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { sessionFailure } from '#firebase/auth/sessionFailure.ts'
import { ErrorState } from '#components/states/ErrorState.tsx'
import { Loading } from '#components/states/Loading.tsx'
import { ArtifactDetailSkeleton } from '#features/artifacts/detail/ArtifactDetailSkeleton.tsx'
import { PATHS } from '#navigation/paths.ts'
import { useStore } from '#utils/createStore.ts'

/** Says that a sign-in cannot be restored now. Signing in again would need the same service. */
function SignInMissing() {
  const failure = useStore(sessionFailure)
  const text = t`Your sign-in could not be confirmed, because the sign-in service could not be reached. Nothing is lost. Check your connection and try again.`
  return <ErrorState error={text} onRetry={() => failure?.retry()} />
}

const ofArtifact = 'html[data-artifact] &'
const ForArtifact = styled('div')({ display: 'none', [ofArtifact]: { display: 'block' } })
const ForOthers = styled('div')({ [ofArtifact]: { display: 'none' } })

/**
 * What is shown while the session is unknown: the members' page is prerendered once for all addresses, and public/boot.js
 * knows which it is.
 */
function Waiting() {
  const { pathname } = useLocation()
  const isHydrated = useHydrated()
  const indicator = <Loading />
  if (isHydrated && !matchPath(PATHS.artifact, pathname)) return indicator
  return (
    <>
      <ForArtifact>
        <ArtifactDetailSkeleton />
      </ForArtifact>
      <ForOthers>{indicator}</ForOthers>
    </>
  )
}

/** Guards the screens that need a user; waits while the session is unknown, as in the prerendered page. */
export function RequireUser() {
  const currentUser = useCurrentUser()
  const isHydrated = useHydrated()
  const { pathname, search, hash } = useLocation()
  if (currentUser.status === 'unknown' || !isHydrated) return <Waiting />
  if (currentUser.status === 'signed-in') return <Outlet />
  if (currentUser.isAssumed) return <SignInMissing />
  // The return path, which the sign-in screens read.
  const state = { from: `${pathname}${search}${hash}` }
  return <Navigate to={PATHS.signIn} replace state={state} />
}
