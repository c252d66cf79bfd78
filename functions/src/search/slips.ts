/** Words that differ from one by few slips: a letter too many, too few, another one, or two that changed places. */

import type { Lexicon } from '#search/lexicon.ts'

/** Slips that a word may have: none in the shortest, in numbers and in ideographs, one in short ones, two in long ones. */
export function slipsAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 3 || /^\d+$/.test(word)) return 0
  return word.length < 7 ? 1 : 2
}

/**
 * All words that are at most so many slips away, with their slips (optimal string alignment). Words that begin alike share
 * the work for what they have in common.
 */
export function wordsNear(
  { words, shared, lengths }: Lexicon,
  word: string,
  most: number,
): { readonly word: number; readonly slips: number }[] {
  const width = word.length + 1
  const found: { word: number; slips: number }[] = []
  if (most === 0) return found
  const rows: Uint8Array[] = [Uint8Array.from({ length: width }, (_, column) => column)]
  /** The least of each row. */
  const least = [0]
  /** Letters of the word before whose rows hold. */
  let depth = 0
  for (let at = 0; at < lengths.length; at += 1) {
    depth = Math.min(depth, shared[at] ?? 0)
    const length = lengths[at] ?? 0
    if ((least[depth] ?? 0) > most || Math.abs(length - word.length) > most) continue
    const candidate = words[at] ?? ''
    while (depth < length && (least[depth] ?? 0) <= most) {
      const row = (rows[depth + 1] ??= new Uint8Array(width))
      least[depth + 1] = fillRow(row, rows[depth], rows[depth - 1], candidate, depth, word)
      depth += 1
    }
    if (depth < length) continue
    const slips = rows[depth]?.[word.length] ?? most + 1
    if (slips > 0 && slips <= most) found.push({ word: at, slips })
  }
  return found
}

/** Slips between the candidate's letters up to one, and each beginning of the word. Answers the least. */
function fillRow(
  row: Uint8Array,
  above: Uint8Array | undefined,
  twoAbove: Uint8Array | undefined,
  candidate: string,
  letter: number,
  word: string,
): number {
  if (!above) return Infinity
  const code = candidate.charCodeAt(letter)
  const codeBefore = letter > 0 ? candidate.charCodeAt(letter - 1) : -1
  row[0] = letter + 1
  let least = letter + 1
  for (let column = 1; column < row.length; column += 1) {
    const same = word.charCodeAt(column - 1)
    let slips = Math.min(
      (above[column] ?? 0) + 1,
      (row[column - 1] ?? 0) + 1,
      (above[column - 1] ?? 0) + (code === same ? 0 : 1),
    )
    if (column > 1 && twoAbove && code === word.charCodeAt(column - 2) && codeBefore === same)
      slips = Math.min(slips, (twoAbove[column - 2] ?? 0) + 1)
    row[column] = slips
    if (slips < least) least = slips
  }
  return least
}
