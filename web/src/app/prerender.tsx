/** Renders the pages, as soon as it is imported: while building (web/build/prerender.ts). */
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './App.tsx'
import { prefix } from '#theme/prefix.ts'
import { RENDERED_PAGES } from './renderedPages.ts'

export interface Rendered {
  markup: string
  /** The rules of each class that the page has, by its name without the prefix. */
  styles: readonly (readonly [name: string, css: string])[]
}

/**
 * The page at a path, once everything that it imports has come. It knows nobody, and no data.
 * @throws what a component throws: the markup would be of the page without it
 */
async function renderPage(path: string): Promise<Rendered> {
  const errors: unknown[] = []
  const cache = createCache({ key: 'css', stylisPlugins: [prefix] })
  // Styles are kept here, and not written beside what has them: some of that is replaced before the page is done.
  cache.compat = true
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  )
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <StrictMode>
        <App Router={Router} />
      </StrictMode>
    </CacheProvider>,
    // In one piece: a piece that comes later needs a script.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  )
  const markup = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  const styles = Object.entries(cache.inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [[name, css] as const] : [],
  )
  return { markup, styles }
}

/** Each page, by the name of its file. */
export const pages = await Promise.all(
  Object.entries(RENDERED_PAGES).map(async ([page, path]) => [page, await renderPage(path)] as const),
)
