/** Renders components with the product's providers. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, type To, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { render } from 'vitest-browser-react'
import { onTestFinished } from 'vitest'
import { Providers } from '#app/Providers.tsx'
import { NavigationGuard } from '#components/hooks/NavigationGuard.tsx'

/** Shows the router's address for assertions. */
function Address() {
  const { pathname, search, hash } = useLocation()
  return <data hidden data-testid="address" value={`${pathname}${search}${hash}`} />
}

interface Options {
  /** Initial address, `/` by default, optionally with navigation state. */
  at?: string | (Exclude<To, string> & { state?: unknown })
}

/** Renders `ui` at any address, with the real theme, an in-memory data router and an empty query cache. */
export async function renderApp(ui: ReactNode, { at = '/' }: Options = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const element = (
    <>
      <Address />
      <NavigationGuard />
      {ui}
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  const screen = await render(
    <Providers>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Providers>,
  )
  return {
    screen,
    queryClient,
    router,
    address: () => screen.getByTestId('address').element().getAttribute('value'),
  }
}

/** Calls back after hydration. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return null
}

/**
 * Shows the prerendered markup of `ui`. `hydrate` hydrates it and resolves with the errors that React
 * recovered from.
 */
export function prerenderApp(ui: ReactNode) {
  const { promise: hydrated, resolve } = Promise.withResolvers<void>()
  const app = (
    <Providers>
      {ui}
      <Hydrated onHydrated={resolve} />
    </Providers>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(app)
  document.body.append(root)
  onTestFinished(() => root.remove())
  return {
    hydrate: async () => {
      const errors: unknown[] = []
      const hydratedRoot = hydrateRoot(root, app, { onRecoverableError: (error) => errors.push(error) })
      onTestFinished(() => hydratedRoot.unmount())
      await hydrated
      return errors
    },
  }
}
