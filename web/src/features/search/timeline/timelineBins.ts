/** Geometry of the timeline: bins of equal width, each drawn as a bar, and the scale below. */
import { translateDomainText } from '#i18n/domainTexts.ts'
import { plural } from '@lingui/core/macro'
import { rangeText, yearIndex } from '@tracker/domain/time/centuries.ts'
import type { TimelineBin } from '@tracker/domain/search/searchResponse.ts'
import { yearsText } from '@tracker/domain/time/yearRange.ts'
import type { Years } from '@tracker/domain/time/yearRange.ts'

type Bins = readonly TimelineBin[]

/** Artifacts per year of a bin. Bins have different lengths, so their counts cannot be compared. */
const densityOf = ({ begin, end, count }: TimelineBin) => count / (yearIndex(end) - yearIndex(begin) + 1)

/**
 * Relative height of a bin's bar, from 0 (empty) to 1 (most artifacts per year), on a square-root scale: four times
 * the artifacts per year are twice as high.
 */
export function strengthOf(bin: TimelineBin, bins: Bins): number {
  return bin.count === 0 ? 0 : Math.sqrt(densityOf(bin) / Math.max(...bins.map(densityOf)))
}

/**
 * Returns the bin at a position.
 * @param at 0 (left edge) to 1 (right edge)
 */
export const binAt = (bins: Bins, at: number): number =>
  Math.floor(Math.min(Math.max(at, 0), 0.999_999) * bins.length)

/** Returns the years from one bin to another, in any order. */
export function yearsOfBins(bins: Bins, one: number, other: number): Years | null {
  const begin = bins[Math.min(one, other)]?.begin
  const end = bins[Math.max(one, other)]?.end
  return begin === undefined || end === undefined ? null : { begin, end }
}

/**
 * Describes one bin, "1801 to 1850 · 278 artifacts", or the years of several. Counts are not added, because
 * an artifact may be in several bins.
 */
export function binsText(bins: Bins, one: number, other: number): string {
  const years = yearsOfBins(bins, one, other)
  if (!years) return ''
  const text = translateDomainText(rangeText(years.begin, years.end))
  if (one !== other) return text
  const count = bins[one]?.count ?? 0
  const artifacts = plural(count, { one: '# artifact', other: '# artifacts' })
  return `${text} · ${artifacts}`
}

/** Returns the first and last bin that overlap a range of years; null if none or all do. */
export function binsIn(
  bins: Bins,
  from: number | undefined,
  to: number | undefined,
): readonly [number, number] | null {
  const isIn = ({ begin, end }: TimelineBin) =>
    (from === undefined || end >= from) && (to === undefined || begin <= to)
  const [first, last] = [bins.findIndex(isIn), bins.findLastIndex(isIn)]
  return first === -1 || (first === 0 && last === bins.length - 1) ? null : [first, last]
}

/** A labelled year of the scale. */
export interface Tick {
  /** Pixels from the left edge. */
  readonly at: number
  readonly text: string
}

/** Minimum distance in pixels between two labelled years. */
const TICK_GAP = 90
const EDGE_GAP = 116
const ROUND = [1_000, 500, 100, 50, 10, 5]

const roundness = (index: number) => ROUND.find((step) => index % step === 0) ?? 1

const yearText = (year: number) => translateDomainText(yearsText({ begin: year, end: year }))

/** The year at which a bin begins, rounded as people write it: "1800" for a bin from 1801. */
const boundaryText = (index: number) =>
  index > 0 ? yearText(index % 5 === 0 ? index : index + 1) : yearText(index || 1)

/**
 * Returns the labelled years: those at the edges, and the roundest ones in between that fit.
 * @param width in pixels
 */
export function ticksOf(bins: Bins, width: number): Tick[] {
  const [first, last] = [bins[0], bins.at(-1)]
  if (!first || !last || width === 0) return []
  const ends = [
    { at: 0, text: yearText(first.begin) },
    { at: width, text: yearText(last.end) },
  ]
  const between: Tick[] = []
  const candidates = bins
    .map(({ begin }, at) => ({ at: (at * width) / bins.length, index: yearIndex(begin) }))
    .toSorted((one, other) => roundness(other.index) - roundness(one.index))
  for (const { at, index } of candidates) {
    const isFree =
      at >= EDGE_GAP && at <= width - EDGE_GAP && between.every((tick) => Math.abs(tick.at - at) >= TICK_GAP)
    if (isFree) between.push({ at, text: boundaryText(index) })
  }
  const [begin, end] = ends
  return begin && end && first.begin !== last.end
    ? [begin, ...between.toSorted((one, other) => one.at - other.at), end]
    : ends.slice(0, 1)
}
