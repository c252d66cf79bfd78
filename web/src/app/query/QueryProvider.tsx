import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSessionNumber } from '#firebase/auth/currentUser.ts'

interface Props {
  client: QueryClient
  children: ReactNode
}

/** Provides the query client, and clears it when the session changes. */
export function QueryProvider({ client, children }: Props) {
  const session = useSessionNumber()
  const cached = useRef(session)
  useEffect(() => {
    if (cached.current === session) return
    cached.current = session
    client.getMutationCache().clear()
    client.removeQueries({ type: 'inactive' })
    client.resetQueries().catch(console.error)
  }, [client, session])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
