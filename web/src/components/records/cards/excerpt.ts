import { withoutRemarks } from '@tracker/domain/time/withoutRemarks.ts'

/** Maximum characters of a first sentence, and of a shortened text. */
const SENTENCE_MAX = 140
const CUT_AT = 120

/** The end of a sentence: a full stop after a word of three letters or a number and before a capital, or `!`, `?` and their CJK forms. */
const SENTENCE_END =
  /(?:[\p{L}\p{M}]{3}|\d|[)\]”’"])\.[)\]”’"]?(?=\s[\p{Lu}\p{Lo}“‘"(])|[!?][)\]”’"]?(?=\s)|[。！？]/u

/**
 * Shortens a text at a word boundary and adds an ellipsis.
 * @param max maximum characters
 */
export function shorten(text: string, max: number): string {
  const all = text.trim().replaceAll(/\s+/g, ' ')
  if (all.length <= max) return all
  const space = all.lastIndexOf(' ', max)
  // Texts in scripts without spaces are cut between characters.
  const cut = space > 0 ? all.slice(0, space) : Array.from(all).slice(0, max).join('')
  return `${cut.replace(/[\s,;:(–—-]+$/u, '')}…`
}

/**
 * Excerpt of a text on a card: the whole text if it is short, else its first sentence if that is short, else
 * the words that fit and an ellipsis.
 */
export function excerpt(text: string): string {
  const all = text.trim().replaceAll(/\s+/g, ' ')
  if (all.length <= SENTENCE_MAX) return all
  const end = SENTENCE_END.exec(all)
  if (end && end.index + end[0].length <= SENTENCE_MAX) return all.slice(0, end.index + end[0].length)
  return shorten(all, CUT_AT)
}

/** Maximum characters of a period in a line. */
const PERIOD_MAX = 40

/** Shortens a period and removes remarks in brackets or after a semicolon. */
export const shortPeriod = (period: string, max = PERIOD_MAX) => shorten(withoutRemarks(period), max)
