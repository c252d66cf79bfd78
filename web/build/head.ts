import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** Fonts of the first paint. The reading serif comes with the pages that use it. */
const FIRST_FONTS = [/marcellus-latin-400-normal.*\.woff2$/, /source-sans-3-latin-wght-normal.*\.woff2$/]

/** The modules whose files the page's markup lists, by their names in web/src/createPart.ts. */
const LISTED = {
  'nav-drawer': 'src/layout/NavDrawer.tsx',
  'account-menu': 'src/layout/AccountMenu.tsx',
  initial: 'src/components/Initial.tsx',
}

/** The files of a module's own chunk and of all its static imports, those of the entry left out. */
export function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const withImports = (facade: string): string[] => {
    const start = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(facade))
    if (!start) throw new Error(`The build has no chunk for ${facade}.`)
    const files = new Set([start.fileName])
    for (const file of files)
      for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
        files.add(imported)
    return [...files]
  }
  const painted = withImports('index.html')
  return withImports(module).flatMap((file) => (painted.includes(file) ? [] : [`/${file}`]))
}

/**
 * Lists the parts' files, and preloads the fonts under the names that the build gives them: at the end of the body, since Chrome
 * holds the first paint back for fonts that the head names (docs/decisions/078-fonts-do-not-hold-the-first-paint.md).
 */
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
            injectTo: 'body',
          }
        })
        const lists = Object.entries(LISTED).map(
          ([name, module]) => `data-${name}="${filesOf(bundle, module).join(' ')}"`,
        )
        return { html: html.replace('src="/boot.js"', `src="/boot.js" ${lists.join(' ')}`), tags }
      },
    },
  }
}
