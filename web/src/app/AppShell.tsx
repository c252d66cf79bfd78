import { Suspense, useEffect } from 'react'
import { NavigationGuard } from '#components/hooks/NavigationGuard.tsx'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { Shell } from '#layout/Shell.tsx'
import { toast } from '#notifications/toast.ts'
import { lazyWhenIdle } from '#utils/lazyWhenIdle.ts'
import { announceReload } from './offline/staleChunk.ts'

const OfflineSupport = lazyWhenIdle(() => import('./offline/OfflineSupport.tsx'))

/** Lazy: loaded at sign-out. */
const signOut = () => {
  import('#features/account/signOut.ts').then((account) => account.signOut()).catch(toast.failure)
}

/** Connects the layout with account, offline support and reload notice. */
export function AppShell() {
  useEffect(() => announceReload(), [])
  return (
    <>
      <NavigationGuard />
      <Shell account={useCurrentUser()} onSignOut={signOut} />
      <Suspense>
        <OfflineSupport />
      </Suspense>
    </>
  )
}
