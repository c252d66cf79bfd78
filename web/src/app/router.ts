import { createBrowserRouter, matchRoutes } from 'react-router'
import { routes } from './routes.tsx'

/**
 * Loads the lazy routes of an address, so that the router starts initialised and its first render equals the
 * prerendered markup.
 * @throws if a chunk could not be loaded; the router then loads it again, and shows the error in its place
 */
export async function loadMatchedRoutes(address: Location): Promise<void> {
  const matches = matchRoutes(routes, address) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded: object = await route.lazy()
      Object.assign(route, loaded, { lazy: undefined })
    }),
  )
}

/** With hydration data the router does not scroll on the first load. */
export const createRouter = () => createBrowserRouter(routes, { hydrationData: { loaderData: {} } })
