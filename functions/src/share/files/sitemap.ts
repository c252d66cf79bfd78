/**
 * Sitemap: an index, pages with label URLs, in the order in which artifacts were added, so that new ones only change the last
 * page, and a page with the lists of the gallery (docs/decisions/013-labels.md).
 */
import { EXHIBITIONS_PATH, labelPath, listPath, SITEMAP_PATH } from '#share/sharePaths.ts'
import { type Markup, markup } from '#share/markup.ts'

/** Labels per page: about 400 kB. The protocol allows 50,000. */
export const SITEMAP_PAGE = 5_000
/** Pages of the app, listed on the first page. */
const APP_PAGES = ['/', '/allArtifacts', '/aboutUs', '/contactUs']
/** The page with the lists of the gallery, which alone reads documents. */
export const EXHIBITIONS_PAGE = 'exhibitions'
/** Lists on it, newest first: as many as the quota of an address for pages allows twice a minute. */
export const SITEMAP_LISTS = 200
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Returns the number of pages, at least one. @param artifacts number of artifacts */
export const sitemapPages = (artifacts: number) => Math.max(1, Math.ceil(artifacts / SITEMAP_PAGE))

/** Renders the index. @param artifacts number of artifacts */
export function sitemapIndex(origin: string, artifacts: number): string {
  const numbers = Array.from({ length: sitemapPages(artifacts) }, (_, at) => `${at + 1}`)
  const pages = [...numbers, EXHIBITIONS_PAGE].map(
    (page): Markup => markup`<sitemap><loc>${origin}${SITEMAP_PATH}?page=${page}</loc></sitemap>
`,
  )
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${NAMESPACE}">
${pages}</sitemapindex>
`.text
}

function urlSet(origin: string, paths: readonly string[]): string {
  const addresses = paths.map(
    (path): Markup => markup`<url><loc>${origin}${path}</loc></url>
`,
  )
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${NAMESPACE}">
${addresses}</urlset>
`.text
}

/** Renders a page of labels. @param ids all artifact ids @param page one-based */
export function sitemapPage(origin: string, ids: readonly string[], page: number): string {
  const labels = ids.slice((page - 1) * SITEMAP_PAGE, page * SITEMAP_PAGE).map(labelPath)
  return urlSet(origin, [...(page === 1 ? APP_PAGES : []), ...labels])
}

/** Renders the page of the gallery. @param ids of its lists */
export const sitemapLists = (origin: string, ids: readonly string[]) =>
  urlSet(origin, [EXHIBITIONS_PATH, ...ids.map(listPath)])
