import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useSessionNumber } from '#firebase/currentUser.ts'
import { whenIdle } from '#whenIdle.ts'
import { createQueryClient } from './queryClient.ts'

/** What nobody waits for: without it, the screen is the same. */
const LastVisit = lazy(async () => {
  await new Promise<void>((resolve) => void whenIdle(resolve))
  return import('./LastVisit.tsx').catch(() => ({ default: () => null }))
})

/** Made with the first screen that reads, and kept while the page is open: going back shows what was read. */
const client = createQueryClient(async () => {
  const { endExpiredSignIn } = await import('#features/account/signInExpiry.ts')
  await endExpiredSignIn()
})
// While building (prerender.tsx) the timer of what is let go would keep the process.
if (typeof document === 'undefined')
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, gcTime: Infinity } })
/** The session whose answers the cache holds. */
let cached = 0

// Where the browser extension of TanStack Query looks, and the tests.
if (import.meta.env.MODE !== 'production') Object.assign(globalThis, { __TANSTACK_QUERY_CLIENT__: client })

/** The query client for a screen that reads or writes. What one person read is cleared before the next one's session. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const session = useSessionNumber()
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
        <LastVisit />
      </Suspense>
      {children}
    </QueryClientProvider>
  )
}
