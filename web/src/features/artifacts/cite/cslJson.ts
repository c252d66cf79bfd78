/** CSL-JSON, as Zotero, Pandoc and citation processors read it. */
import type { Citation } from './citation.ts'

const dateOf = (day: string) => day && { 'date-parts': [day.split('-').map(Number)] }

/** Returns a list of one item. */
export function cslJson(citation: Citation): string {
  const { id, title, author, site, url, issued, accessed, period, place, number } = citation
  const item = {
    id,
    type: 'webpage',
    title,
    author: author && [{ literal: author }],
    'container-title': site,
    issued: dateOf(issued),
    accessed: dateOf(accessed),
    URL: url,
    archive: place,
    archive_location: number,
    note: period,
  }
  const known = Object.entries(item).filter(([, value]) => value !== '')
  return `${JSON.stringify([Object.fromEntries(known)], null, 2)}\n`
}
