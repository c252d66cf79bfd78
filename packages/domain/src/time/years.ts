/**
 * Parser for creation dates in free text, in the languages and calendars of reader/dateWords.ts. The result is used for search and
 * display; it is not stored with the artifact, and unreadable dates are accepted. Names of periods are read by periods/readDate.ts.
 */
import { TEXT_MAX } from '../limits.ts'
import { tokenize } from './reader/dateTokens.ts'
import { yearsOfSpan } from './reader/spanYears.ts'
import { type Point, spansOf } from './reader/yearSpans.ts'
import type { Years } from './yearRange.ts'

const contains = (one: Years, other: Years) => one.begin <= other.begin && other.end <= one.end

/** Combines years: ignores those that contain narrower ones; null if there are none. */
export function joinedYears(all: readonly Years[]): Years | null {
  const narrow = all.filter((one) => all.every((other) => contains(other, one) || !contains(one, other)))
  const [first, ...others] = narrow
  if (!first) return null
  if (others.length === 0) return first
  return {
    begin: Math.min(...narrow.map(({ begin }) => begin)),
    end: Math.max(...narrow.map(({ end }) => end)),
  }
}

const isOurs = (span: readonly Point[]) => span.every(({ calendar }) => calendar === undefined)

/** Reads the years of a text without brackets: of our calendar, and with those of others. */
function readPlain(text: string): { readonly ours: Years | null; readonly any: Years | null } {
  const spans = spansOf(tokenize(text))
  const readable = (some: readonly Point[][]) => joinedYears(some.flatMap((span) => yearsOfSpan(span) ?? []))
  const ours = readable(spans.filter(isOurs))
  return { ours, any: ours ?? readable(spans) }
}

/** Characters of a text that are read. Dates are far shorter. */
const READ_MAX = 500
/** Parts of a text that are read. */
const PARTS_MAX = 20

/** Splits a text at brackets and semicolons: what is outside of brackets, then what is inside. */
function partsOf(text: string): string[] {
  const [outside, inside]: [string[], string[]] = [[], []]
  for (const [at, piece] of text.split('(').entries()) {
    const end = at === 0 ? -1 : piece.indexOf(')')
    if (at > 0) inside.push(end === -1 ? piece : piece.slice(0, end))
    outside.push(at > 0 && end === -1 ? '' : piece.slice(end + 1))
  }
  return [...outside.join(' ').split(';'), ...inside.flatMap((one) => one.split(';'))]
}

const hasContent = (part: string) => /[\p{L}\d]/u.test(part)

/** The text after a label: "Blade: ca. 1573". */
function withoutLabel(part: string): string {
  const colon = part.indexOf(':')
  return colon === -1 || /\d/.test(part.slice(0, colon)) ? part : part.slice(colon + 1)
}

/**
 * Reads the years in which an object was made. "Blade: ca. 1573; Mount: 19th century" returns those of the first part,
 * "Shang (1600-1045 BC), 1300-1150 BC" those outside the brackets.
 * @returns null if the text contains no year
 */
export function readYears(period: string): Years | null {
  const text = period.slice(0, TEXT_MAX).replace(/\s+/g, ' ').slice(0, READ_MAX)
  let other: Years | null = null
  for (const part of partsOf(text).filter(hasContent).slice(0, PARTS_MAX)) {
    const { ours, any } = readPlain(withoutLabel(part))
    if (ours) return ours
    other ??= any
  }
  return other
}

/** Returns true if a date has words that say nothing of a time. */
export const hasUnknownWords = (period: string): boolean =>
  tokenize(period.slice(0, READ_MAX)).some(({ kind }) => kind === 'other')
