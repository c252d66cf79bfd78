/** Counts facets. Each facet ignores its own filter, so that its other values can be chosen too. */
import type { SearchFacets, TimelineBin } from '@tracker/domain/search/searchResponse.ts'
import { centuriesOf, FIRST_CENTURY, millenniaOf } from '@tracker/domain/time/centuries.ts'
import type { Years } from '@tracker/domain/time/yearRange.ts'
import type { Listed } from '#search/index/indexEntry.ts'
import { byCount, increment } from '#search/results/countMap.ts'
import { FILTERS } from '#search/results/filters.ts'
import { PlaceCounts } from '#search/results/placeCounts.ts'
import { SpanCounts } from '#search/results/spanCounts.ts'

/** Last millennium shown; later times are shown by century. */
const LAST_MILLENNIUM = FIRST_CENTURY / 10 - 1

export class FacetCounts {
  readonly #types = new Map<string, number>()
  readonly #licences = new Map<string, number>()
  readonly #places = new PlaceCounts()
  readonly #centuries = new SpanCounts()
  readonly #millennia = new SpanCounts()
  readonly #timeline = new SpanCounts()
  readonly #bins: readonly Years[]
  #picture = 0
  #begin = Infinity
  #end = -Infinity

  /** @param bins consecutive years of the timeline */
  constructor(bins: readonly Years[]) {
    this.#bins = bins
  }

  /** @param fails result of `failingFilters` */
  add(artifact: Listed, fails: number): void {
    const { type, place, begin, end, picture, licence } = artifact
    if ((fails & ~FILTERS.type) === 0 && type !== '') increment(this.#types, type)
    if ((fails & ~FILTERS.place) === 0 && place !== '') this.#places.add(place)
    if ((fails & ~FILTERS.licence) === 0 && licence !== '') increment(this.#licences, licence)
    if ((fails & ~FILTERS.picture) === 0 && picture !== '') this.#picture += 1
    if ((fails & ~FILTERS.time) !== 0 || begin === 0) return
    this.#begin = Math.min(this.#begin, begin)
    this.#end = Math.max(this.#end, end)
    this.#centuries.add(centuriesOf(artifact))
    this.#millennia.add(millenniaOf(artifact))
    // As in the filter by years, an artifact counts in each bin that its date overlaps.
    const first = this.#bins.findIndex((bin) => bin.end >= begin)
    const last = this.#bins.findLastIndex((bin) => bin.begin <= end)
    if (first !== -1 && first <= last) this.#timeline.add({ first, last })
  }

  /** @param chosen places used as filter */
  facets(chosen: readonly string[]): SearchFacets {
    return {
      type: [...this.#types].toSorted(byCount),
      // There is no century 0.
      century: this.#centuries.counts(FIRST_CENTURY, Infinity).filter(([century]) => century !== 0),
      millennium: this.#millennia.counts(-Infinity, LAST_MILLENNIUM),
      ...this.#places.facets(chosen),
      picture: this.#picture,
      licence: [...this.#licences].toSorted(byCount),
    }
  }

  /** The first and last year; null if no date could be parsed. */
  get years(): Years | null {
    return this.#end === -Infinity ? null : { begin: this.#begin, end: this.#end }
  }

  timeline(): TimelineBin[] {
    const counts = new Map(this.#timeline.counts(0, this.#bins.length))
    return this.#bins.map((years, at) => ({ ...years, count: counts.get(at) ?? 0 }))
  }
}
