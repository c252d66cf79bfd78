import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { lazyPart } from '#components/states/lazyPart.tsx'
import { NavigationGuard } from '#components/hooks/NavigationGuard.tsx'
import { Shell } from '#layout/Shell.tsx'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { toast } from '#notifications/toast.ts'
import { announceReload } from './offline/staleChunk.ts'

const LastVisitNotice = lazyPart(() => import('./offline/LastVisitNotice.tsx'), { isOptional: true })
const OfflineSupport = lazyPart(() => import('./offline/OfflineSupport.tsx'), { isOptional: true })
const MemberWatch = lazyPart(() => import('./watches/MemberWatch.tsx'), { isOptional: true })

/** Milliseconds before a sign-out that has not begun says so. */
const LATE_MS = 1_000

/** Lazy: loaded at sign-out. */
const signOut = () => {
  const late = setTimeout(() => toast.notice(t`Loading`), LATE_MS)
  import('#features/account/signOut.ts')
    .finally(() => clearTimeout(late))
    .then((account) => account.signOut())
    .catch(toast.failure)
}

/** Rendered by itself: an update of the shell would make React discard markup that is not hydrated. */
function MemberWork() {
  const currentUser = useCurrentUser()
  return currentUser.status === 'signed-in' && <MemberWatch user={currentUser.user} />
}

/** Connects the layout with account, members' background work, offline support and reload notice. */
export function AppShell() {
  useEffect(() => announceReload(), [])
  return (
    <>
      <NavigationGuard />
      <Shell onSignOut={signOut} />
      <OfflineSupport />
      <MemberWork />
    </>
  )
}

/** What all screens have above their content. */
export const Screen = () => (
  <>
    <LastVisitNotice />
    <Outlet />
  </>
)
