/**
 * Replaces `re2js` (45 kB compressed), which Firestore uses only for regular expressions in pipeline queries.
 * The product has no such queries; calling it throws.
 */
function refuse(): never {
  throw new Error(
    'Regular expressions in Firestore pipelines are not part of this build (web/build/re2js.ts).',
  )
}

export const RE2JS = new Proxy({}, { get: refuse })
