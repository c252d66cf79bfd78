import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SessionProvider } from '#firebase/auth/SessionProvider.tsx'
import { Providers } from './Providers.tsx'
import { QueryProvider } from './query/QueryProvider.tsx'

interface Props {
  client: QueryClient
  /** The router provider: the browser's, or the static one when prerendering. */
  children: ReactNode
}

/** Everything that stands once, around the router. */
export function App({ client, children }: Props) {
  return (
    <Providers>
      <SessionProvider>
        <QueryProvider client={client}>{children}</QueryProvider>
      </SessionProvider>
    </Providers>
  )
}
