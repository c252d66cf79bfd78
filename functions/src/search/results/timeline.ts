/**
 * Computes the bins of the timeline from all artifacts, independent of the query. Bins are round ranges of
 * years, shorter where there are more artifacts, so that a few very old ones do not take most of the space.
 */
import { yearAt, yearIndex } from '@tracker/domain/time/centuries.ts'
import type { Years } from '@tracker/domain/time/yearRange.ts'
import type { TextIndex } from '#search/index/textIndex.ts'
import { countBefore } from '#search/results/countBefore.ts'

/** Possible bin lengths in years. */
const LENGTHS = [10_000, 5_000, 1_000, 500, 100, 50, 10, 5, 1]
/**
 * Minimum bin length: in years, and as a share of bins of equal length. Short ranges may have shorter bins.
 */
const SHORTEST = 10
const SHORTEST_SHARE = 1 / 4
/** Factor by which spans may have more artifacts, until there are few enough bins. */
const COARSER = 1.2

/** Years of all dated artifacts as indexes, which have no gap at the nonexistent year 0. */
interface Dates {
  /** Middle year of each date, sorted. */
  readonly middles: readonly number[]
  readonly first: number
  readonly last: number
}

interface Span {
  /** Index of the first year. */
  readonly start: number
  readonly length: number
  readonly count: number
}

const cache = new WeakMap<TextIndex, { readonly version: number; readonly dates: Dates }>()

/** The dates of an index, cached until it changes. */
function datesIn(index: TextIndex): Dates {
  const last = cache.get(index)
  if (last?.version === index.version) return last.dates
  const dated = index.artifacts.flatMap((one) =>
    one && one.begin !== 0 ? [{ begin: yearIndex(one.begin), end: yearIndex(one.end) }] : [],
  )
  const dates = {
    middles: dated.map(({ begin, end }) => Math.floor((begin + end) / 2)).toSorted((a, b) => a - b),
    first: dated.reduce((least, { begin }) => Math.min(least, begin), Infinity),
    last: dated.reduce((most, { end }) => Math.max(most, end), -Infinity),
  }
  cache.set(index, { version: index.version, dates })
  return dates
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
 * Divides a range of years into spans: starts with the longest ones and splits those with more artifacts than others,
 * as far as the limit allows.
 * @param range undefined ends are those of the collection
 * @param binsMax maximum number of bins
 */
export function timelineYears(
  index: TextIndex,
  range: { readonly from?: number | undefined; readonly to?: number | undefined },
  binsMax: number,
): Years[] {
  const dates = datesIn(index)
  if (dates.middles.length === 0 || binsMax < 1) return []
  const first = range.from === undefined ? dates.first : yearIndex(range.from)
  const last = range.to === undefined ? dates.last : yearIndex(range.to)
  if (last < first) return []
  const shortShare = (SHORTEST_SHARE * (last - first)) / binsMax
  const shortest = Math.min(SHORTEST, LENGTHS.findLast((length) => length >= shortShare) ?? SHORTEST)
  const countUntil = (year: number) => countBefore(dates.middles, (middle) => middle < year)
  const spansOf = (start: number, end: number, length: number): Span[] => {
    const from = Math.floor(Math.max(start, first) / length)
    const to = Math.floor(Math.min(end, last) / length)
    return Array.from({ length: to - from + 1 }, (_, at) => {
      const begin = (from + at) * length
      const until = countUntil(Math.min(begin + length, last + 1))
      return { start: begin, length, count: until - countUntil(Math.max(begin, first)) }
    })
  }
  const divide = (span: Span, most: number): Span[] => {
    const { start, length, count } = span
    const shorter = LENGTHS.find((one) => one < length)
    if (count <= most || length <= shortest || shorter === undefined) return [span]
    return spansOf(start, start + length - 1, shorter).flatMap((part) => divide(part, most))
  }
  const longest = spansOf(first, last, LENGTHS[0] ?? 1)
  const total = longest.reduce((sum, { count }) => sum + count, 0)
  let spans = longest
  for (let most = Math.max(1, total / binsMax); ; most *= COARSER) {
    spans = withoutEmptyNeighbours(longest.flatMap((span) => divide(span, most)))
    if (spans.length <= binsMax || most >= total) break
  }
  return spans.map(({ start, length }) => ({
    begin: yearAt(Math.max(start, first)),
    end: yearAt(Math.min(start + length - 1, last)),
  }))
}
