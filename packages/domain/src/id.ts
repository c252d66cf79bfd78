/** Ids of documents: one opaque segment, so that no id can address another path (docs/threats.md, threat 16). */

const ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/
/** A like's id joins two ids. */
const LIKE_ID = /^(?!__.*__$)[A-Za-z0-9_-]{3,257}$/

/** Whether a text can be an artifact's id. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && ID.test(text)
}

/** Whether a text can be a like's id. */
export function isLikeId(text: unknown): text is string {
  return typeof text === 'string' && LIKE_ID.test(text)
}
