/** Where a person goes after sign-in: only paths of our own (docs/threats.md, threat 23). */

const UNSAFE = /[\\\p{Cc}]/u
const ORIGIN = 'https://artifact-tracker.invalid'

/** The path when it leads to a page of this app, else `/`. Path, query and hash are kept. */
export function safeNext(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/') || path.startsWith('//') || UNSAFE.test(path))
    return '/'
  if (!URL.canParse(path, ORIGIN)) return '/'
  const url = new URL(path, ORIGIN)
  if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
