/** What a label says to search engines (schema.org, as JSON-LD). */
import { readYears } from '@tracker/domain/time/years.ts'
import type { LabelView } from '#share/labelView.ts'

/** A year as ISO 8601 writes it, where 1 BC is the year 0. */
function isoYear(year: number): string {
  const astronomical = year < 0 ? year + 1 : year
  const digits = String(Math.abs(astronomical)).padStart(4, '0')
  return astronomical < 0 ? `-${digits}` : digits
}

/** The time of making as an interval of ISO 8601; undefined when it cannot be read. */
function intervalOf(period: string): string | undefined {
  const years = readYears(period)
  if (!years) return undefined
  const [begin, end] = [isoYear(years.begin), isoYear(years.end)]
  return begin === end ? begin : `${begin}/${end}`
}

/** The picture, with who took it and its licence where that was said of this picture. */
function imageOf({ picture, caption }: LabelView): object | string {
  if (caption === null || picture.isCard) return picture.shared
  return {
    '@type': 'ImageObject',
    contentUrl: picture.shared,
    creditText: caption.credit || undefined,
    license: caption.licenceAddress || undefined,
  }
}

/**
 * The object itself, not the record: who made it is hardly ever known, so that nobody is named as its creator. What is
 * not known is left out.
 */
export function jsonLdOf(view: LabelView): object {
  const { address, name, type, period, description, updated } = view
  return {
    '@context': 'https://schema.org',
    '@type': type === 'Sculptures' ? ['CreativeWork', 'Sculpture'] : 'CreativeWork',
    '@id': `${address}#artifact`,
    url: address,
    name,
    description,
    image: imageOf(view),
    genre: type || undefined,
    dateCreated: period || undefined,
    temporalCoverage: intervalOf(period),
    // The page was changed, not the object.
    mainEntityOfPage:
      updated === '' ? address : { '@type': 'WebPage', '@id': address, dateModified: updated },
  }
}
