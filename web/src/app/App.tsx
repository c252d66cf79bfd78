import type { ReactNode } from 'react'
import { SessionProvider } from '#firebase/auth/SessionProvider.tsx'
import { Providers } from './Providers.tsx'

/** @param children the router provider: the browser's, or the static one when prerendering */
export function App({ children }: { children: ReactNode }) {
  return (
    <Providers>
      <SessionProvider>{children}</SessionProvider>
    </Providers>
  )
}
