/** Document id validation. An id is one path segment and cannot address another path (docs/threats.md, threat 16). */

const ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/
/** `uid_artifactId` */
const LIKE_ID = /^(?!__.*__$)[A-Za-z0-9_-]{3,257}$/

/** Type guard for artifact ids. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && ID.test(text)
}

/** Type guard for like ids. */
export function isLikeId(text: unknown): text is string {
  return typeof text === 'string' && LIKE_ID.test(text)
}
