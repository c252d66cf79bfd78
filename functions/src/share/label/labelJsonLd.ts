/** Structured data of a label page, and the record as data (schema.org, JSON-LD). */
import { hasValue } from '@tracker/domain/text/hasValue.ts'
import { FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import { ownTypeLabel } from '@tracker/domain/artifact/types.ts'
import { readDate } from '@tracker/domain/time/periods/readDate.ts'
import { photographData } from '#share/label/labelPhotographs.ts'
import type { LabelView } from '#share/label/labelView.ts'

/** Formats a year as ISO 8601, where 1 BC is year 0. */
function isoYear(year: number): string {
  const astronomical = year < 0 ? year + 1 : year
  const digits = String(Math.abs(astronomical)).padStart(4, '0')
  return astronomical < 0 ? `-${digits}` : digits
}

/** Returns the period as an ISO 8601 interval, or undefined if it is not readable. */
function intervalOf(period: string): string | undefined {
  const years = readDate(period)
  if (!years) return undefined
  const [begin, end] = [isoYear(years.begin), isoYear(years.end)]
  if (years.open) return years.open === 'before' ? `../${end}` : `${begin}/..`
  return begin === end ? begin : `${begin}/${end}`
}

/** Returns the image, with credit and licence if they apply to this image. */
function imageOf({ picture, caption }: LabelView): object | string {
  if (caption === null || picture.isCard) return picture.shared
  return {
    '@type': 'ImageObject',
    contentUrl: picture.shared,
    creditText: caption.credit || undefined,
    license: caption.licenceAddress || undefined,
  }
}

/** Describes the object, not the record. Omits unknown values; has no `creator`, because the maker is rarely known. */
export function jsonLdOf(view: LabelView): object {
  const { address, name, type, period, description, updated, texts } = view
  return {
    '@context': 'https://schema.org',
    '@type': type === 'Sculptures' ? ['CreativeWork', 'Sculpture'] : 'CreativeWork',
    '@id': `${address}#artifact`,
    url: address,
    name,
    description,
    image: view.photographs.length === 0 ? imageOf(view) : [imageOf(view), ...photographData(view)],
    genre: ownTypeLabel(type, texts.language) ?? (type || undefined),
    dateCreated: period || undefined,
    temporalCoverage: intervalOf(period),
    // `dateModified` belongs to the page, not to the object.
    mainEntityOfPage:
      updated === '' ? address : { '@type': 'WebPage', '@id': address, dateModified: updated },
  }
}

/** Facts for which schema.org has no property of a `CreativeWork`. */
const FURTHER = ['present_location', 'discovered_by', 'discovered_at', 'historical_context'] as const

/** The whole record: what the label has, with full texts and all facts, and who entered it. */
export function recordOf(view: LabelView): object {
  const { artifact, address, adder, updated, texts } = view
  const known = (text = '') => (hasValue(text) ? text : undefined)
  const facts = FURTHER.flatMap((propertyID) => {
    const value = known(artifact[propertyID])
    return value === undefined
      ? []
      : [{ '@type': 'PropertyValue', propertyID, name: FIELD_LABELS[propertyID], value }]
  })
  return {
    ...jsonLdOf(view),
    description: known(artifact.short_description),
    identifier: known(artifact.inventory_number),
    additionalProperty: facts.length > 0 ? facts : undefined,
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': address,
      dateModified: updated || undefined,
      author: adder === '' ? undefined : { '@type': 'Person', name: adder },
      isPartOf: { '@type': 'WebSite', name: texts.site, url: `${view.site.origin}/` },
    },
  }
}
