/** Counts places (towns, or countries where no town is known) and the museums in the chosen places. */
import { areaOf, placeParts } from '@tracker/domain/artifact/placeParts.ts'
import type { SearchFacets } from '@tracker/domain/search/searchResponse.ts'
import { cached } from '#search/results/cached.ts'
import { byCount, increment } from '#search/results/countMap.ts'

/** Maximum number of places, and of museums, in a facet, besides chosen ones. */
const PLACES_SHOWN = 24

/** The parsed place of an artifact. */
export const partsOf = cached(placeParts)

export class PlaceCounts {
  readonly #places = new Map<string, number>()

  /** @param place must not be empty */
  add(place: string): void {
    increment(this.#places, place)
  }

  /** @param chosen places used as filter */
  facets(chosen: readonly string[]): Pick<SearchFacets, 'place' | 'museum'> {
    const wanted = chosen.map(placeParts)
    const chosenAreas = new Set(wanted.map(areaOf))
    const [areas, countries] = [new Map<string, number>(), new Map<string, number>()]
    const museums = new Map<string, Map<string, number>>()
    for (const [place, count] of this.#places) {
      const parts = partsOf(place)
      const area = areaOf(parts)
      if (area !== '') increment(areas, area, count)
      if (parts.town !== '' && parts.country !== '') increment(countries, parts.country, count)
      if (!chosenAreas.has(area) || parts.museum === '') continue
      const inArea = museums.get(area) ?? new Map<string, number>()
      increment(inArea, parts.museum, count)
      museums.set(area, inArea)
    }
    // A country is listed if it is chosen or some of its artifacts have no town. Its count includes its
    // towns.
    for (const [country, count] of countries)
      if (areas.has(country) || chosenAreas.has(country)) increment(areas, country, count)
    return {
      place: [...areas].toSorted(byCount).filter(([name], at) => at < PLACES_SHOWN || chosenAreas.has(name)),
      museum: [...museums].flatMap(([place, inPlace]) =>
        [...inPlace]
          .toSorted(byCount)
          .filter(([name], at) => at < PLACES_SHOWN || wanted.some(({ museum }) => museum === name))
          .map(([name, count]) => ({ name, place, count })),
      ),
    }
  }
}
