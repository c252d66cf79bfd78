import { t } from '@lingui/core/macro'
import { formatDay } from '#i18n/format.ts'
import { type Citation, objectNote } from './citation.ts'

/** The citation as a sentence in the language of the page. */
export function plainCitation(citation: Citation): string {
  const { title, author, site, url, issued, accessed } = citation
  const year = issued.slice(0, 4)
  const by = author && (year ? `${author} (${year}): ` : `${author}: `)
  const note = objectNote(citation)
  const visited = formatDay(`${accessed}T12:00`)
  return `${by}${title}${note && `. ${note}`}. ${site}. ${url} (${t`accessed ${visited}`}).`
}
