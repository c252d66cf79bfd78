import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useCurrentUser, useSessionNumber } from '#firebase/auth/currentUser.ts'
import { appQueryClient as client } from './appQueryClient.ts'
import { lazyWhenIdle } from '#utils/lazyWhenIdle.ts'

const LastVisitNotice = lazyWhenIdle(() => import('#app/offline/LastVisitNotice.tsx'))
const MemberWatch = lazyWhenIdle(() => import('#app/watches/MemberWatch.tsx'))

/** Session whose data is in the cache. */
let cached = 0

/** Provides the query client, and clears it when the session changes. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const session = useSessionNumber()
  const currentUser = useCurrentUser()
  useEffect(() => {
    if (cached === session) return
    cached = session
    client.getMutationCache().clear()
    client.removeQueries({ type: 'inactive' })
    client.resetQueries().catch(console.error)
  }, [session])
  return (
    <QueryClientProvider client={client}>
      <Suspense>
        <LastVisitNotice />
      </Suspense>
      <Suspense>{currentUser.status === 'signed-in' && <MemberWatch uid={currentUser.user.uid} />}</Suspense>
      {children}
    </QueryClientProvider>
  )
}
