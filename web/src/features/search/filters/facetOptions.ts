/** Options of each filter group, each with the resulting filters. */
import { translateDomainText, typeText } from '#i18n/domainTexts.ts'
import { isType } from '@tracker/domain/artifact/types.ts'
import type { SearchFacets } from '@tracker/domain/search/searchResponse.ts'
import { centuryText, millenniumText } from '@tracker/domain/time/centuries.ts'
import type { Filters } from '#features/search/address.ts'

export interface Option {
  readonly label: string
  readonly count: number
  readonly isApplied: boolean
  /** Filters after pressing the option. */
  readonly toggled: Filters
}

const toggle = <T>(list: readonly T[], value: T) =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value]

export function typeOptions(facets: SearchFacets, filters: Filters): Option[] {
  // An answer that was stored before the site's types changed may have others.
  return facets.type
    .filter(([type]) => isType(type))
    .map(([type, count]) => {
      const toggled = { ...filters, type: toggle(filters.type, type) }
      return { label: typeText(type), count, isApplied: filters.type.includes(type), toggled }
    })
}

/** Millennia before 3000 BC, then centuries, in order of time. They replace a range of years. */
export function centuryOptions(facets: SearchFacets, filters: Filters): Option[] {
  const open = { ...filters, from: undefined, to: undefined }
  return [
    ...facets.millennium.map(([millennium, count]) => ({
      label: translateDomainText(millenniumText(millennium)),
      count,
      isApplied: filters.millennium.includes(millennium),
      toggled: { ...open, millennium: toggle(filters.millennium, millennium) },
    })),
    ...facets.century.map(([century, count]) => ({
      label: translateDomainText(centuryText(century)),
      count,
      isApplied: filters.century.includes(century),
      toggled: { ...open, century: toggle(filters.century, century) },
    })),
  ]
}

/** Licences of pictures. */
export const licenceOptions = (facets: SearchFacets, filters: Filters): Option[] =>
  facets.licence.map(([licence, count]) => ({
    label: translateDomainText(licence),
    count,
    isApplied: filters.licence.includes(licence),
    toggled: { ...filters, licence: toggle(filters.licence, licence) },
  }))

const museumText = ({ name, place }: SearchFacets['museum'][number]) => `${name}, ${place}`

/**
 * Returns true if a filter means this place or museum of the facet. Links from artifacts also contain its
 * region: "Tate, London, United Kingdom".
 */
function isFor(filter: string, text: string): boolean {
  const short = filter.replace(/^the\s+/i, '')
  return short === text || short.startsWith(`${text},`)
}

/** Towns and countries. One also counts as applied if a museum in it is applied. */
export function placeOptions(facets: SearchFacets, filters: Filters): Option[] {
  return facets.place.map(([place, count]) => {
    const texts = [place, ...facets.museum.filter((one) => one.place === place).map(museumText)]
    const others = filters.place.filter((filter) => !texts.some((text) => isFor(filter, text)))
    const isApplied = others.length < filters.place.length
    return {
      label: place,
      count,
      isApplied,
      toggled: { ...filters, place: isApplied ? others : [...others, place] },
    }
  })
}

/**
 * Museums in the applied places, by place. A museum replaces its place as filter; removing the last museum
 * restores it.
 */
export function museumOptions(
  facets: SearchFacets,
  filters: Filters,
): ReadonlyMap<string, readonly Option[]> {
  const options = new Map<string, Option[]>()
  for (const museum of facets.museum) {
    const { place, name, count } = museum
    const text = museumText(museum)
    const isApplied = filters.place.some((filter) => isFor(filter, text))
    const others = filters.place.filter((filter) => filter !== place && !isFor(filter, text))
    const hasOther = facets.museum.some(
      (other) => other.place === place && others.some((filter) => isFor(filter, museumText(other))),
    )
    const after = !isApplied ? [...others, text] : hasOther ? others : [...others, place]
    const toggled = { ...filters, place: after }
    options.set(place, [...(options.get(place) ?? []), { label: name, count, isApplied, toggled }])
  }
  return options
}
