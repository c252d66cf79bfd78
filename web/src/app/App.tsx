import { BrowserRouter } from 'react-router'
import { AppRoutes } from './routes.tsx'
import { Providers } from './Providers.tsx'

export function App() {
  return (
    <Providers>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  )
}
