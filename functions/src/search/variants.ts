/** The words of a segment that a word may be read as, from what was written to what was probably meant. */
import { maxTypos } from '@tracker/domain/search/typos.ts'
import { isIdeographic, singularsOf } from '@tracker/domain/text/words.ts'
import { lexiconOf, wordsWith } from '#search/lexicon.ts'
import { lowerBound, type Segment } from '#search/segment.ts'
import { wordsNear } from '#search/slips.ts'

/** How freely a word is read: as written, its plurals and beginnings; also parts of words; also slips. */
export const WRITTEN = 0
export const PARTS = 1
export const SLIPS = 2
export type Freedom = typeof WRITTEN | typeof PARTS | typeof SLIPS

export interface Variant {
  readonly segment: Segment
  /** Its place among the words of the segment. */
  readonly word: number
  readonly factor: number
  /** Whether it is another word than the one that was written, or begun. */
  readonly isSlip: boolean
}

const PLURAL = 0.95
const PART = 0.3
const SPLIT = 0.6
const BY_SLIPS = [1, 0.5, 0.3]
/** People rarely miss the first letter. */
const OTHER_BEGINNING = 0.8
const PART_MIN = 3

/** Two words that were written as one; empty when none are known. */
export function splitsOf(segments: readonly Segment[], word: string): [string, string][] {
  const has = (part: string) => segments.some(({ words }) => words[lowerBound(words, part)] === part)
  return Array.from({ length: Math.max(0, word.length - 5) }, (_, at): [string, string] => [
    word.slice(0, at + 3),
    word.slice(at + 3),
  ]).filter(([one, other]) => has(one) && has(other))
}
export const SPLIT_FACTOR = SPLIT

/** Calls back for each variant of a word in a segment. A word may come more than once. */
export function eachVariant(
  segment: Segment,
  word: string,
  freedom: Freedom,
  found: (variant: Variant) => void,
): void {
  const { words } = segment
  const add = (at: number, factor: number, isSlip = false) => found({ segment, word: at, factor, isSlip })
  const whole = (text: string, factor: number) => {
    const at = lowerBound(words, text)
    if (words[at] === text) add(at, factor)
  }
  whole(word, 1)
  for (const singular of singularsOf(word)) whole(singular, PLURAL)
  const isNumber = /^\d+$/.test(word)
  if (!isNumber && (word.length > 1 || isIdeographic(word))) {
    for (let at = lowerBound(words, word); at < words.length; at += 1) {
      const longer = words[at] ?? ''
      if (!longer.startsWith(word)) break
      if (longer !== word) add(at, 0.4 + (0.5 * word.length) / longer.length)
    }
  }
  if (freedom >= PARTS && (word.length >= PART_MIN || isIdeographic(word))) {
    for (const at of wordsWith(lexiconOf(segment), word)) add(at, PART)
  }
  if (freedom >= SLIPS) {
    for (const { word: at, slips } of wordsNear(lexiconOf(segment), word, maxTypos(word))) {
      const beginning = words[at]?.charAt(0) === word.charAt(0) ? 1 : OTHER_BEGINNING
      add(at, (BY_SLIPS[slips] ?? 0) * beginning, true)
    }
  }
}
