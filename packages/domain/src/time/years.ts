/**
 * Parser for creation dates in free text, in English, Swedish, German, French, Spanish, Italian and Latin. The
 * result is used for search and display; it is not stored with the artifact, and unreadable dates are accepted.
 */
import { yearAfter, yearBefore, yearsOfSpan } from './spanYears.ts'
import { spansOf } from './yearSpans.ts'
import { type Open, tokenize } from './yearTokens.ts'

/** Range of years, BC negative: -246 is 246 BC. There is no year 0; `begin` is at most `end`. */
export interface Years {
  readonly begin: number
  readonly end: number
  /** Set for "before 1800" and "after 1945", whose `begin` and `end` are the year next to the bound: 1799 and 1946. */
  readonly open?: Open
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

/** Characters of a text that are read, because some of the patterns take time by the square of the length. Dates are far shorter. */
const READ_MAX = 500

/**
 * Reads the years in which an object was made. "Blade: ca. 1573; Mount: 19th century" returns those of the first part,
 * "Shang (1600-1045 BC), 1300-1150 BC" those outside the brackets.
 * @returns null if the text contains no year
 */
export function readYears(period: string): Years | null {
  const text = period.slice(0, READ_MAX)
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
