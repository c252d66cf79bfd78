/** Geometry of the timeline: centuries as bins, each drawn as a unit of a Greek key. Pure. */
import { rangeText, yearsOfCentury } from '@tracker/domain/time/centuries.ts'
import type { SearchFacets } from '@tracker/domain/search/searchResponse.ts'
import type { Years } from '@tracker/domain/time/years.ts'

/** A bin: years and their number of artifacts. A gap stands for a long empty time. */
export interface Bin extends Years {
  readonly count: number
  readonly isGap: boolean
}

type Centuries = SearchFacets['century']

/** Possible widths of a bin, in centuries. */
const SPANS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000]
/** Minimum number of consecutive empty bins that become a gap. */
const GAP_MIN = 4

/** Continuous index of a century, which has no 0: -1 is the first century BC, 0 the first AD. */
const placeOf = (century: number) => (century < 0 ? century : century - 1)
const yearsAt = (place: number) => yearsOfCentury(place < 0 ? place : place + 1)

/** Before 3000 BC a bin is at least a millennium: dates are coarse, and centuries would take half of the timeline. */
const ANCIENT = { before: -30, span: 10 }

/** Maps centuries to bins and back. */
function createScale(span: number) {
  const ancient = span < ANCIENT.span ? ANCIENT : { before: 0, span }
  const zero = ancient.before / span
  return {
    indexOf: (place: number) =>
      place >= ancient.before
        ? Math.floor(place / span)
        : zero + Math.floor((place - ancient.before) / ancient.span),
    startOf: (index: number) =>
      index >= zero ? index * span : ancient.before + (index - zero) * ancient.span,
  }
}

/** Bins of a width from the first to the last century, with long empty times as gaps. @param span centuries per bin */
function binsBy(span: number, places: ReadonlyMap<number, number>): Bin[] {
  const { indexOf, startOf } = createScale(span)
  const counts = new Map<number, number>()
  for (const [place, count] of places) counts.set(indexOf(place), (counts.get(indexOf(place)) ?? 0) + count)
  const first = Math.min(...places.keys())
  const last = Math.max(...places.keys())
  const indexes = [...counts.keys()].toSorted((one, other) => one - other)
  const createBin = (from: number, to: number, count: number): Bin => ({
    begin: yearsAt(Math.max(first, startOf(from))).begin,
    end: yearsAt(Math.min(last, startOf(to + 1) - 1)).end,
    count,
    isGap: count === 0 && to - from + 1 >= GAP_MIN,
  })
  return indexes.flatMap((index, position) => {
    const before = indexes[position - 1] ?? index - 1
    const empty = index - before - 1
    const between =
      empty >= GAP_MIN
        ? [createBin(before + 1, index - 1, 0)]
        : Array.from({ length: empty }, (_, at) => createBin(before + 1 + at, before + 1 + at, 0))
    return [...between, createBin(index, index, counts.get(index) ?? 0)]
  })
}

/**
 * The bins of the timeline, without empty ends.
 * @param centuries counts by century, in any order; empty ones are ignored
 * @param binsMax maximum number of bins; 0 for no timeline
 */
export function toBins(centuries: Centuries, binsMax: number): Bin[] {
  const places = new Map(
    centuries.flatMap(([century, count]) => (count > 0 ? [[placeOf(century), count] as const] : [])),
  )
  if (places.size === 0 || binsMax < 1) return []
  for (const span of SPANS) {
    const bins = binsBy(span, places)
    if (bins.length <= binsMax) return bins
  }
  return binsBy(SPANS.at(-1) ?? 1, places)
}

/** The line weight of a bin on a logarithmic scale, from 0 (empty) to 1 (most artifacts). */
export function strengthOf({ count }: Bin, bins: readonly Bin[]): number {
  const most = Math.max(...bins.map((bin) => bin.count))
  return count === 0 ? 0 : Math.log1p(count) / Math.log1p(most)
}

/** The bin at a point, or the nearer neighbour of a gap. @param at 0 (left edge) to 1 (right edge) */
export function binAt(bins: readonly Bin[], at: number): number {
  const place = Math.min(Math.max(at, 0), 0.999_999) * bins.length
  const index = Math.floor(place)
  if (!bins[index]?.isGap) return index
  return place - index < 0.5 ? index - 1 : index + 1
}

/** The years from one bin to another, in any order. */
export function yearsOfBins(bins: readonly Bin[], one: number, other: number): Years | null {
  const begin = bins[Math.min(one, other)]?.begin
  const end = bins[Math.max(one, other)]?.end
  return begin === undefined || end === undefined ? null : { begin, end }
}

/** The first and the last bin that overlap a range of years; null if none do. */
export function binsIn(
  bins: readonly Bin[],
  from: number | undefined,
  to: number | undefined,
): readonly [number, number] | null {
  const isIn = ({ begin, end, isGap }: Bin) =>
    !isGap && (from === undefined || end >= from) && (to === undefined || begin <= to)
  const first = bins.findIndex(isIn)
  return first === -1 ? null : [first, bins.findLastIndex(isIn)]
}

/** A description of the timeline for screen readers. */
export function timelineText(centuries: Centuries, bins: readonly Bin[]): string {
  const years = yearsOfBins(bins, 0, bins.length - 1)
  const most = bins.toSorted((one, other) => other.count - one.count)[0]
  if (!years || !most) return 'No dates.'
  const count = centuries.filter(([, records]) => records > 0).length
  const spread = count === 1 ? 'in one century' : `in ${count} centuries`
  return `Artifacts ${spread}, ${rangeText(years.begin, years.end)}; most: ${rangeText(most.begin, most.end)}.`
}

/** The grid of a key unit (web/src/components/layout/MeanderRule.tsx). */
const GRID = { width: 16, height: 12 }

/**
 * The SVG path of a bin across its cell, so that bins join; a gap is a dotted line.
 * @param width width of the cell, in pixels
 * @param height maximum height of the key, in pixels; its base line is at the bottom
 */
export function binPath({ isGap }: Pick<Bin, 'isGap'>, width: number, height: number): string {
  const scale = Math.min(width / GRID.width, height / GRID.height)
  const left = (width - GRID.width * scale) / 2
  const round = (length: number) => Math.round(length * 10) / 10
  const x = (at: number) => round(left + at * scale)
  const y = (at: number) => round(height - (10.5 - at) * scale)
  const base = y(10.5)
  if (isGap) return [0.25, 0.5, 0.75].map((at) => `M${round(width * at)} ${base}h.1`).join('')
  return (
    `M0 ${base}H${x(2.5)}V${y(1.5)}H${x(13.5)}V${y(7.5)}H${x(6.5)}V${y(4.5)}H${x(10.5)}` +
    `M${x(2.5)} ${base}H${round(width)}`
  )
}
