/** What the product never runs and the build therefore leaves out (docs/decisions/006-what-the-build-leaves-out.md). */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const standIn = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Replaces whole modules, whoever imports them. */
export const STAND_INS = [
  { find: /^re2js$/, replacement: standIn('re2js.ts') },
  {
    find: /^firebase\/(?:database|functions|remote-config|storage)$/,
    replacement: standIn('otherServices.ts'),
  },
  { find: /^\.\/TouchRipple\.mjs$/, replacement: standIn('touchRipple.ts') },
]

/**
 * ReactFire's own Firestore hooks are not used. Without them it can be loaded with the signed-in user alone, on pages that
 * read nothing.
 */
export function reactFireWithoutFirestore(): Plugin {
  return {
    name: 'reactfire-without-firestore',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isReactFire = importer?.includes('node_modules/reactfire/') === true
      return isReactFire && source === 'firebase/firestore' ? standIn('otherServices.ts') : null
    },
  }
}
