/**
 * Interprets words that the index does not contain: as a part of words, as two words written together, or as
 * misspelled.
 */
import { maxTypos, editDistance } from '@tracker/domain/search/typos.ts'
import { isIdeographic } from '@tracker/domain/text/words.ts'
import type { TextIndex } from '#search/index/textIndex.ts'
import type { IndexedWord } from '#search/index/wordIndex.ts'
import { addHits, Hits, type TermMatch } from '#search/matching/hits.ts'
import { alternativeHits } from '#search/matching/lookup.ts'

/** Score factors of a part of a word, and of two words written together. */
const PART = 0.3
const SPLIT = 0.6
/** Minimum length of a part. */
const PART_MIN = 3
/** Maximum number of words that contain a part. */
const PARTS_MAX = 200
/** Score factor by number of typos. */
const BY_TYPOS = [1, 0.5, 0.3]
/** Score factor of another first letter, which is rarely mistyped. */
const OTHER_FIRST_LETTER = 0.8
/** Maximum edits of similar words. Two swapped letters are one typo, but two edits. */
const EDITS_MAX = 2

/** Finds words that contain an unknown word, such as "flintlåspistol" for "pistol". */
function partHits(index: TextIndex, word: string): Hits {
  const hits = new Hits(index.artifacts.length)
  if (word.length < PART_MIN && !isIdeographic(word)) return hits
  const match: TermMatch = { factor: PART, isWritten: false, reads: null }
  const containing: IndexedWord[] = []
  for (const indexed of index.words.all()) {
    if (indexed[0].includes(word)) containing.push(indexed)
    if (containing.length === PARTS_MAX) break
  }
  for (const indexed of containing) hits.addWord(index, indexed, match)
  return hits
}

/**
 * Splits an unknown word into two known ones, such as "antikytheramechanism", and finds artifacts with both.
 */
function splitHits(index: TextIndex, word: string): Hits {
  const size = index.artifacts.length
  const hits = new Hits(size)
  for (let at = PART_MIN; at <= word.length - PART_MIN; at += 1) {
    const words = [word.slice(0, at), word.slice(at)]
    if (!words.every((one) => index.words.has(one))) continue
    addHits(
      hits,
      alternativeHits(index, { words, factor: SPLIT, isWritten: false, reads: words.join(' ') }),
      size,
    )
  }
  return hits
}

/**
 * Finds the nearest known words, and splits of the word into two known ones.
 * @param plausible filters of the artifacts that a correction must occur in, in order; the next one applies
 * if the previous one leaves none
 */
function respell(
  index: TextIndex,
  word: string,
  plausible: readonly ((artifact: number) => boolean)[],
): Hits {
  const allowed = maxTypos(word)
  const typosOf = (term: string) =>
    Math.abs(term.length - word.length) > allowed ? Infinity : editDistance(word, term)
  const near = (allowed > 0 ? index.words.similarTo(word, EDITS_MAX) : [])
    .map((indexed) => ({ indexed, typos: typosOf(indexed[0]) }))
    .filter(({ typos }) => typos <= allowed)
  const candidates =
    plausible
      .map((isPlausible) =>
        near.filter(({ indexed: [, passages] }) =>
          passages.some((passage) => index.passage(passage)?.artifacts.some(isPlausible)),
        ),
      )
      .find((found) => found.length > 0) ?? []
  const fewest = Math.min(...candidates.map(({ typos }) => typos))
  const hits = splitHits(index, word)
  for (const { indexed, typos } of candidates) {
    if (typos !== fewest) continue
    const [reads] = indexed
    const firstLetter = reads.charAt(0) === word.charAt(0) ? 1 : OTHER_FIRST_LETTER
    const factor = (BY_TYPOS[typos] ?? 0) * firstLetter
    hits.addWord(index, indexed, { factor, isWritten: false, reads })
  }
  return hits
}

/**
 * Finds artifacts for an unknown word.
 * @param plausible see `respell`
 */
export function unknownHits(
  index: TextIndex,
  word: string,
  plausible: readonly ((artifact: number) => boolean)[],
): Hits {
  const hits = partHits(index, word)
  addHits(hits, respell(index, word, plausible), index.artifacts.length)
  return hits
}
