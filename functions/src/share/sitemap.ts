/**
 * The site for search engines: an index of pages, each with the labels of so many artifacts in the order in which they were
 * added, so that what is new changes the last page alone (docs/decisions/013-labels.md).
 */
import { labelPath, SITEMAP_PATH } from '#share/sharePaths.ts'
import { type Markup, markup } from '#share/markup.ts'

/** Labels on a page: a tenth of what the protocol allows (sitemaps.org), some 400 kB. */
export const SITEMAP_PAGE = 5_000
/** What is not a label, on the first page. */
const PAGES = ['/', '/allArtifacts', '/aboutUs', '/contactUs']
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** How many pages a sitemap of so many artifacts has; one at least. */
export const sitemapPages = (artifacts: number) => Math.max(1, Math.ceil(artifacts / SITEMAP_PAGE))

/** @param artifacts how many there are */
export function sitemapIndex(origin: string, artifacts: number): string {
  const pages = Array.from(
    { length: sitemapPages(artifacts) },
    (_, at): Markup => markup`<sitemap><loc>${origin}${SITEMAP_PATH}?page=${at + 1}</loc></sitemap>
`,
  )
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${NAMESPACE}">
${pages}</sitemapindex>
`.text
}

/** @param ids of all artifacts @param page from 1 */
export function sitemapPage(origin: string, ids: readonly string[], page: number): string {
  const labels = ids.slice((page - 1) * SITEMAP_PAGE, page * SITEMAP_PAGE).map(labelPath)
  const addresses = [...(page === 1 ? PAGES : []), ...labels].map(
    (path): Markup => markup`<url><loc>${origin}${path}</loc></url>
`,
  )
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${NAMESPACE}">
${addresses}</urlset>
`.text
}
