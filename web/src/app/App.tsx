import { BrowserRouter } from 'react-router'
import { AppRoutes } from './routes.tsx'
import { SessionProvider } from '#firebase/SessionProvider.tsx'
import { Providers } from './Providers.tsx'

export function App() {
  return (
    <Providers>
      <SessionProvider>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </SessionProvider>
    </Providers>
  )
}
