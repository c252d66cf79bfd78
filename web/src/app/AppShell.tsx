import { Suspense, useEffect } from 'react'
import { useCurrentUser } from '#firebase/currentUser.ts'
import { Shell } from '#layout/Shell.tsx'
import { toast } from '#notifications/toast.ts'
import { lazyWhenIdle } from '#utils/lazyWhenIdle.ts'
import { announceReload } from './offline/staleChunk.ts'

const OfflineSupport = lazyWhenIdle(() => import('./offline/OfflineSupport.tsx'))

/** Loaded when somebody signs out; visitors never need it. */
const signOut = () => {
  import('#features/account/signOut.ts').then((account) => account.signOut()).catch(toast.failure)
}

/** The layout around every screen, with what it must know of the account. */
export function AppShell() {
  useEffect(() => announceReload(), [])
  return (
    <>
      <Shell account={useCurrentUser()} onSignOut={signOut} />
      <Suspense>
        <OfflineSupport />
      </Suspense>
    </>
  )
}
