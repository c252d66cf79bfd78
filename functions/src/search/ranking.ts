/** The order of results, and the page of it that is asked for. */
import { fold } from '@tracker/domain/text/fold.ts'
import type { SearchSort } from '@tracker/domain/search/searchQuery.ts'
import type { View } from '#search/hits.ts'
import type { Matches } from '#search/matching.ts'

/** Where a page ends: the value that is ordered by, and the id, which orders what is equal. */
export interface Place {
  readonly value: string
  readonly id: string
}

interface Ranked {
  readonly document: number
  readonly key: number
  readonly id: string
}

export interface Shown {
  readonly document: number
  readonly id: string
  readonly name: string
  readonly place: Place
}

/** Keys by which the names of all segments are in one order, although each segment only has its own. */
class NameOrder {
  readonly #view: View

  constructor(view: View) {
    this.#view = view
  }

  /** How many names of all segments come before a name; half a place less when there is none with that id. */
  rank(name: string, id: string): number {
    const folded = fold(name)
    let isThere = false
    const before = this.#view.parts.reduce((sum, { segment: { names, ids } }) => {
      let low = 0
      let high = names.length
      while (low < high) {
        const middle = (low + high) >>> 1
        const other = fold(names[middle] ?? '')
        if (other < folded || (other === folded && (ids[middle] ?? '') < id)) low = middle + 1
        else high = middle
      }
      if (ids[low] === id) isThere = true
      return sum + low
    }, 0)
    return isThere ? before : before - 0.5
  }
}

const KEYS_OF_TIME: readonly SearchSort[] = ['date-asc', 'date-desc']

/** Keeps the best so many artifacts behind a place. */
export class Ranking {
  readonly #view: View
  readonly #keyOf: (document: number) => number
  readonly #most: number
  readonly #sign: 1 | -1
  readonly #isByName: boolean
  readonly #after: { readonly key: number; readonly id: string } | null
  readonly #best: Ranked[] = []

  constructor(view: View, matches: Matches | null, sort: SearchSort, most: number, after: Place | null) {
    this.#view = view
    this.#most = most
    // Ties of what is ordered downwards are ordered downwards, like in the other lists.
    this.#sign = sort === 'name-desc' || sort === 'date-desc' ? -1 : 1
    // Without a text nothing is better than another.
    this.#isByName = sort.startsWith('name') || (sort === 'best' && matches === null)
    this.#keyOf = this.#isByName ? this.#nameKeys() : keysOf(view, matches, sort)
    this.#after = after && {
      key: this.#isByName ? new NameOrder(view).rank(after.value, after.id) : Number(after.value),
      id: after.id,
    }
  }

  /** The rank of each name among all segments. Those of the first are counted, only others have to be looked for. */
  #nameKeys(): (document: number) => number {
    const { parts } = this.#view
    const [only] = parts
    if (parts.length <= 1 && only) return (document) => document
    const order = new NameOrder(this.#view)
    const keys = new Map<number, number>()
    const shifts = parts.slice(1).flatMap(({ segment, offset }) =>
      segment.names.map((name, at) => {
        const rank = order.rank(name, segment.ids[at] ?? '')
        keys.set(offset + at, rank)
        return rank
      }),
    )
    const sorted = Float64Array.from(shifts).toSorted()
    const first = parts[0]?.segment.ids.length ?? 0
    // How many of the others come before one of the first: those whose rank is reached.
    const ranks = new Float64Array(first)
    let others = 0
    for (let at = 0; at < first; at += 1) {
      while (others < sorted.length && (sorted[others] ?? 0) <= at + others) others += 1
      ranks[at] = at + others
    }
    return (document) => (document < first ? (ranks[document] ?? 0) : (keys.get(document) ?? 0))
  }

  #compare(one: { key: number; id: string }, other: { key: number; id: string }): number {
    return this.#sign * (one.key - other.key || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0))
  }

  #idOf(document: number): readonly [id: string, name: string] {
    const part = this.#view.parts.findLast(({ offset }) => offset <= document)
    const at = document - (part?.offset ?? 0)
    return [part?.segment.ids[at] ?? '', part?.segment.names[at] ?? '']
  }

  add(document: number): void {
    const key = this.#keyOf(document)
    const worst = this.#best.at(-1)
    // Most are far behind: their ids need not be looked up.
    if (this.#best.length === this.#most && worst && this.#sign * (key - worst.key) > 0) return
    const one = { document, key, id: this.#idOf(document)[0] }
    if (this.#after && this.#compare(one, this.#after) <= 0) return
    if (this.#best.length === this.#most && worst && this.#compare(one, worst) >= 0) return
    let low = 0
    let high = this.#best.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = this.#best[middle]
      if (other && this.#compare(other, one) < 0) low = middle + 1
      else high = middle
    }
    this.#best.splice(low, 0, one)
    if (this.#best.length > this.#most) this.#best.pop()
  }

  page(): Shown[] {
    return this.#best.map(({ document, key }) => {
      const [id, name] = this.#idOf(document)
      return { document, id, name, place: { value: this.#isByName ? fold(name) : String(key), id } }
    })
  }
}

/** Numbers that order upwards, but for what the sign turns. */
function keysOf({ parts }: View, matches: Matches | null, sort: SearchSort): (document: number) => number {
  if (sort === 'best') return (document) => -(matches?.scores[document] ?? 0)
  return (document) => {
    const part = parts.findLast(({ offset }) => offset <= document)
    if (!part) return 0
    const at = document - part.offset
    if (KEYS_OF_TIME.includes(sort)) return part.segment.addedAt[at] ?? 0
    const [begin, end] = [part.segment.begins[at] ?? 0, part.segment.ends[at] ?? 0]
    // What has no readable date comes last.
    if (begin === 0) return Number.MAX_SAFE_INTEGER
    return sort === 'oldest' ? begin : -end
  }
}
