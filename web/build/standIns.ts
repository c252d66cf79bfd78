/** Modules that the product never runs and that are large (docs/decisions/019-prerendering-and-lazy-loading.md). */
import { fileURLToPath } from 'node:url'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Aliases: Firestore's regular expressions for pipelines, and the Firebase services that only ReactFire's single module imports. */
export const ALIASES = [
  { find: /^re2js$/, replacement: file('re2js.ts') },
  { find: /^firebase\/(?:database|functions|remote-config|storage)$/, replacement: file('otherServices.ts') },
]
