/** Counts facets. Each facet ignores its own filter, so that its other values can be chosen too. */
import type { SearchFacets, TimelineBin } from '@tracker/domain/search/searchResponse.ts'
import { centuriesOf, FIRST_CENTURY, millenniaOf, type Units } from '@tracker/domain/time/centuries.ts'
import type { Years } from '@tracker/domain/time/years.ts'
import type { Listed } from '#search/index/indexEntry.ts'
import { byCount, increment } from '#search/results/countMap.ts'
import { PICTURE, PLACE, TIME, TYPE } from '#search/results/filters.ts'
import { PlaceCounts } from '#search/results/placeCounts.ts'
import { TimelineCounts } from '#search/results/timelineCounts.ts'

/** Counts artifacts per unit of time (century or millennium). Artifacts may span several units. */
class UnitCounts {
  /** Differences between the counts of neighbouring units: +1 where a span begins, -1 after its end. */
  readonly #changes = new Map<number, number>()

  add({ first, last }: Units): void {
    increment(this.#changes, first)
    increment(this.#changes, last + 1, -1)
  }

  /** The counts of a range of units. Omits units without artifacts and the nonexistent unit 0. */
  counts(from: number, to: number): [number, number][] {
    const changes = [...this.#changes].toSorted(([one], [other]) => one - other)
    const counts: [number, number][] = []
    let running = 0
    changes.forEach(([start, by], at) => {
      running += by
      if (running === 0) return
      const end = Math.min(changes[at + 1]?.[0] ?? start, to + 1)
      for (let unit = Math.max(start, from); unit < end; unit += 1)
        if (unit !== 0) counts.push([unit, running])
    })
    return counts
  }
}

/** Last millennium shown; later times are shown by century. */
const LAST_MILLENNIUM = FIRST_CENTURY / 10 - 1

export class FacetCounts {
  readonly #types = new Map<string, number>()
  readonly #places = new PlaceCounts()
  readonly #centuries = new UnitCounts()
  readonly #millennia = new UnitCounts()
  readonly #timeline: TimelineCounts
  #picture = 0
  #begin = Infinity
  #end = -Infinity

  /** @param bins of the timeline */
  constructor(bins: readonly Years[]) {
    this.#timeline = new TimelineCounts(bins)
  }

  /** @param fails result of `failingFilters` */
  add(artifact: Listed, fails: number): void {
    const { type, place, begin, end, picture } = artifact
    if ((fails & ~TYPE) === 0 && type !== '') increment(this.#types, type)
    if ((fails & ~PLACE) === 0 && place !== '') this.#places.add(place)
    if ((fails & ~PICTURE) === 0 && picture !== '') this.#picture += 1
    if ((fails & ~TIME) !== 0 || begin === 0) return
    this.#begin = Math.min(this.#begin, begin)
    this.#end = Math.max(this.#end, end)
    this.#centuries.add(centuriesOf(artifact))
    this.#millennia.add(millenniaOf(artifact))
    this.#timeline.add(artifact)
  }

  /** @param chosen places used as filter */
  facets(chosen: readonly string[]): SearchFacets {
    return {
      type: [...this.#types].toSorted(byCount),
      century: this.#centuries.counts(FIRST_CENTURY, Infinity),
      millennium: this.#millennia.counts(-Infinity, LAST_MILLENNIUM),
      ...this.#places.facets(chosen),
      picture: this.#picture,
    }
  }

  /** The first and last year; null if no date could be parsed. */
  get years(): Years | null {
    return this.#end === -Infinity ? null : { begin: this.#begin, end: this.#end }
  }

  timeline(): TimelineBin[] {
    return this.#timeline.bins()
  }
}
