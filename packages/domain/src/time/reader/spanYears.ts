/** Computes the years of a span of dates. */
import { yearsOfCalendar } from '../calendars.ts'
import { yearAfter, yearBefore, type Years } from '../yearRange.ts'
import type { Part } from './dateTokens.ts'
import type { Point } from './yearSpans.ts'

const YEAR_MAX = 2100
/** Maximum year of another calendar. The Byzantine one has the highest. */
const CALENDAR_YEAR_MAX = 7_700
const WHOLE: Part = [0, 1]

/** Fills missing unit, era and digits of each point from its neighbours. */
function completed(span: readonly Point[]): Point[] {
  const points = span.map((point) => ({ ...point }))
  for (let at = points.length - 2; at >= 0; at -= 1) {
    const [point, next] = [points[at], points[at + 1]]
    if (!point || !next) continue
    // "18-19th century"
    point.isOrdinal ||= next.isOrdinal && point.digits < 3
    if (point.isOrdinal === next.isOrdinal && next.years !== undefined) point.years ??= next.years
    if (next.era !== undefined) point.era ??= next.era
    if (next.calendar !== undefined && point.era === undefined) point.calendar ??= next.calendar
  }
  points.forEach((point, at) => {
    // "16th" alone can be a dynasty; "AD 16th" is a century.
    if (point.isOrdinal && point.era !== undefined) point.years ??= 100
    const before = points[at - 1]
    if (!before) return
    // "siglos XV-XVI"
    if (point.isOrdinal && before.isOrdinal && before.years !== undefined) point.years ??= before.years
    if (before.calendar !== undefined && point.era === undefined) point.calendar ??= before.calendar
    if (point.era === undefined && before.era !== undefined)
      point.era =
        before.era === 'BC' && point.years === before.years && point.value < before.value ? 'BC' : 'AD'
    // "1937-8", and "1899-1" for 1901; "1400-200" descends
    if (
      span[at]?.era === undefined &&
      point.era !== 'BC' &&
      !point.isOrdinal &&
      point.digits < Math.min(before.digits, 3) &&
      point.value < before.value
    ) {
      const unit = 10 ** point.digits
      const value = before.value - (before.value % unit) + point.value
      point.value = value < before.value ? value + unit : value
      point.digits = before.digits
    }
  })
  return points
}

/** Returns the years of one point, or null if the number is not a year. */
function yearsOf({ open, isInclusive, ...point }: Point): Years | null {
  const years = boundedYears(point)
  if (!years || !open) return years
  if (isInclusive) {
    const year = open === 'before' ? years.end : years.begin
    return { begin: year, end: year, open }
  }
  const year = open === 'before' ? yearBefore(years.begin) : yearAfter(years.end)
  return { begin: year, end: year, open }
}

function boundedYears({ calendar, ...point }: Point): Years | null {
  if (calendar === undefined) return yearsAsWritten(point)
  const { begin, end } = yearsAsWritten({ ...point, era: 'AD' }) ?? {}
  if (begin === undefined || end === undefined || (calendar !== 'bp' && end > CALENDAR_YEAR_MAX)) return null
  const years = [...yearsOfCalendar(calendar, begin), ...yearsOfCalendar(calendar, end)]
  return { begin: Math.min(...years), end: Math.max(...years) }
}

function yearsAsWritten({ value, digits, isOrdinal, years, era, part = WHOLE }: Point): Years | null {
  if (value < 1) return null
  if (isOrdinal && years === undefined) return null
  // "Second millennium" alone is mostly one before Christ.
  if (isOrdinal && years === 1000 && era === undefined) return null
  // "60s" alone
  if (years === 10 && digits < 3 && era === undefined) return null
  if (years === undefined) {
    if (era === undefined && (digits < 3 || value > YEAR_MAX)) return null
    return era === 'BC' ? { begin: -value, end: -value } : { begin: value, end: value }
  }
  // A century starts at its first year without a year 0; a decade at its own number.
  const first = isOrdinal
    ? era === 'BC'
      ? -value * years
      : (value - 1) * years + 1
    : era === 'BC'
      ? -value - years + 1
      : value
  const [from, to] = part
  return { begin: first + Math.round(from * years), end: first + Math.round(to * years) - 1 }
}

/** Returns the years from the first to the last point. Descending years without an era are BC. */
export function yearsOfSpan(span: readonly Point[]): Years | null {
  const read = (points: readonly Point[]) => points.flatMap((point) => yearsOf(point) ?? [])
  const years = read(completed(span))
  const [first] = years
  const last = years.at(-1)
  if (!first || !last) return null
  if (first === last) return first
  if (first.begin <= last.end) return { begin: first.begin, end: last.end }
  if (span.every(({ era }) => era === undefined)) return { begin: -first.end, end: -last.begin }
  return { begin: last.begin, end: first.end }
}
