/** Inserts the site's configuration into the pages, the manifest and the app's modules (docs/adapting.md). */
import { SITE, SITE_FILE } from '@tracker/domain/site/site.ts'
import { siteIn } from '@tracker/domain/site/siteIn.ts'
import { siteModule } from '@tracker/domain/site/siteModule.ts'
import { readFile } from 'node:fs/promises'
import { lexer } from 'marked'
import type { Plugin } from 'vite'

const MANIFEST = 'manifest.webmanifest'
const { name, description, languages, defaultTheme, colours } = SITE
const LANGUAGE = languages[0] ?? 'en'

/** Values of the placeholders in index.html. */
const VALUES: Readonly<Record<string, string>> = {
  NAME: name,
  DESCRIPTION: description,
  LANGUAGE,
  THEME: defaultTheme,
  NIGHT: colours.night.ground,
  LIGHT: colours.light.page,
  DARK: colours.dark.page,
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Escapes text for HTML, including attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** The web app manifest, which browsers need to install the app. */
export const manifest = () => ({
  id: '/',
  name,
  short_name: SITE.shortName,
  description: `${SITE.tagline.charAt(0).toUpperCase()}${SITE.tagline.slice(1)}.`,
  lang: LANGUAGE,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: colours.light.page,
  theme_color: colours.night.ground,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})

/** `virtual:legal/privacy` and `virtual:legal/imprint`: parsed markdown of the operator's files, by language. */
const LEGAL = /^\0?virtual:legal\/(privacy|imprint)$/

async function legalModule(page: string): Promise<string> {
  const folder = new URL(`../../${SITE_FILE}`, import.meta.url)
  const tokens = languages.map(async (language) => {
    const { legal } = siteIn(SITE, language)
    const file = page === 'privacy' ? legal.privacy : legal.imprint
    const markdown = file === null ? '' : await readFile(new URL(file, folder), 'utf8')
    return [language, lexer(markdown)] as const
  })
  return `export const tokens = ${JSON.stringify(Object.fromEntries(await Promise.all(tokens)))}`
}

/** The app's modules have the configuration without translations, which are in the catalogues. */
const { translations: _, ...untranslated } = SITE

export function site(): Plugin {
  return {
    name: 'artifact-tracker-site',
    enforce: 'pre',
    resolveId: (id) => (LEGAL.test(id) ? `\0${id}` : null),
    load: (id) => {
      const [, page] = LEGAL.exec(id) ?? []
      return page === undefined ? siteModule(untranslated).load(id) : legalModule(page)
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(/%([A-Z]+)%/g, (mark, key: string) => escapeHtml(VALUES[key] ?? mark)),
    },
    configureServer(server) {
      server.middlewares.use(`/${MANIFEST}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json')
        response.end(JSON.stringify(manifest()))
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(manifest(), null, 2) })
    },
  }
}
