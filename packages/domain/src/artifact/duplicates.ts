/** Detects probable duplicates by name, for the warning in the add form (docs/decisions/017-duplicates.md). */
import { maxTypos, editDistance } from '../search/typos.ts'
import { singularsOf, withoutStopWords, wordsOf } from '../text/words.ts'

/** Words that distinguish rulers, copies and rooms and must match exactly: Arabic and Roman numerals, words of 1-2 letters. */
const MARK = /\p{N}|^[ivxlcdm]+$|^.{1,2}$/u
/** Ignored words, such as "de" in "Venus de Milo". */
const PARTICLES = new Set('al da das de del der des di die du el la le les van von'.split(' '))
/** Minimum word length for typos. Shorter words such as "head" and "herd" are different words. */
const TYPO_WORD_MIN = 5
/** Minimum name length, without spaces, for typos. */
const TYPO_NAME_MIN = 6
/** Minimum name length, without spaces, for comparing "Lion Gate" with "Liongate". */
const JOINED_NAME_MIN = 8
/** Maximum typos in a whole name. */
const TYPOS_MAX = 2
/** If more artifacts match, the name is generic ("Amphora") and no duplicate is reported. */
const MATCHES_MAX = 3

/** Splits a name into its words, in order, and its marks, sorted. */
function splitName(name: string): { words: string[]; marks: string } {
  const words = withoutStopWords(wordsOf(name))
  const significant = words.filter((word) => !PARTICLES.has(word))
  const all = significant.length > 0 ? significant : words
  return {
    words: all.filter((word) => !MARK.test(word)),
    marks: all
      .filter((word) => MARK.test(word))
      .toSorted()
      .join(' '),
  }
}

/** Returns the typos between two words, 0 for singular and plural, Infinity for different words. */
function wordTypos(one: string, other: string): number {
  if (one === other || singularsOf(one).includes(other) || singularsOf(other).includes(one)) return 0
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  // Typos in the first letter are rare.
  if (long.length < TYPO_WORD_MIN || short.charAt(0) !== long.charAt(0)) return Infinity
  const typos = editDistance(short, long)
  return typos <= maxTypos(long) ? typos : Infinity
}

/** Returns the typos between two word lists in any order, Infinity if a word has no counterpart. */
function nameTypos(words: readonly string[], others: readonly string[]): number {
  if (words.length !== others.length) return Infinity
  const left = [...others]
  let sum = 0
  for (const word of words) {
    const typos = left.map((other) => wordTypos(word, other))
    const fewest = Math.min(...typos)
    left.splice(typos.indexOf(fewest), 1)
    sum += fewest
  }
  return sum
}

/** Returns true if two names have the same words in any order with few typos, ignoring articles. */
export function isLikelyDuplicate(name: string, other: string): boolean {
  const [one, two] = [splitName(name), splitName(other)]
  if (one.marks !== two.marks) return false
  const [joined, otherJoined] = [one.words.join(''), two.words.join('')]
  if (joined === otherJoined) return joined !== '' || one.marks !== ''
  const typos = nameTypos(one.words, two.words)
  if (typos === 0) return true
  if (Math.min(joined.length, otherJoined.length) < TYPO_NAME_MIN) return false
  if (typos <= TYPOS_MAX) return true
  // "Lion Gate" and "Liongate".
  return (
    one.words.length !== two.words.length &&
    Math.min(joined.length, otherJoined.length) >= JOINED_NAME_MIN &&
    editDistance(joined, otherJoined) <= 1
  )
}

/** Filters search results that are probably the same object. Returns none if the name is generic. */
export function likelyDuplicates<T extends { readonly artifact_name: string }>(
  name: string,
  found: readonly T[],
): readonly T[] {
  const same = found.filter(({ artifact_name }) => isLikelyDuplicate(name, artifact_name))
  return same.length > MATCHES_MAX ? [] : same
}
