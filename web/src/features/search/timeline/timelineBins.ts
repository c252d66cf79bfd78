/** The geometry of time: centuries as turns of a Greek key, as many as there is room for. Pure. */
import { rangeText, yearsOfCentury } from '@tracker/domain/time/centuries.ts'
import type { SearchFacets } from '@tracker/domain/search/searchResponse.ts'
import type { Years } from '@tracker/domain/time/years.ts'

/** One turn of the ribbon: years, and how much is in them. A gap stands for a long time of which nothing is there. */
export interface Turn extends Years {
  readonly count: number
  readonly isGap: boolean
}

type Centuries = SearchFacets['century']

/** Centuries that a turn may stand for, until there is room for all. */
const SPANS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000]
/** Empty turns in a row that become a gap. */
const GAP_MIN = 4

/** Centuries in a row without a 0: -1 is the first century BC, 0 the first after. */
const placeOf = (century: number) => (century < 0 ? century : century - 1)
const yearsAt = (place: number) => yearsOfCentury(place < 0 ? place : place + 1)

/** Before 3000 BC a turn is a millennium at least: dates are as coarse, and one of them would take half of the ribbon. */
const ANCIENT = { before: -30, span: 10 }

/** Turns by their number: in which one a place is, and where one begins. */
function ruler(span: number) {
  const ancient = span < ANCIENT.span ? ANCIENT : { before: 0, span }
  const zero = ancient.before / span
  return {
    binOf: (place: number) =>
      place >= ancient.before
        ? Math.floor(place / span)
        : zero + Math.floor((place - ancient.before) / ancient.span),
    startOf: (bin: number) => (bin >= zero ? bin * span : ancient.before + (bin - zero) * ancient.span),
  }
}

/** The turns from the first century to the last, each of so many centuries, long empty times as one gap. */
function turnsBy(span: number, places: ReadonlyMap<number, number>): Turn[] {
  const { binOf, startOf } = ruler(span)
  const counts = new Map<number, number>()
  for (const [place, count] of places) counts.set(binOf(place), (counts.get(binOf(place)) ?? 0) + count)
  const first = Math.min(...places.keys())
  const last = Math.max(...places.keys())
  const bins = [...counts.keys()].toSorted((one, other) => one - other)
  const turn = (from: number, to: number, count: number): Turn => ({
    begin: yearsAt(Math.max(first, startOf(from))).begin,
    end: yearsAt(Math.min(last, startOf(to + 1) - 1)).end,
    count,
    isGap: count === 0 && to - from + 1 >= GAP_MIN,
  })
  return bins.flatMap((bin, index) => {
    const before = bins[index - 1] ?? bin - 1
    const empty = bin - before - 1
    const between =
      empty >= GAP_MIN
        ? [turn(before + 1, bin - 1, 0)]
        : Array.from({ length: empty }, (_, at) => turn(before + 1 + at, before + 1 + at, 0))
    return [...between, turn(bin, bin, counts.get(bin) ?? 0)]
  })
}

/**
 * The ribbon of what there is, without what is empty at its ends.
 * @param centuries counts of the centuries, in any order; those without a record are left out
 * @param turnsMax for how many turns there is room; for none, there is no ribbon
 */
export function turnsOf(centuries: Centuries, turnsMax: number): Turn[] {
  const places = new Map(
    centuries.flatMap(([century, count]) => (count > 0 ? [[placeOf(century), count] as const] : [])),
  )
  if (places.size === 0 || turnsMax < 1) return []
  for (const span of SPANS) {
    const turns = turnsBy(span, places)
    if (turns.length <= turnsMax) return turns
  }
  return turnsBy(SPANS.at(-1) ?? 1, places)
}

/** How strong a turn is drawn, from 0 for nothing to 1 for the most; tenfold the records are not ten times as strong. */
export function strengthOf({ count }: Turn, turns: readonly Turn[]): number {
  const most = Math.max(...turns.map((turn) => turn.count))
  return count === 0 ? 0 : Math.log1p(count) / Math.log1p(most)
}

/** The turn at a point of the ribbon, from 0 at its left to 1 at its right; of a gap the nearer neighbour. */
export function turnAt(turns: readonly Turn[], at: number): number {
  const place = Math.min(Math.max(at, 0), 0.999_999) * turns.length
  const index = Math.floor(place)
  if (!turns[index]?.isGap) return index
  return place - index < 0.5 ? index - 1 : index + 1
}

/** The years from one turn to another, in whatever order. */
export function yearsOfTurns(turns: readonly Turn[], one: number, other: number): Years | null {
  const begin = turns[Math.min(one, other)]?.begin
  const end = turns[Math.max(one, other)]?.end
  return begin === undefined || end === undefined ? null : { begin, end }
}

/** The first and the last turn that years reach into, either end open; null when they reach none. */
export function turnsIn(
  turns: readonly Turn[],
  from: number | undefined,
  to: number | undefined,
): readonly [number, number] | null {
  const isIn = ({ begin, end, isGap }: Turn) =>
    !isGap && (from === undefined || end >= from) && (to === undefined || begin <= to)
  const first = turns.findIndex(isIn)
  return first === -1 ? null : [first, turns.findLastIndex(isIn)]
}

/** The ribbon in a sentence, for those who do not see it. */
export function ribbonText(centuries: Centuries, turns: readonly Turn[]): string {
  const years = yearsOfTurns(turns, 0, turns.length - 1)
  const most = turns.toSorted((one, other) => other.count - one.count)[0]
  if (!years || !most) return 'No dates.'
  const count = centuries.filter(([, records]) => records > 0).length
  const spread = count === 1 ? 'in one century' : `in ${count} centuries`
  return `Artifacts ${spread}, ${rangeText(years.begin, years.end)}; most: ${rangeText(most.begin, most.end)}.`
}

/** The key's own grid, and where its path turns (web/src/components/layout/MeanderRule.tsx). */
const GRID = { width: 16, height: 12 }

/**
 * One turn as a path, from the left edge of its cell to the right one, so that turns join; a gap is a dotted line.
 * @param width of the cell, in pixels
 * @param height of the key at most, in pixels; its base line is at the bottom
 */
export function turnPath({ isGap }: Pick<Turn, 'isGap'>, width: number, height: number): string {
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
