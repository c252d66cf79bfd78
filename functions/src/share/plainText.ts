/** Cleans stored text for pages and feeds (docs/threats.md, threat 60). */
import { withoutDirectionControls } from '@tracker/domain/text/direction.ts'
import { hasValue } from '@tracker/domain/text/hasValue.ts'

/** Characters not allowed in HTML or XML, which older records may contain: controls and noncharacters. */
const DISALLOWED = /[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}/gu

/** Removes disallowed and bidirectional control characters. Keeps line breaks. */
export function paragraphs(text: string): string {
  return withoutDirectionControls(text).toWellFormed().replace(/\r\n?/g, '\n').replace(DISALLOWED, '').trim()
}

/** As `paragraphs`, but on one line. */
export const oneLine = (text: string) => paragraphs(text).replace(/\s+/gu, ' ')

/** Returns one line of at most `max` UTF-16 units, cut at a word boundary if one is near. */
export function shortened(text: string, max: number): string {
  const line = oneLine(text)
  if (line.length <= max) return line
  const start = line.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')
  const words = start.replace(/[\s,;:.–—-]*\s\S*$/u, '')
  return `${words.length >= max / 2 ? words : start}…`
}

/** As `shortened`, but returns '' for placeholders such as "Unknown". */
export function shortenedValue(text: string, max: number): string {
  const line = shortened(text, max)
  return hasValue(line) ? line : ''
}
