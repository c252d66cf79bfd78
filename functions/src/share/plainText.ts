/** Stored text, which may be anything, as text that a page or a feed may hold (docs/threats.md, threat 60). */
import { withoutDirectionControls } from '@tracker/domain/text/direction.ts'

/** What no document may hold, though older records may: controls, and code points that are none. */
const IMPOSSIBLE = /[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}/gu

/** Text with its lines, without what controls or turns other text. */
export function paragraphs(text: string): string {
  return withoutDirectionControls(text).toWellFormed().replace(/\r\n?/g, '\n').replace(IMPOSSIBLE, '').trim()
}

/** The same in one line. */
export const oneLine = (text: string) => paragraphs(text).replace(/\s+/gu, ' ')

/** One line of at most so many characters (UTF-16 units), cut behind a word where there is one near. */
export function shortened(text: string, max: number): string {
  const line = oneLine(text)
  if (line.length <= max) return line
  const start = line.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')
  const words = start.replace(/[\s,;:.–—-]*\s\S*$/u, '')
  return `${words.length >= max / 2 ? words : start}…`
}
