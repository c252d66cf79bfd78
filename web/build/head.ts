import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** Fonts of the first paint. The reading serif comes with the pages that use it. */
const FIRST_FONTS = [/marcellus-latin-400-normal.*\.woff2$/, /source-sans-3-latin-wght-normal.*\.woff2$/]

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
 * Preloads the fonts under their built names: at the end of the body, since Chrome holds the first paint back for fonts that
 * the head names (docs/decisions/019-prerendering-and-lazy-loading.md).
 */
export function headPlugin(): Plugin {
  return {
    name: 'artifact-tracker-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = Object.keys(bundle)
        return FIRST_FONTS.map((pattern): HtmlTagDescriptor => {
          const file = files.find((name) => pattern.test(name))
          if (!file) throw new Error(`The build has no font like ${pattern}.`)
          return {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'body',
          }
        })
      },
    },
  }
}
