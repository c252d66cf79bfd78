/** Renders components with the product's providers. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, type To, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { render } from 'vitest-browser-react'
import { onTestFinished } from 'vitest'
import { Providers } from '#app/Providers.tsx'
import { NavigationGuard } from '#components/hooks/NavigationGuard.tsx'
import {
  type Session,
  SessionContext,
  UNKNOWN_SESSION,
  type UserProfile,
} from '#firebase/auth/currentUser.ts'

/** Renders before it returns: React's production build has no `act`, with which `render` would wait. */
export const renderAtOnce = (ui: ReactNode) => flushSync(() => render(ui))

/** Shows the router's address for assertions. */
function Address() {
  const { pathname, search, hash } = useLocation()
  return <data hidden data-testid="address" value={`${pathname}${search}${hash}`} />
}

interface Options {
  /** Initial address, `/` by default, optionally with navigation state. */
  at?: string | (Exclude<To, string> & { state?: unknown })
  /** The signed-in user, or null for a visitor. By default the session is unknown. */
  user?: UserProfile | null
  /** Fills the query cache. Its data stays fresh. */
  seed?: (client: QueryClient) => void | Promise<void>
}

function sessionOf(user: UserProfile | null | undefined): Session {
  if (user === undefined) return UNKNOWN_SESSION
  return { currentUser: user ? { status: 'signed-in', user } : { status: 'signed-out' }, number: 1 }
}

/** Renders `ui` at any address, with the real theme, an in-memory data router and a query cache. */
export async function renderApp(ui: ReactNode, { at = '/', user, seed }: Options = {}) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, ...(seed && { staleTime: Infinity }) } },
  })
  await seed?.(client)
  const element = (
    <>
      <Address />
      <NavigationGuard />
      {ui}
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  const screen = await renderAtOnce(
    <Providers>
      <SessionContext value={sessionOf(user)}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionContext>
    </Providers>,
  )
  return {
    screen,
    client,
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
