/** Filters of a query. Facets ignore their own filter, so the result says which filters an artifact fails. */
import { fold } from '@tracker/domain/text/fold.ts'
import { isAt, placeParts } from '@tracker/domain/artifact/placeParts.ts'
import type { SearchQuery } from '@tracker/domain/search/searchQuery.ts'
import type { FilterName } from '@tracker/domain/search/searchResponse.ts'
import { centuriesOf, millenniaOf, type Units } from '@tracker/domain/time/centuries.ts'
import type { Listed } from '#search/index/indexEntry.ts'
import { partsOf } from '#search/results/placeCounts.ts'

/**
 * Filters as bits. An artifact counts for a facet if it passes all filters except possibly that facet's own.
 */
export const TYPE = 1
export const TIME = 2
export const PLACE = 4
export const PICTURE = 8
const ADDER = 16
const CONTRIBUTOR = 32
export const FILTERS: Readonly<Record<FilterName, number>> = {
  type: TYPE,
  time: TIME,
  place: PLACE,
  picture: PICTURE,
  adder: ADDER,
  contributor: CONTRIBUTOR,
}

const hasOne = ({ first, last }: Units, chosen: readonly number[]) =>
  chosen.some((one) => first <= one && one <= last)

function timeFilter({ century, millennium, from, to }: SearchQuery): (artifact: Listed) => boolean {
  const isByUnit = century.length + millennium.length > 0
  if (!isByUnit && from === undefined && to === undefined) return () => true
  return (artifact) => {
    const { begin, end } = artifact
    if (begin === 0 || (from !== undefined && end < from) || (to !== undefined && begin > to)) return false
    if (!isByUnit) return true
    return hasOne(centuriesOf(artifact), century) || hasOne(millenniaOf(artifact), millennium)
  }
}

/** Returns a filter by places. Places may be museums, towns or countries. */
function placeFilter(wanted: readonly string[]): (artifact: Listed) => boolean {
  if (wanted.length === 0) return () => true
  const all = wanted.map(placeParts)
  const cache = new Map<string, boolean>()
  return ({ place }) => {
    let isIncluded = cache.get(place)
    if (isIncluded === undefined) {
      const parts = partsOf(place)
      isIncluded = all.some((one) => isAt(parts, one))
      cache.set(place, isIncluded)
    }
    return isIncluded
  }
}

/** Returns the filters that an artifact fails, as bits. */
export function failingFilters(query: SearchQuery): (artifact: Listed) => number {
  const types = new Set<string>(query.type)
  const isAtPlace = placeFilter(query.place)
  const isInTime = timeFilter(query)
  const adder = fold(query.adder)
  const adders = new Map<string, boolean>()
  const isAdder = (name: string) => {
    const known = adders.get(name) ?? fold(name) === adder
    adders.set(name, known)
    return known
  }
  const { contributor, picture } = query
  return (artifact) =>
    (types.size > 0 && !types.has(artifact.type) ? TYPE : 0) |
    (isInTime(artifact) ? 0 : TIME) |
    (isAtPlace(artifact) ? 0 : PLACE) |
    (picture && artifact.picture === '' ? PICTURE : 0) |
    (adder !== '' && !isAdder(artifact.adder) ? ADDER : 0) |
    (contributor !== '' && artifact.contributor !== contributor ? CONTRIBUTOR : 0)
}
