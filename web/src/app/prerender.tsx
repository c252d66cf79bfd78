/** Renders the public pages when imported, at build time (web/build/prerender.ts). */
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { SITE } from '@tracker/domain/site/site.ts'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { activateLanguage, directionOf, type Language, LANGUAGES } from '#i18n/language.ts'
import { siteName, siteText } from '#i18n/siteText.ts'
import { App } from './App.tsx'
import { RENDERED_PAGES } from './renderedPages.ts'
import { routes } from './routes.tsx'

export interface Rendered {
  markup: string
  /** Style elements for the head. */
  styles: string
}

const styleTag = (key: string, names: readonly string[], css: string) =>
  `<style data-emotion="${key} ${names.join(' ')}">${css}</style>`

/**
 * Creates style elements like `extractCriticalToChunks` of @emotion/server: one per global style (custom
 * properties, baseline) and one for the classes in the markup. Emotion finds them by their attribute when
 * hydrating.
 */
function extractStyles({ key, inserted, registered }: EmotionCache, markup: string): string {
  const rules = Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css }] : [],
  )
  const isClass = ({ name }: { name: string }) => registered[`${key}-${name}`] !== undefined
  const globals = rules.filter((rule) => !isClass(rule))
  const classes = rules.filter((rule) => isClass(rule) && markup.includes(`${key}-${rule.name}`))
  return [
    ...globals.map(({ name, css }) => styleTag(`${key}-global`, [name], css)),
    styleTag(
      key,
      classes.map(({ name }) => name),
      classes.map(({ css }) => css).join(''),
    ),
  ].join('\n    ')
}

const handler = createStaticHandler(routes)

/**
 * Renders the page at a path, including lazy routes and components, signed out and without data.
 * @throws errors of components, because their markup would be missing
 */
async function renderPage(path: string): Promise<Rendered> {
  const errors: unknown[] = []
  const cache = createCache({ key: 'css' })
  // Collects styles, as `createEmotionServer` of @emotion/server does. Style elements in the markup would
  // break child selectors.
  cache.compat = true
  const context = await handler.query(new Request(new URL(path, 'https://prerender.invalid')))
  if (context instanceof Response) throw new Error(`${path} redirects.`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <StrictMode>
        <App>
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
  return { markup, styles: extractStyles(cache, markup) }
}

/** Texts of index.html outside the app. */
const pageTexts = (): (readonly [original: string, translated: string])[] => [
  ...[
    msg`Searching, adding and liking artifacts need JavaScript. Please turn it on and load the page again.`,
    msg`Newest artifacts`,
  ].map((text) => [text.message ?? '', i18n._(text)] as const),
  [SITE.description, siteText(SITE.description)],
]

/** Renders all pages in a language. */
async function renderPages(language: Language) {
  await activateLanguage(language)
  const pages = await Promise.all(
    Object.entries(RENDERED_PAGES).map(async ([page, path]) => [page, await renderPage(path)] as const),
  )
  return { language, direction: directionOf(language), name: siteName(), texts: pageTexts(), pages }
}

/**
 * The pages of each language by file name. Rendered one after another, because the active language is global.
 */
export const renderings: Awaited<ReturnType<typeof renderPages>>[] = []
for (const language of LANGUAGES) renderings.push(await renderPages(language))
