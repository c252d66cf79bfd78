/** Renders what a test looks at in the product's own surroundings. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter, type To, useLocation } from 'react-router'
import { render } from 'vitest-browser-react'
import { Providers } from '#app/Providers.tsx'

/** Tells tests where the router is. */
function Address() {
  const { pathname, search, hash } = useLocation()
  return <data hidden data-testid="address" value={`${pathname}${search}${hash}`} />
}

interface Options {
  /** Where the visitor is, `/` unless said, and what the navigation there carried. */
  at?: string | (Exclude<To, string> & { state?: unknown })
}

/** The real theme, a router in memory and an empty query cache around `ui`. */
export async function renderApp(ui: ReactNode, { at = '/' }: Options = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const screen = await render(
    <Providers>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[at]}>
          <Address />
          {ui}
        </MemoryRouter>
      </QueryClientProvider>
    </Providers>,
  )
  return { screen, queryClient, address: () => screen.getByTestId('address').element().getAttribute('value') }
}
