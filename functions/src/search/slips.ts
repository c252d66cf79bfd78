/** Words that differ from one by few slips. */
import { fillRow } from '@tracker/domain/search/typos.ts'
import type { Lexicon } from '#search/lexicon.ts'

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
