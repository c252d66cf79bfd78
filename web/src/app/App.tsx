import type { ComponentType, ReactNode } from 'react'
import { SessionProvider } from '#firebase/SessionProvider.tsx'
import { Providers } from './Providers.tsx'
import { AppRoutes } from './routes.tsx'

/** @param Router the browser's addresses, or the one address that is rendered while building */
export function App({ Router }: { Router: ComponentType<{ children: ReactNode }> }) {
  return (
    <Providers>
      <SessionProvider>
        <Router>
          <AppRoutes />
        </Router>
      </SessionProvider>
    </Providers>
  )
}
