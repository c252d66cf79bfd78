import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, use, useEffect } from 'react'
import { useCurrentUser, useSessionNumber } from '#firebase/auth/currentUser.ts'
import { appQueryClient } from './appQueryClient.ts'
import { PageClientContext } from './pageClient.ts'
import { lazyPart } from '#components/states/lazyPart.tsx'

const LastVisitNotice = lazyPart(() => import('#app/offline/LastVisitNotice.tsx'), { isOptional: true })
const MemberWatch = lazyPart(() => import('#app/watches/MemberWatch.tsx'), { isOptional: true })

/** Session whose data is in the cache. */
let cached = 0

/** Provides the query client, and clears it when the session changes. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const client = use(PageClientContext) ?? appQueryClient
  const session = useSessionNumber()
  const currentUser = useCurrentUser()
  useEffect(() => {
    if (cached === session) return
    cached = session
    client.getMutationCache().clear()
    client.removeQueries({ type: 'inactive' })
    client.resetQueries().catch(console.error)
  }, [client, session])
  return (
    <QueryClientProvider client={client}>
      <LastVisitNotice />
      {currentUser.status === 'signed-in' && <MemberWatch uid={currentUser.user.uid} />}
      {children}
    </QueryClientProvider>
  )
}
