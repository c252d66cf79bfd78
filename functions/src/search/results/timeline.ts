/**
 * Computes the bins of the timeline from all artifacts, independent of the query. Bins are round ranges of
 * years, shorter where there are more artifacts, so that a few very old ones do not take most of the space.
 */
import { yearAt, yearIndex } from '@tracker/domain/time/centuries.ts'
import type { Years } from '@tracker/domain/time/years.ts'
import type { TextIndex } from '#search/index/textIndex.ts'

/** Possible bin lengths in years. */
const LENGTHS = [10_000, 5_000, 1_000, 500, 100, 50, 10, 5, 1]
/**
 * Minimum bin length: in years, and as a share of bins of equal length. Short ranges may have shorter bins.
 */
const SHORTEST = 10
const SHORTEST_SHARE = 1 / 4
/** A bin is split if it has this many times the artifacts of an average bin. */
const CROWDED = 1.5

/** Years of all dated artifacts as indexes, which have no gap at the nonexistent year 0. */
interface Dates {
  /** Middle year of each date, sorted. */
  readonly middles: readonly number[]
  readonly first: number
  readonly last: number
}

/** Priority of splitting a span: the number of artifacts counts more than the length. */
const weightOf = ({ count, length }: Span) => count * Math.cbrt(length)

interface Span {
  /** Index of the first year. */
  readonly start: number
  readonly length: number
  readonly count: number
}

function datesOf(index: TextIndex): Dates | null {
  let [first, last] = [Infinity, -Infinity]
  const middles: number[] = []
  for (const artifact of index.artifacts) {
    if (!artifact || artifact.begin === 0) continue
    const [begin, end] = [yearIndex(artifact.begin), yearIndex(artifact.end)]
    middles.push(Math.floor((begin + end) / 2))
    first = Math.min(first, begin)
    last = Math.max(last, end)
  }
  return middles.length === 0 ? null : { middles: middles.toSorted((one, other) => one - other), first, last }
}

const cache = new WeakMap<TextIndex, { readonly version: number; readonly dates: Dates | null }>()

/** The dates of an index, cached until it changes. */
function datesIn(index: TextIndex): Dates | null {
  const last = cache.get(index)
  if (last?.version === index.version) return last.dates
  const dates = datesOf(index)
  cache.set(index, { version: index.version, dates })
  return dates
}

/** Number of sorted values below a bound, by binary search. */
function countBelow(sorted: readonly number[], bound: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < bound) low = middle + 1
    else high = middle
  }
  return low
}

/** Merges neighbouring spans without artifacts. */
function withoutEmptyNeighbours(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of spans) {
    const before = merged.at(-1)
    if (before && before.count + span.count === 0)
      merged[merged.length - 1] = { ...before, length: before.length + span.length }
    else merged.push(span)
  }
  return merged
}

/**
 * Divides a range of years into spans: starts with the longest ones and splits those of the highest priority
 * while the limit allows.
 * @param range undefined ends are those of the collection
 * @param binsMax maximum number of bins
 */
export function timelineYears(
  index: TextIndex,
  range: { readonly from?: number | undefined; readonly to?: number | undefined },
  binsMax: number,
): Years[] {
  const dates = datesIn(index)
  if (!dates || binsMax < 1) return []
  const first = range.from === undefined ? dates.first : yearIndex(range.from)
  const last = range.to === undefined ? dates.last : yearIndex(range.to)
  if (last < first) return []
  const shortShare = (SHORTEST_SHARE * (last - first)) / binsMax
  const shortest = Math.min(SHORTEST, LENGTHS.findLast((length) => length >= shortShare) ?? SHORTEST)
  const spansOf = (start: number, end: number, length: number): Span[] => {
    const from = Math.floor(Math.max(start, first) / length)
    const to = Math.floor(Math.min(end, last) / length)
    return Array.from({ length: to - from + 1 }, (_, at) => {
      const [begin, after] = [(from + at) * length, (from + at + 1) * length]
      const count =
        countBelow(dates.middles, Math.min(after, last + 1)) -
        countBelow(dates.middles, Math.max(begin, first))
      return { start: begin, length, count }
    })
  }
  let spans = spansOf(first, last, LENGTHS[0] ?? 1)
  const crowdedCount = (CROWDED * spans.reduce((sum, { count }) => sum + count, 0)) / binsMax
  const isFinal = new Set<Span>()
  for (;;) {
    const heaviest = spans
      .filter(
        (span) => span.count > Math.max(1, crowdedCount) && span.length > shortest && !isFinal.has(span),
      )
      .reduce<Span | null>((most, span) => (most && weightOf(most) >= weightOf(span) ? most : span), null)
    if (!heaviest) break
    const { start, length } = heaviest
    const shorter = LENGTHS.find((one) => one < length) ?? 1
    const parts = spansOf(start, start + length - 1, shorter)
    const split = spans.flatMap((span) => (span === heaviest ? parts : [span]))
    if (withoutEmptyNeighbours(split).length > binsMax) isFinal.add(heaviest)
    else spans = split
  }
  return withoutEmptyNeighbours(spans).map(({ start, length }) => ({
    begin: yearAt(Math.max(start, first)),
    end: yearAt(Math.min(start + length - 1, last)),
  }))
}
