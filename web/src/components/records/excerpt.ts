/** Characters that a first sentence may have, and those after which a longer one is cut. */
const SENTENCE_MAX = 140
const CUT_AT = 120

/** A stop behind a word (an abbreviation has one or two letters) or a number, before a space and a capital; or a stop that needs neither. */
const SENTENCE_END =
  /(?:[\p{L}\p{M}]{3}|\d|[)\]”’"])\.[)\]”’"]?(?=\s[\p{Lu}\p{Lo}“‘"(])|[!?][)\]”’"]?(?=\s)|[。！？]/u

/** A text of at most so many characters; a longer one ends after a word, with an ellipsis. */
export function shorten(text: string, max: number): string {
  const all = text.trim().replaceAll(/\s+/g, ' ')
  if (all.length <= max) return all
  const space = all.lastIndexOf(' ', max)
  // Scripts without spaces are cut between characters.
  const cut = space > 0 ? all.slice(0, space) : Array.from(all).slice(0, max).join('')
  return `${cut.replace(/[\s,;:(–—-]+$/u, '')}…`
}

/**
 * What a card says of a text: all of it when it is short, else its first sentence, else as many words as fit, and an ellipsis.
 * Nothing ends in the middle of a word.
 */
export function excerpt(text: string): string {
  const all = text.trim().replaceAll(/\s+/g, ' ')
  if (all.length <= SENTENCE_MAX) return all
  const end = SENTENCE_END.exec(all)
  if (end && end.index + end[0].length <= SENTENCE_MAX) return all.slice(0, end.index + end[0].length)
  return shorten(all, CUT_AT)
}
