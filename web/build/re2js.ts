/**
 * Stands in for `re2js`, which Firestore uses for regular expressions in pipeline queries only. The product has none,
 * and the package weighs 45 kB of compressed JavaScript. Any use says so.
 */
function refuse(): never {
  throw new Error(
    'Regular expressions in Firestore pipelines are left out of this build (web/build/re2js.ts).',
  )
}

export const RE2JS = new Proxy({}, { get: refuse })
