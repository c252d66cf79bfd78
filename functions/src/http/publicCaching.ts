/** Caching of what everybody may read, and what is derived from the search index. */
import type { Context } from '#http/context.ts'

/** Headers of a response: the CDN caches those to signed-out visitors for half a minute. */
export const forEverybody = ({ headers }: Context): Record<string, string> =>
  headers.authorization === undefined ? { 'Cache-Control': 'public, max-age=0, s-maxage=30' } : {}
