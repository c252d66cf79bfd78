/** Whether two names are probably of one object: asked before somebody adds it a second time. */
import { slipsAllowed, slipsBetween } from './slips.ts'
import { singularsOf, tellingWords, wordsOf } from './words.ts'

/** What tells rulers, copies and rooms apart, and must be equal: numbers, Roman ones too, and the shortest words. */
const MARK = /\p{N}|^[ivxlcdm]+$|^.{1,2}$/u
/** "Venus de Milo" is the one of Milo. */
const PARTICLES = new Set('al da das de del der des di die du el la le les van von'.split(' '))
/** Letters of a word in which a slip is one, and not another word: "head" and "herd" are two. */
const WORD_MIN = 5
/** Letters of a name that may have slips, and of one that is written apart by one of two. */
const ALONE_MIN = 6
const JOINED_MIN = 8
/** Slips in a whole name. */
const SLIPS_MAX = 2
/** A name that more artifacts have says what they are, not which one: "Amphora". */
const SHARED_MAX = 3

/** What of a name is compared: words in their order, and marks in one order. */
function partsOf(name: string): { words: string[]; marks: string } {
  const telling = tellingWords(wordsOf(name))
  const own = telling.filter((word) => !PARTICLES.has(word))
  const all = own.length > 0 ? own : telling
  return {
    words: all.filter((word) => !MARK.test(word)),
    marks: all
      .filter((word) => MARK.test(word))
      .toSorted()
      .join(' '),
  }
}

/** Slips between two words, 0 for singular and plural; Infinity when they are two. */
function slipsOf(one: string, other: string): number {
  if (one === other || singularsOf(one).includes(other) || singularsOf(other).includes(one)) return 0
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  // People rarely miss the first letter.
  if (long.length < WORD_MIN || short.charAt(0) !== long.charAt(0)) return Infinity
  const slips = slipsBetween(short, long)
  return slips <= slipsAllowed(long) ? slips : Infinity
}

/** Slips between two lists of words in any order; Infinity when a word has none to go with. */
function slipsOfAll(words: readonly string[], others: readonly string[]): number {
  if (words.length !== others.length) return Infinity
  const left = [...others]
  let sum = 0
  for (const word of words) {
    const slips = left.map((other) => slipsOf(word, other))
    const least = Math.min(...slips)
    left.splice(slips.indexOf(least), 1)
    sum += least
  }
  return sum
}

/** Whether two names are probably of one object: the same words in any order, with few slips, articles left out. */
export function isLikelySame(name: string, other: string): boolean {
  const [one, two] = [partsOf(name), partsOf(other)]
  if (one.marks !== two.marks) return false
  const [joined, otherJoined] = [one.words.join(''), two.words.join('')]
  if (joined === otherJoined) return joined !== '' || one.marks !== ''
  const slips = slipsOfAll(one.words, two.words)
  if (slips === 0) return true
  if (Math.min(joined.length, otherJoined.length) < ALONE_MIN) return false
  if (slips <= SLIPS_MAX) return true
  // "Lion Gate" and "Liongate".
  return (
    one.words.length !== two.words.length &&
    Math.min(joined.length, otherJoined.length) >= JOINED_MIN &&
    slipsBetween(joined, otherJoined) <= 1
  )
}

/** Of what was found, what is probably the same object as one of this name; nothing for a name that many share. */
export function likelySame<T extends { readonly artifact_name: string }>(
  name: string,
  found: readonly T[],
): readonly T[] {
  const same = found.filter(({ artifact_name }) => isLikelySame(name, artifact_name))
  return same.length > SHARED_MAX ? [] : same
}
