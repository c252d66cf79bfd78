/** Filters a search, and counts for each facet what its own filter leaves out. */
import { fold } from '@tracker/domain/text/fold.ts'
import type { SearchFacets } from '@tracker/domain/search/searchResponse.ts'
import type { SearchQuery } from '@tracker/domain/search/searchQuery.ts'
import { centuryOf } from '@tracker/domain/time/years.ts'
import type { Listed } from '#search/entry.ts'

/** Places that a facet names, beside those that are filtered by. */
const PLACES_SHOWN = 24

/** Filters as bits: an artifact counts for a facet if it fails at most that facet's own. */
const TYPE = 1
const TIME = 2
const PLACE = 4
const PICTURE = 8
const ADDER = 16
const CONTRIBUTOR = 32

function timeFilter({ century, from, to }: SearchQuery): (artifact: Listed) => boolean {
  if (century.length === 0 && from === undefined && to === undefined) return () => true
  return ({ begin, end }) => {
    if (begin === 0 || (from !== undefined && end < from) || (to !== undefined && begin > to)) return false
    const [first, last] = [centuryOf(begin), centuryOf(end)]
    return century.length === 0 || century.some((one) => first <= one && one <= last)
  }
}

/** Which filters an artifact fails, as bits. */
export function failingFilters(question: SearchQuery): (artifact: Listed) => number {
  const types = new Set<string>(question.type)
  const places = new Set(question.place)
  const isThen = timeFilter(question)
  const adder = fold(question.adder)
  const adders = new Map<string, boolean>()
  const isAdder = (name: string) => {
    const known = adders.get(name) ?? fold(name) === adder
    adders.set(name, known)
    return known
  }
  const { contributor, picture } = question
  return (artifact) =>
    (types.size > 0 && !types.has(artifact.type) ? TYPE : 0) |
    (isThen(artifact) ? 0 : TIME) |
    (places.size > 0 && !places.has(artifact.place) ? PLACE : 0) |
    (picture && !artifact.hasPicture ? PICTURE : 0) |
    (adder !== '' && !isAdder(artifact.adder) ? ADDER : 0) |
    (contributor !== '' && artifact.contributor !== contributor ? CONTRIBUTOR : 0)
}

const raise = <K>(counts: Map<K, number>, key: K, by = 1) => counts.set(key, (counts.get(key) ?? 0) + by)

const mostFirst = ([one, many]: readonly [string, number], [other, more]: readonly [string, number]) =>
  more - many || (one < other ? -1 : 1)

export class FacetCounts {
  readonly #types = new Map<string, number>()
  readonly #places = new Map<string, number>()
  /** Where the number of artifacts changes: up where a span begins, down behind its end. */
  readonly #centuries = new Map<number, number>()
  #picture = 0
  #begin = Infinity
  #end = -Infinity

  /** @param fails as `failingFilters` says */
  add({ type, place, begin, end, hasPicture }: Listed, fails: number): void {
    if ((fails & ~TYPE) === 0 && type !== '') raise(this.#types, type)
    if ((fails & ~PLACE) === 0 && place !== '') raise(this.#places, place)
    if ((fails & ~PICTURE) === 0 && hasPicture) this.#picture += 1
    if ((fails & ~TIME) !== 0 || begin === 0) return
    this.#begin = Math.min(this.#begin, begin)
    this.#end = Math.max(this.#end, end)
    raise(this.#centuries, centuryOf(begin))
    raise(this.#centuries, centuryOf(end) + 1, -1)
  }

  #centuryCounts(): [number, number][] {
    const changes = [...this.#centuries].toSorted(([one], [other]) => one - other)
    const counts: [number, number][] = []
    let running = 0
    changes.forEach(([from, by], at) => {
      running += by
      const until = running > 0 ? (changes[at + 1]?.[0] ?? from) : from
      for (let century = from; century < until; century += 1)
        if (century !== 0) counts.push([century, running])
    })
    return counts
  }

  /** @param chosen places that are filtered by */
  facets(chosen: readonly string[]): SearchFacets {
    const places = [...this.#places].toSorted(mostFirst)
    return {
      type: [...this.#types].toSorted(mostFirst),
      century: this.#centuryCounts(),
      place: places.filter(([name], at) => at < PLACES_SHOWN || chosen.includes(name)),
      picture: this.#picture,
    }
  }

  /** The first and the last year; null if no date is readable. */
  get years(): { begin: number; end: number } | null {
    return this.#end === -Infinity ? null : { begin: this.#begin, end: this.#end }
  }
}
