/** From what a text finds to the answer: filters, counts, order and page. */
import { ARTIFACT_TYPES } from '@tracker/domain/artifact/artifact.ts'
import { fold } from '@tracker/domain/text/fold.ts'
import type { SearchResponse } from '@tracker/domain/search/searchResponse.ts'
import type { SearchQuery } from '@tracker/domain/search/searchQuery.ts'
import { centuryOf } from '@tracker/domain/time/years.ts'
import type { View } from '#search/hits.ts'
import type { Matches } from '#search/matching.ts'
import { type Place, Ranking } from '#search/ranking.ts'
import type { Segment } from '#search/segment.ts'

/** Places that a facet names, beside those that are asked for. */
const PLACES_SHOWN = 24

/** Filters, as bits: an artifact counts for a facet when it fails at most that facet's own. */
const TYPE = 1
const TIME = 2
const PLACE = 4
const PICTURE = 8
const ADDER = 16
const CONTRIBUTOR = 32

/** Which filters an artifact of a segment fails. */
function failing(segment: Segment, question: SearchQuery): (at: number) => number {
  const types = new Set(question.type.map((type) => ARTIFACT_TYPES.indexOf(type)))
  const places = new Set(question.place)
  const centuries = new Set(question.century)
  const adder = fold(question.adder)
  const isPlace = segment.placeNames.map((name) => places.has(name))
  const isAdder = segment.adderNames.map((name) => fold(name) === adder)
  const { from, to, contributor } = question
  const isContributor = segment.contributorIds.map((uid) => uid === contributor)
  const isTimed = centuries.size > 0 || from !== undefined || to !== undefined
  const isThen = (at: number) => {
    const [begin, end] = [segment.begins[at] ?? 0, segment.ends[at] ?? 0]
    if (begin === 0 || (from !== undefined && end < from) || (to !== undefined && begin > to)) return false
    if (centuries.size === 0) return true
    const [first, last] = [centuryOf(begin), centuryOf(end)]
    return question.century.some((century) => first <= century && century <= last)
  }
  return (at) =>
    (types.size > 0 && !types.has(segment.types[at] ?? -1) ? TYPE : 0) |
    (isTimed && !isThen(at) ? TIME : 0) |
    (places.size > 0 && !isPlace[segment.places[at] ?? -1] ? PLACE : 0) |
    (question.picture && segment.pictures[at] !== 1 ? PICTURE : 0) |
    (adder !== '' && !isAdder[segment.adders[at] ?? -1] ? ADDER : 0) |
    (contributor !== '' && !isContributor[segment.contributors[at] ?? -1] ? CONTRIBUTOR : 0)
}

/** Counts of centuries: what begins is counted where it begins and taken off behind where it ends. */
class Centuries {
  readonly #changes = new Map<number, number>()
  begin = Infinity
  end = -Infinity

  add(begin: number, end: number): void {
    if (begin === 0) return
    this.begin = Math.min(this.begin, begin)
    this.end = Math.max(this.end, end)
    this.#change(centuryOf(begin), 1)
    this.#change(centuryOf(end) + 1, -1)
  }

  #change(century: number, by: number): void {
    this.#changes.set(century, (this.#changes.get(century) ?? 0) + by)
  }

  counts(): [number, number][] {
    const steps = [...this.#changes].toSorted(([one], [other]) => one - other)
    const counts: [number, number][] = []
    let running = 0
    steps.forEach(([from, by], at) => {
      running += by
      const until = steps[at + 1]?.[0] ?? from
      if (running > 0)
        for (let century = from; century < until; century += 1)
          if (century !== 0) counts.push([century, running])
    })
    return counts
  }
}

const mostFirst = ([one, many]: readonly [string, number], [other, more]: readonly [string, number]) =>
  more - many || (one < other ? -1 : 1)

/** Adds what a segment counted to what others did, by name. */
function addCounts(to: Map<string, number>, names: readonly string[], counts: Uint32Array): void {
  counts.forEach((count, at) => {
    const name = names[at]
    if (count > 0 && name) to.set(name, (to.get(name) ?? 0) + count)
  })
}

/** The counts that a filter narrows: of all that pass, or fail only that filter. */
class Counts {
  readonly #types = new Map<string, number>()
  readonly #places = new Map<string, number>()
  readonly centuries = new Centuries()
  #picture = 0

  /** Gives what counts an artifact of a segment; `done` when there are no more. */
  of(segment: Segment) {
    const types = new Uint32Array(ARTIFACT_TYPES.length)
    const places = new Uint32Array(segment.placeNames.length)
    const raise = (counts: Uint32Array, at: number) => {
      if (at >= 0) counts[at] = (counts[at] ?? 0) + 1
    }
    return {
      add: (at: number, fails: number) => {
        if ((fails & ~TYPE) === 0) raise(types, segment.types[at] ?? -1)
        if ((fails & ~PLACE) === 0) raise(places, segment.places[at] ?? -1)
        if ((fails & ~TIME) === 0) this.centuries.add(segment.begins[at] ?? 0, segment.ends[at] ?? 0)
        if ((fails & ~PICTURE) === 0) this.#picture += segment.pictures[at] ?? 0
      },
      done: () => {
        addCounts(this.#types, ARTIFACT_TYPES, types)
        addCounts(this.#places, segment.placeNames, places)
      },
    }
  }

  facets({ place }: SearchQuery): SearchResponse['facets'] {
    const places = [...this.#places].toSorted(mostFirst)
    return {
      type: [...this.#types].toSorted(mostFirst),
      century: this.centuries.counts(),
      place: places.filter(([name], at) => at < PLACES_SHOWN || place.includes(name)),
      picture: this.#picture,
    }
  }
}

/** An answer, and where the next page begins; null on the last one. */
export interface Results {
  readonly answer: SearchResponse
  readonly next: Place | null
}

/** The answer to a question, out of what its text finds; null when it has no text. */
export function resultsOf(
  view: View,
  matches: Matches | null,
  question: SearchQuery,
  limit: number,
  after: Place | null,
): Results {
  const ranking = new Ranking(view, matches, question.sort, limit + 1, after)
  const counts = new Counts()
  let total = 0
  let best = -1
  const scoreOf = (document: number) => matches?.scores[document] ?? 0
  for (const { segment, dead, offset } of view.parts) {
    const fails = failing(segment, question)
    const counting = counts.of(segment)
    const consider = (at: number) => {
      const failed = fails(at)
      counting.add(at, failed)
      if (failed !== 0) return
      const document = offset + at
      total += 1
      if (best < 0 || scoreOf(document) > scoreOf(best)) best = document
      ranking.add(document)
    }
    if (matches === null) {
      for (let at = 0; at < segment.ids.length; at += 1) if (dead[at] !== 1) consider(at)
    } else {
      for (const document of matches.documents)
        if (document >= offset && document < offset + segment.ids.length) consider(document - offset)
    }
    counting.done()
  }
  const page = ranking.page()
  const shown = page.slice(0, limit)
  const { begin, end } = counts.centuries
  const answer: SearchResponse = {
    results: shown.map(({ document, id, name }) => ({
      _id: id,
      artifact_name: name,
      match: matches === null || matches.isExact[document] === 1 ? 'exact' : 'near',
    })),
    total,
    read_as: matches && best >= 0 ? matches.readAs(best) : null,
    facets: counts.facets(question),
    years: end === -Infinity ? null : { begin, end },
  }
  const last = shown.at(-1)
  return { answer, next: page.length > limit && last ? last.place : null }
}
