import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import type { Rendered } from '../src/app/prerender.tsx'
import { filesOf } from './head.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const PRODUCT = 'Artifact Tracker'

/** What each page loads beside the entry: its screen, and what that is wrapped in. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  index: ['features/home/HomeScreen.tsx'],
  allArtifacts: ['features/search/BrowseScreen.tsx', 'app/QueryProvider.tsx'],
  signin: ['app/SignInPage.tsx'],
  signup: ['app/SignUpPage.tsx'],
  aboutUs: ['features/pages/AboutScreen.tsx'],
  contactUs: ['features/pages/ContactScreen.tsx'],
  notFound: ['features/pages/NotFoundScreen.tsx'],
}

/** Pages that show records: they read the project's configuration, which is fetched while their scripts load. */
const READING = ['index', 'allArtifacts']
const CONFIG_PRELOAD = '<link rel="preload" href="/__/firebase/init.json" as="fetch" crossorigin>'

/** Splits what React renders into the head's part and the body's: images to preload belong into the head. */
function split({ markup, styles }: Rendered): { head: string; body: string } {
  const preloads = markup.match(/<link rel="preload"[^>]*>/g) ?? []
  return {
    head: [...preloads, styles].join('\n    '),
    body: markup.replaceAll(/<link rel="preload"[^>]*>/g, ''),
  }
}

/** The title of a page: its heading, and the product. */
function titled(html: string, body: string): string {
  const heading = /<h1[^>]*>([^<]*)</.exec(body)?.[1] ?? PRODUCT
  return heading === PRODUCT ? html : html.replace(`<title>${PRODUCT}`, `<title>${heading} - ${PRODUCT}`)
}

/** Style sheets are in the page already. */
const withoutSheets: Plugin = {
  name: 'without-sheets',
  enforce: 'pre',
  resolveId: (id) => (/\.css$|^swiper\/css/.test(id) ? '\0no-sheet' : null),
  load: (id) => (id === '\0no-sheet' ? '' : null),
}

/** Renders the app at each address (web/src/app/renderedPages.ts). */
async function renderAll(): Promise<readonly (readonly [page: string, rendered: Rendered])[]> {
  const { module } = await runnerImport<{ pages: readonly (readonly [string, Rendered])[] }>(
    `${WEB}src/app/prerender.tsx`,
    {
      configFile: false,
      root: WEB,
      mode: 'production',
      logLevel: 'error',
      plugins: [withoutSheets],
      // Found in one way, whoever asks: two copies of the style library would not know of one another's theme.
      environments: {
        inline: { resolve: { noExternal: [/^@emotion\//, /^@mui\//], conditions: ['module'] } },
      },
    },
  )
  return module.pages
}

/** What is the same in every page: the style sheet and the boot script in it, and the app's scripts behind what the first paint needs. */
function complete(template: string, bundle: Rolldown.OutputBundle): string {
  const boot = readFileSync(`${WEB}public/boot.js`, 'utf8')
  return template
    .replaceAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (_, file: string) => {
      const sheet = bundle[file]
      if (sheet?.type !== 'asset') throw new Error(`The build has no style sheet ${file}.`)
      // Nothing else loads it.
      delete bundle[file]
      return `<style>${String(sheet.source).trim()}</style>`
    })
    .replace('<script src="/boot.js">', () => `<script>${boot}`)
    .replaceAll(/<script type="module" crossorigin|<link rel="modulepreload"/g, '$& fetchpriority="low"')
}

/** Writes a page for each public route, with its markup in it (docs/decisions/019-prerendering-and-lazy-loading.md). */
export function prerenderPlugin(): Plugin {
  return {
    name: 'artifact-tracker-prerender',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('The build has no page.')
        const template = complete(String(index.source), bundle)
        for (const [page, rendered] of await renderAll()) {
          const { body, head } = split(rendered)
          const preloads = new Set(
            (SCREENS[page] ?? []).flatMap((screen) => filesOf(bundle, `src/${screen}`)),
          )
          const links = [...preloads].map(
            (href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`,
          )
          if (READING.includes(page)) links.push(CONFIG_PRELOAD)
          const source = titled(template, body)
            .replace('</head>', () => `  ${[head, ...links].join('\n    ')}\n  </head>`)
            .replace('<div id="root">', () => `<div id="root" data-page="${page}">${body}`)
          if (page === 'index') index.source = source
          else this.emitFile({ type: 'asset', fileName: `${page}.html`, source })
        }
      },
    },
  }
}
