/** Filters of a query. Facets ignore their own filter, so the result says which filters an artifact fails. */
import { fold } from '@tracker/domain/text/fold.ts'
import { isAt, placeParts } from '@tracker/domain/artifact/placeParts.ts'
import type { SearchQuery } from '@tracker/domain/search/searchQuery.ts'
import type { FilterName } from '@tracker/domain/search/searchResponse.ts'
import { centuriesOf, millenniaOf, type Units } from '@tracker/domain/time/centuries.ts'
import type { Listed } from '#search/index/indexEntry.ts'
import { cached } from '#search/results/cached.ts'
import { partsOf } from '#search/results/placeCounts.ts'

/** Filters as bits. */
export const FILTERS = {
  type: 1,
  time: 2,
  place: 4,
  picture: 8,
  adder: 16,
  contributor: 32,
  licence: 64,
} as const satisfies Record<FilterName, number>

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
  const isIncluded = cached((place) => all.some((one) => isAt(partsOf(place), one)))
  return ({ place }) => isIncluded(place)
}

/** Returns the filters that an artifact fails, as bits. */
export function failingFilters(query: SearchQuery): (artifact: Listed) => number {
  const types = new Set<string>(query.type)
  const isAtPlace = placeFilter(query.place)
  const isInTime = timeFilter(query)
  const adder = fold(query.adder)
  const isAdder = cached((name) => fold(name) === adder)
  const { contributor, licence, picture } = query
  return (artifact) =>
    (types.size > 0 && !types.has(artifact.type) ? FILTERS.type : 0) |
    (isInTime(artifact) ? 0 : FILTERS.time) |
    (isAtPlace(artifact) ? 0 : FILTERS.place) |
    (picture && artifact.picture === '' ? FILTERS.picture : 0) |
    (licence.length > 0 && !licence.includes(artifact.licence) ? FILTERS.licence : 0) |
    (adder !== '' && !isAdder(artifact.adder) ? FILTERS.adder : 0) |
    (contributor !== '' && artifact.contributor !== contributor ? FILTERS.contributor : 0)
}
