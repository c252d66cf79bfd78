/** Validation of the redirect target after sign-in (docs/threats.md, threat 23). */

const UNSAFE = /[\\\p{Cc}]/u
const ORIGIN = 'https://artifact-tracker.invalid'

/** Returns the path, query and hash if they point to a page of this app, else `/`. */
export function safeReturnPath(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/') || path.startsWith('//') || UNSAFE.test(path))
    return '/'
  if (!URL.canParse(path, ORIGIN)) return '/'
  const url = new URL(path, ORIGIN)
  if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
