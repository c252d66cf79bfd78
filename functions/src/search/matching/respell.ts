/** Corrects an unknown word, preferring words that occur together with the rest of the query. */
import { maxTypos, editDistance } from '@tracker/domain/search/typos.ts'
import type { TextIndex } from '#search/index/textIndex.ts'
import type { Hits } from '#search/matching/hits.ts'
import { splitHits } from '#search/matching/lookup.ts'

/** Score factor by number of typos. */
const BY_TYPOS = [1, 0.5, 0.3]
/** Score factor of another first letter, which is rarely mistyped. */
const OTHER_FIRST_LETTER = 0.8
/** Maximum edits of similar words. Two swapped letters are one typo, but two edits. */
const EDITS_MAX = 2

/**
 * Finds the nearest known words, and splits of the word into two known ones.
 * @param plausible filters of the artifacts that a correction must occur in, in order; the next one applies
 * if the previous one leaves none
 */
export function respell(
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
