import type { ComponentType } from 'react'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router'
import { listenBeforeRouter } from '#components/hooks/heldPage.ts'
import { retriable } from '#components/states/lazyPart.tsx'
import { pageFailure } from '#components/states/pageFailure.ts'
import { reloadForScript, type RetryCause } from './offline/staleChunk.ts'

type Loaded = Pick<RouteObject, 'Component' | 'element'>

const componentOf = ({ Component, element }: Loaded): ComponentType => Component ?? (() => element)

/**
 * A component for a route whose code is missing at the start. It suspends until the code has been loaded, so
 * that React keeps the delivered markup, and the shell shows why.
 */
function suspended(load: () => Promise<Loaded>): ComponentType {
  const { pathname } = location
  const { failure, Lazy } = retriable(async () => ({ default: componentOf(await load()) }))
  let cause: RetryCause | null = null
  addEventListener('online', () => {
    cause = 'online'
  })
  failure.subscribe(() => {
    const failed = failure.get()
    if (failed) {
      if (cause) reloadForScript(failed.error, cause)
      cause = null
    }
    const retry = () => {
      cause = 'press'
      failed?.retry()
    }
    pageFailure.set(failed && { error: failed.error, retry, pathname })
  })
  return Lazy
}

/**
 * Loads the lazy routes of an address, so that the router starts initialised and its first render equals the
 * prerendered markup, and runs their loaders, which the router then does not.
 */
export async function loadMatchedRoutes(routes: RouteObject[], address: Location): Promise<void> {
  const matches = matchRoutes(routes, address) ?? []
  const url = new URL(address.href)
  await Promise.all(
    matches.map(async ({ route, params }) => {
      const { lazy, loader, path = '' } = route
      if (typeof loader === 'function') {
        const context = new RouterContextProvider()
        void loader({ request: new Request(url), url, pattern: path, params, context })
      }
      if (typeof lazy !== 'function') return
      const loaded = await lazy().catch((error: unknown) => {
        console.warn(error)
        return { Component: suspended(lazy) }
      })
      Object.assign(route, loaded, { lazy: undefined })
    }),
  )
}

/** With hydration data the router does not scroll on the first load. */
export function createRouter(routes: RouteObject[]) {
  listenBeforeRouter()
  const matches = matchRoutes(routes, location) ?? []
  const loaderData = Object.fromEntries(
    matches.flatMap(({ route: { id, loader } }) => (id && loader ? [[id, null]] : [])),
  )
  return createBrowserRouter(routes, { hydrationData: { loaderData } })
}
