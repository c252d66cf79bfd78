import { SITE } from '@tracker/domain/site/site.ts'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import type { renderings } from '../src/app/prerender.tsx'
import {
  LOCALIZED_ATTRIBUTE,
  MEMBER_ADDRESSES,
  PAGE_ATTRIBUTE,
  type PageFile,
  RENDERED_PAGES,
} from '../src/app/renderedPages.ts'
import { assetAddress, chunkAddresses } from './assets.ts'
import { messages } from './messages.ts'
import { escapeHtml, site } from './site.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))
/** The site's name in the default language, escaped for HTML. */
const PRODUCT = escapeHtml(SITE.name)

/** Hosting serves the pages of a visitor's language from `/localized` (firebase.json). */
const LANGUAGES = SITE.languages
const DEFAULT_LANGUAGE = LANGUAGES[0] ?? 'en'

const PAGES: Readonly<Record<string, PageFile>> = RENDERED_PAGES
/** Modules that a page loads in addition to the entry: its screen, and what it starts with. */
const modulesOf = (page: string) =>
  [PAGES[page]?.screen, PAGES[page]?.start].filter((name) => name !== undefined)
/** Modules of the prerendered pages that are useful without a network; signing in is not. */
export const OFFLINE_SCREENS = Object.keys(PAGES).flatMap((page) =>
  ['signin', 'signup'].includes(page) ? [] : modulesOf(page),
)
/** Fonts of the first paint. The serif for long texts is loaded by the pages that use it. */
const FONTS = [/marcellus-latin-400-normal.*\.woff2$/, /source-sans-3-latin-wght-normal.*\.woff2$/]

/** Scripts that are evaluated as they come, in a task each: with the app they would be one task of 0.2 s on a phone. */
const EARLY = /<link rel="modulepreload"[^>]* href="(\/assets\/(?:react|vendor)-[^"]+)">/g

/** Pages that show records preload the Firebase configuration; locally, the addresses of the emulators. */
const PAGES_WITH_RECORDS = ['index', 'browse']
const CONFIG = '/__/firebase/init.json'
const LOCAL_CONFIG = '/emulators.json'
/** Where those pages read the records. Photos are on the site's own host, and Auth is loaded for members only. */
const FIRESTORE = '<link rel="preconnect" href="https://firestore.googleapis.com" crossorigin>'

/** Files of a page: the members' page is one at each of its addresses. */
function filesOf(page: string): readonly string[] {
  // Hosting serves 404.html for unknown addresses, with that status.
  if (page === 'notFound') return ['404.html']
  return [
    `${page}.html`,
    ...(page === 'member' ? MEMBER_ADDRESSES.map((path) => `${path.slice(1)}.html`) : []),
  ]
}

/** Sets the title of a page: its heading and the site's name. */
function withTitle(html: string, body: string, site: string): string {
  const name = escapeHtml(site)
  const heading = /<h1[^>]*>([^<]*)</.exec(body)?.[1] ?? name
  return html.replace(`<title>${PRODUCT}`, () => `<title>${heading === name ? name : `${heading} - ${name}`}`)
}

/** Ignores imports of style sheets, because the built one is inlined. */
export const withoutStyleSheets: Plugin = {
  name: 'without-style-sheets',
  enforce: 'pre',
  resolveId: (id) => (/\.css$|^swiper\/css/.test(id) ? '\0no-sheet' : null),
  load: (id) => (id === '\0no-sheet' ? '' : null),
}

/** Renders the app in each language at each address (web/src/app/renderedPages.ts). */
async function renderAll(): Promise<typeof renderings> {
  const { module } = await runnerImport<{ renderings: typeof renderings }>(`${WEB}src/app/prerender.tsx`, {
    configFile: false,
    root: WEB,
    mode: 'production',
    logLevel: 'error',
    plugins: [site(), messages({ keepsTexts: true }), withoutStyleSheets],
    // A single copy of Emotion for MUI and the app; two copies would not share a theme.
    environments: {
      inline: { resolve: { noExternal: [/^@emotion\//, /^@mui\//], conditions: ['module'] } },
    },
  })
  return module.renderings
}

/** Inlines the style sheet and the boot script, and lowers the priority of the app's scripts. */
function inline(template: string, bundle: Rolldown.OutputBundle): string {
  const boot = readFileSync(`${WEB}public/boot.js`, 'utf8')
  return template
    .replaceAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (_, file: string) => {
      const sheet = bundle[file]
      if (sheet?.type !== 'asset') throw new Error(`The build has no style sheet ${file}.`)
      // Inlined, and not loaded by anything else.
      delete bundle[file]
      return `<style>${String(sheet.source).trim()}</style>`
    })
    .replace('<script src="/boot.js">', () => `<script>${boot}`)
    .replaceAll(/<script type="module" crossorigin|<link rel="modulepreload"/g, '$& fetchpriority="low"')
}

/** Translates the template. */
function inLanguage(template: string, { language, direction, texts }: (typeof renderings)[number]): string {
  const lang = `<html lang="${DEFAULT_LANGUAGE}"`
  const start = `<html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}`
  return texts.reduce(
    (html, [original, translated]) => html.replace(escapeHtml(original), () => escapeHtml(translated)),
    template.replace(lang, start),
  )
}

/** Preloads the fonts at the end of the body: for fonts in the head, Chrome delays the first paint. */
function withFonts(template: string, bundle: Rolldown.OutputBundle): string {
  const links = FONTS.map((pattern) => {
    const address = assetAddress(bundle, pattern)
    return `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin>`
  })
  return template.replace('</body>', () => `  ${links.join('\n    ')}\n  </body>`)
}

const preload = (href: string, priority: 'high' | 'low') =>
  `<link rel="modulepreload" fetchpriority="${priority}" crossorigin href="${href}">`

/** A script that runs as soon as it and its imports have loaded. */
const script = (href: string, priority: 'high' | 'low') =>
  `<script type="module" async crossorigin fetchpriority="${priority}" src="${href}"></script>`

const startLinks = ([start = '', ...imports]: readonly string[]) => [
  script(start, 'high'),
  ...imports.map((href) => preload(href, 'high')),
]

/**
 * Writes a page with its markup for each public route (docs/decisions/019-prerendering-and-lazy-loading.md).
 */
export function prerender(): Plugin {
  let configs = [CONFIG]
  return {
    name: 'artifact-tracker-prerender',
    apply: 'build',
    enforce: 'post',
    configResolved({ mode }) {
      if (mode !== 'production') configs = [CONFIG, LOCAL_CONFIG]
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('The build has no page.')
        const whole = withFonts(inline(String(index.source), bundle), bundle)
        const early = [...whole.matchAll(EARLY)].map(([, href = '']) => script(href, 'low'))
        const template = whole.replaceAll(EARLY, '')
        const loaded = new Set(chunkAddresses(bundle, 'web/index.html'))
        for (const rendering of await renderAll()) {
          const { language, name, pages } = rendering
          const localized = inLanguage(template, rendering)
          const catalogue = chunkAddresses(bundle, `src/locales/${language}.ts`)
          for (const [page, rendered] of pages) {
            const { body, head } = rendered
            const start = PAGES[page]?.start
            const screens = modulesOf(page).flatMap((screen) => chunkAddresses(bundle, `src/${screen}`))
            const preloads = start ? startLinks(chunkAddresses(bundle, `src/${start}`)) : []
            for (const href of new Set([...catalogue, ...screens]))
              if (!loaded.has(href)) preloads.push(preload(href, 'low'))
            if (PAGES_WITH_RECORDS.includes(page))
              preloads.push(
                ...(configs.includes(LOCAL_CONFIG) ? [] : [FIRESTORE]),
                ...configs.map((href) => `<link rel="preload" href="${href}" as="fetch" crossorigin>`),
              )
            const source = withTitle(localized, body, name)
              // Emotion looks for the styles of the head when it is evaluated.
              .replace('</head>', () => `  ${[head, ...early, ...preloads].join('\n    ')}\n  </head>`)
              .replace('<div id="root">', () => `<div id="root" ${PAGE_ATTRIBUTE}="${page}">${body}`)
            for (const file of filesOf(page)) {
              if (LANGUAGES.length > 1)
                this.emitFile({
                  type: 'asset',
                  fileName: `localized/${language}/${file}`,
                  source: source.replace('<html ', `<html ${LOCALIZED_ATTRIBUTE} `),
                })
              if (language !== DEFAULT_LANGUAGE) continue
              if (page === 'index') index.source = source
              else this.emitFile({ type: 'asset', fileName: file, source })
            }
          }
        }
      },
    },
  }
}
