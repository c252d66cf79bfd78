/**
 * Begin and end years out of the free text that says when an object was made: English, Swedish and Latin forms as
 * museums write them. Nothing is refused for its date, and nothing that is read here is stored with the artifact.
 */
import { type Era, type Part, type Token, tokenize } from './yearTokens.ts'

/** Whole years, BC negative: -246 is 246 BC. There is no year 0, and `begin` is never after `end`. */
export interface Years {
  readonly begin: number
  readonly end: number
}

/** One end of a span as it was written. What it leaves open, the other end may say. */
interface Point {
  value: number
  digits: number
  isOrdinal: boolean
  /** Years of its unit: 100 for "3rd century", 10 for "1640s". */
  years?: number
  era?: Era
  part?: Part
}

const YEAR_MAX = 2100
const WHOLE: Part = [0, 1]

const hull = ([from, to]: Part, [otherFrom, otherTo]: Part): Part => [
  Math.min(from, otherFrom),
  Math.max(to, otherTo),
]

/** The points of a text: those of one span side by side, spans apart. */
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
        // "1600-talets mitt" has its part behind; elsewhere a part begins the next point.
        if (point.value !== undefined && (point.isOrdinal || point.years === undefined)) {
          // "late 18th early 19th century"
          const isSplit = point.isOrdinal === true && point.years === undefined
          close()
          isJoined = isSplit
        }
        point.part = point.part ? hull(point.part, token.part) : token.part
        break
      case 'era':
        // "22 Rabi' II AD 1484": the era belongs to the year behind it.
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

/** What one end of a span leaves open is as at the other end. */
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
    // "16th" alone may be a dynasty; "AD 16th" is a century.
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

/** The years of one point; null for a number that is no year. */
function yearsOf({ value, digits, isOrdinal, years, era, part = WHOLE }: Point): Years | null {
  if (value < 1) return null
  if (isOrdinal && years === undefined) return null
  if (years === undefined) {
    if (era === undefined && (digits < 3 || value > YEAR_MAX)) return null
    return era === 'BC' ? { begin: -value, end: -value } : { begin: value, end: value }
  }
  // The first year of a century, counted without a year 0; that of a decade is its own number.
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

/** From the begin of the first to the end of the last. Years that count down without an era are before Christ. */
function spanned(span: readonly Point[]): Years | null {
  const read = (points: readonly Point[]) => points.flatMap((point) => yearsOf(point) ?? [])
  const found = read(completed(span))
  const [first] = found
  const last = found.at(-1)
  if (!first || !last) return null
  if (first.begin <= last.end) return { begin: first.begin, end: last.end }
  if (span.every(({ era }) => era === undefined)) return { begin: -first.end, end: -last.begin }
  return { begin: last.begin, end: first.end }
}

const holds = (one: Years, other: Years) => one.begin <= other.begin && other.end <= one.end

/** The years of a text without brackets. A span that holds a narrower one says less, and does not count. */
function readPlain(text: string): Years | null {
  const all = spansOf(tokenize(text)).flatMap((span) => spanned(span) ?? [])
  const narrow = all.filter((one) => all.every((other) => holds(other, one) || !holds(one, other)))
  if (narrow.length === 0) return null
  return {
    begin: Math.min(...narrow.map(({ begin }) => begin)),
    end: Math.max(...narrow.map(({ end }) => end)),
  }
}

/** What was done to the object later, and all behind it. */
const LATER =
  /(?<=\d[^;]*)[\s,]+(?:with|cast|later|posthumous|replica|re[a-z]+ed|exhibited|manufactured|buried|mounted|gilded|this version|\d+\w* century (?:additions|restorations|goldwork))(?![a-z]).*$/is

/**
 * The years in which an object was made: of "Blade: ca. 1573; Mount: 19th century" those of the first part named, of
 * "Shang (1600-1045 BC), 1300-1150 BC" those outside of the brackets.
 * @returns null when the text names no year
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

/** @returns the years as people write them: "246 BC to 208 BC", "AD 79", "1648" */
export function yearsText({ begin, end }: Years): string {
  if (begin === end) return yearText(begin, false)
  return `${yearText(begin, false)} to ${yearText(end, begin < 0)}`
}

/** The century of a year: -3 is the third century BC, 19 is 1801 to 1900. */
export function centuryOf(year: number): number {
  return year < 0 ? Math.floor(year / 100) : Math.ceil(year / 100)
}
