/**
 * Module replacements: large modules that the product never runs
 * (docs/decisions/019-prerendering-and-lazy-loading.md).
 */
import { fileURLToPath } from 'node:url'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/**
 * Replaces Firestore's regular expression library, and the Firebase services imported only by ReactFire's
 * single module.
 */
export const aliases = [
  // Vite's helper around dynamic imports.
  { find: '\0vite/preload-helper.js', replacement: file('../src/utils/importHelper.ts') },
  { find: /^re2js$/, replacement: file('re2js.ts') },
  {
    find: /^firebase\/(?:database|functions|remote-config|storage)$/,
    replacement: file('unusedServices.ts'),
  },
]
