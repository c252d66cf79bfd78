import type { Plugin } from 'vite'

/**
 * Before a part is imported, its files are asked for all at once. It stands in for the bundler's own way, which also waits for
 * style sheets and tells of failures: there is one style sheet, in the page, and an import that fails says so itself.
 */
const HELPER = `const asked = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files)
    if (!asked.has(file)) {
      asked.add(file)
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = '/' + file
      document.head.append(link)
    }
  return load()
}`

/** Puts this way of preloading in the place of the bundler's. */
export function preloadPlugin(): Plugin {
  return {
    name: 'artifact-tracker-preload',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /vite\/preload-helper\.js$/ }, handler: () => HELPER },
  }
}
