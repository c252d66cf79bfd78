/** Renders pages to markup: at build time (prerender.tsx) and in the function (server.tsx). */
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { App } from './App.tsx'
import { createRoutes } from './routes.tsx'

export interface Rendered {
  /** Markup of the app's element. */
  body: string
  /** Elements for the head: image preloads and styles. */
  head: string
}

const PRELOAD = /<link rel="preload"[^>]*>/g

const styleTag = (key: string, names: readonly string[], css: string) =>
  `<style data-emotion="${key} ${names.join(' ')}">${css}</style>`

/**
 * Creates style elements from all that Emotion inserted while rendering: one per global style (custom properties, baseline) and
 * one for all classes. Emotion finds them by their attribute when hydrating, and does not create them again. That includes the
 * styles that a component passes to the one it styles, whose class no element has: Emotion inserts them in the browser as well.
 */
function extractStyles({ key, inserted, registered }: EmotionCache): string {
  const rules = Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css }] : [],
  )
  const isClass = ({ name }: { name: string }) => registered[`${key}-${name}`] !== undefined
  const classes = rules.filter(isClass)
  return [
    ...rules.filter((rule) => !isClass(rule)).map(({ name, css }) => styleTag(`${key}-global`, [name], css)),
    styleTag(
      key,
      classes.map(({ name }) => name),
      classes.map(({ css }) => css).join(''),
    ),
  ].join('\n    ')
}

/** Creates the query client of one page. Without garbage collection timers, which would keep the process busy. */
export const createPageClient = () =>
  new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } })

/**
 * Renders the page at a path, including lazy routes and components, signed out.
 * @param client query client with the page's data, if it has any
 * @throws errors of components, because their markup would be missing
 */
export async function renderPage(path: string, client = createPageClient()): Promise<Rendered> {
  const errors: unknown[] = []
  const cache = createCache({ key: 'css' })
  // Collects styles, as `createEmotionServer` of @emotion/server does. Style elements in the markup would
  // break child selectors.
  cache.compat = true
  const handler = createStaticHandler(createRoutes(client))
  const context = await handler.query(new Request(new URL(path, 'https://prerender.invalid')))
  if (context instanceof Response) throw new Error(`${path} redirects.`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <StrictMode>
        <App client={client}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>
      </StrictMode>
    </CacheProvider>,
    // Renders everything in one chunk, because later chunks would need a script.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  )
  const markup = await new Response(prelude).text()
  const routeErrors = Object.values(context.errors ?? {})
  if (errors.length + routeErrors.length > 0) throw errors[0] ?? routeErrors[0]
  const head = [...(markup.match(PRELOAD) ?? []), extractStyles(cache)].join('\n    ')
  return { body: markup.replaceAll(PRELOAD, ''), head }
}
