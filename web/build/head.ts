import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** Fonts of the first paint. The reading serif comes with the pages that use it. */
const FIRST_FONTS = [/marcellus-latin-400-normal.*\.woff2$/, /source-sans-3-latin-wght-normal.*\.woff2$/]
const HOME = 'src/features/home/HomeScreen.tsx'

/** The files of the home screen's own chunk and of its static imports, the entry's left out. */
function homeFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const home = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(HOME))
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!home || !entry) throw new Error(`The build has no chunk for ${HOME}.`)
  const known = new Set([entry.fileName, ...entry.imports])
  return [home.fileName, ...home.imports].filter((file) => !known.has(file)).map((file) => `/${file}`)
}

/** Preloads what the first paint needs, under the names that the build gives it. */
export function headPlugin(): Plugin {
  return {
    name: 'artifact-tracker-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.keys(bundle)
        const tags = FIRST_FONTS.map((pattern): HtmlTagDescriptor => {
          const file = files.find((name) => pattern.test(name))
          if (!file) throw new Error(`The build has no font like ${pattern}.`)
          return {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head',
          }
        })
        const named = html.replace(
          'src="/boot.js"',
          `src="/boot.js" data-home="${homeFiles(bundle).join(' ')}"`,
        )
        return { html: named, tags }
      },
    },
  }
}
