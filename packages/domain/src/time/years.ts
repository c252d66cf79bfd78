/**
 * Parser for creation dates in free text, in English, Swedish, German, French, Spanish, Italian and Latin. The result is used for
 * search and display; it is not stored with the artifact, and unreadable dates are accepted.
 */
import { type Era, type Open, type Part, type Token, tokenize } from './yearTokens.ts'

/** Range of years, BC negative: -246 is 246 BC. There is no year 0; `begin` is at most `end`. */
export interface Years {
  readonly begin: number
  readonly end: number
  /** Set for "before 1800" and "after 1945", whose `begin` and `end` are the year next to the bound: 1799 and 1946. */
  readonly open?: Open
}

/** One end of a span as written. Missing parts are taken from the other end. */
interface Point {
  value: number
  digits: number
  isOrdinal: boolean
  /** Years per unit: 100 for "3rd century", 10 for "1640s". */
  years?: number
  era?: Era
  part?: Part
  open?: Open
}

const YEAR_MAX = 2100
const WHOLE: Part = [0, 1]

const hull = ([from, to]: Part, [otherFrom, otherTo]: Part): Part => [
  Math.min(from, otherFrom),
  Math.max(to, otherTo),
]

/** Groups tokens into spans of one or more points. */
function spansOf(tokens: readonly Token[]): Point[][] {
  const spans: Point[][] = []
  let point: Partial<Point> = {}
  let isJoined = false
  const close = () => {
    const { value, digits = 0, isOrdinal = false, ...rest } = point
    point = {}
    if (value === undefined) return
    const span = spans.at(-1)
    if (isJoined && span) span.push({ value, digits, isOrdinal, ...rest })
    else spans.push([{ value, digits, isOrdinal, ...rest }])
    isJoined = false
  }
  /** True if a number follows before the next comma. */
  const hasValueAhead = (at: number) => {
    const ahead = tokens.slice(at + 1)
    const comma = ahead.findIndex(({ kind }) => kind === 'comma')
    return ahead
      .slice(0, comma === -1 ? undefined : comma)
      .some(({ kind }) => kind === 'number' || kind === 'ordinal')
  }
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]?.kind
    switch (token.kind) {
      case 'number':
      case 'ordinal':
        if (point.value !== undefined) close()
        point.value = token.value
        point.isOrdinal = token.kind === 'ordinal'
        point.digits = token.kind === 'number' ? token.digits : 0
        break
      case 'decades':
        point.years = (point.value ?? 0) % 100 === 0 ? 100 : 10
        break
      case 'unit':
        if (point.isOrdinal) point.years = token.years
        break
      case 'part':
        // A part follows its point in "1600-talets mitt"; otherwise it starts the next point.
        if (point.isOrdinal && point.years !== undefined && !hasValueAhead(at)) {
          // "18th century, second half"
          point.part = token.part
          break
        }
        if (point.value !== undefined && (point.isOrdinal || point.years === undefined)) {
          // "late 18th early 19th century"
          const isSplit = point.isOrdinal === true && point.years === undefined
          close()
          isJoined = isSplit
        }
        point.part = point.part ? hull(point.part, token.part) : token.part
        break
      case 'open':
        // The bound follows its point in "1710 före".
        if (point.value !== undefined && hasValueAhead(at)) close()
        point.open = token.open
        break
      case 'era':
        // "22 Rabi' II AD 1484": the era belongs to the following year.
        if (point.value !== undefined && token.era === 'AD' && (next === 'number' || next === 'ordinal'))
          close()
        point.era ??= token.era
        break
      case 'to':
        // "early-mid 19th century" is one point.
        if (point.value === undefined) break
        close()
        isJoined = true
        break
      case 'comma':
        close()
        isJoined = false
    }
  })
  close()
  return spans
}

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
  }
  points.forEach((point, at) => {
    // "16th" alone can be a dynasty; "AD 16th" is a century.
    if (point.isOrdinal && point.era !== undefined) point.years ??= 100
    const before = points[at - 1]
    if (!before) return
    if (point.era === undefined && before.era !== undefined)
      point.era =
        before.era === 'BC' && point.years === before.years && point.value < before.value ? 'BC' : 'AD'
    // "1937-8"
    if (
      span[at]?.era === undefined &&
      point.era !== 'BC' &&
      !point.isOrdinal &&
      point.digits < before.digits &&
      point.value < before.value
    ) {
      point.value += before.value - (before.value % 10 ** point.digits)
      point.digits = before.digits
    }
  })
  return points
}

/** Returns the year before or after a range; there is no year 0. */
const yearBefore = (year: number) => (year === 1 ? -1 : year - 1)
const yearAfter = (year: number) => (year === -1 ? 1 : year + 1)

/** Returns the years of one point, or null if the number is not a year. */
function yearsOf({ open, ...point }: Point): Years | null {
  const years = boundedYears(point)
  if (!years || !open) return years
  const year = open === 'before' ? yearBefore(years.begin) : yearAfter(years.end)
  return { begin: year, end: year, open }
}

function boundedYears({ value, digits, isOrdinal, years, era, part = WHOLE }: Point): Years | null {
  if (value < 1) return null
  if (isOrdinal && years === undefined) return null
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
function yearsOfSpan(span: readonly Point[]): Years | null {
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

const contains = (one: Years, other: Years) => one.begin <= other.begin && other.end <= one.end

/** Reads the years of a text without brackets. Ignores spans that contain a narrower one. */
function readPlain(text: string): Years | null {
  const all = spansOf(tokenize(text)).flatMap((span) => yearsOfSpan(span) ?? [])
  const narrow = all.filter((one) => all.every((other) => contains(other, one) || !contains(one, other)))
  const [first, ...others] = narrow
  if (!first) return null
  if (others.length === 0) return first
  return {
    begin: Math.min(...narrow.map(({ begin }) => begin)),
    end: Math.max(...narrow.map(({ end }) => end)),
  }
}

/** Words that introduce later work on the object; all following text is ignored. */
const LATER =
  /(?<=\d[^;]*)[\s,]+(?:with|cast|later|posthumous|replica|re[a-z]+ed|exhibited|manufactured|buried|mounted|gilded|this version|\d+\w* century (?:additions|restorations|goldwork))(?![a-z]).*$/is

/**
 * Reads the years in which an object was made. "Blade: ca. 1573; Mount: 19th century" returns those of the first part,
 * "Shang (1600-1045 BC), 1300-1150 BC" those outside the brackets.
 * @returns null if the text contains no year
 */
export function readYears(text: string): Years | null {
  const outside = text.replaceAll(/\([^)]*\)/g, ' ')
  for (const part of [...outside.split(';'), ...text.split(/[;()]/)]) {
    const years = readPlain(part.replace(/^[^\d:]*:/, '').replace(LATER, ''))
    if (years) return years
  }
  return null
}

function yearText(year: number, needsEra: boolean): string {
  if (year < 0) return `${-year} BC`
  return needsEra || year < 1000 ? `AD ${year}` : String(year)
}

/** Formats years: "246 BC to 208 BC", "AD 79", "1648", "before 1800". */
export function yearsText({ begin, end, open }: Years): string {
  if (open === 'before') return `before ${yearText(yearAfter(end), false)}`
  if (open === 'after') return `after ${yearText(yearBefore(begin), false)}`
  if (begin === end) return yearText(begin, false)
  return `${yearText(begin, false)} to ${yearText(end, begin < 0)}`
}

/** Returns the century of a year: -3 is the third century BC, 19 is 1801 to 1900. */
export function centuryOf(year: number): number {
  return year < 0 ? Math.floor(year / 100) : Math.ceil(year / 100)
}
