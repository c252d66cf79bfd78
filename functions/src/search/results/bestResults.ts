/** Sorts results and selects the page after a cursor. */
import type { SearchSort } from '@tracker/domain/search/searchQuery.ts'
import type { IndexedArtifact } from '#search/index/textIndex.ts'
import { countBefore } from '#search/results/countBefore.ts'

/** End of a page: sort value and id of its last result. The id breaks ties. */
export interface Cursor {
  readonly value: string
  readonly id: string
}

export interface Ranked {
  readonly number: number
  readonly id: string
  readonly key: string | number
}

/** Undated artifacts are sorted last. */
const UNDATED = Number.MAX_SAFE_INTEGER

type KeyOf = (artifact: IndexedArtifact, number: number) => string | number

const byName: KeyOf = ({ nameKey }) => nameKey
const byTime: KeyOf = ({ addedAt }) => addedAt
const KEYS: Readonly<Record<Exclude<SearchSort, 'best'>, KeyOf>> = {
  'name-asc': byName,
  'name-desc': byName,
  'date-asc': byTime,
  'date-desc': byTime,
  oldest: ({ begin }) => (begin === 0 ? UNDATED : begin),
  youngest: ({ begin, end }) => (begin === 0 ? UNDATED : -end),
}

/**
 * Returns the sort key.
 * @param scores scores of the matches; null without a search text, when results are sorted by name
 */
export function keyOf(sort: SearchSort, scores: Float64Array | null): KeyOf {
  if (sort !== 'best') return KEYS[sort]
  return scores ? (_, number) => -(scores[number] ?? 0) : byName
}

/** Collects the first results after a cursor without sorting all results. */
export class BestResults {
  readonly #sign: 1 | -1
  readonly #limit: number
  readonly #after: Omit<Ranked, 'number'> | null
  readonly results: Ranked[] = []

  constructor(sort: SearchSort, isByText: boolean, limit: number, after: Cursor | null) {
    // With descending order, ties are sorted by descending id, as in the other lists.
    this.#sign = sort === 'name-desc' || sort === 'date-desc' ? -1 : 1
    this.#limit = limit
    const isByName = sort.startsWith('name') || (sort === 'best' && !isByText)
    this.#after = after && { id: after.id, key: isByName ? after.value : Number(after.value) }
  }

  #compare(one: Omit<Ranked, 'number'>, other: Omit<Ranked, 'number'>): number {
    if (one.key !== other.key) return one.key < other.key ? -this.#sign : this.#sign
    return one.id === other.id ? 0 : one.id < other.id ? -this.#sign : this.#sign
  }

  add(result: Ranked): void {
    const { results } = this
    const last = results.at(-1)
    if (results.length === this.#limit && last && this.#compare(result, last) >= 0) return
    if (this.#after && this.#compare(result, this.#after) <= 0) return
    const at = countBefore(results, (other) => this.#compare(other, result) < 0)
    results.splice(at, 0, result)
    if (results.length > this.#limit) results.pop()
  }
}
