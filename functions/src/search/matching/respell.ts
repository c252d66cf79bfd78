/** Corrects an unknown word, preferring words that occur together with the rest of the query. */
import { maxTypos, editDistance } from '@tracker/domain/search/typos.ts'
import type { Hits } from '#search/hits.ts'
import { splitHits } from '#search/lookup.ts'
import type { TextIndex } from '#search/textIndex.ts'

/** Score factor by number of typos. */
const BY_TYPOS = [1, 0.5, 0.3]
/** Score factor of another first letter, which is rarely mistyped. */
const OTHER_BEGINNING = 0.8
/** Maximum edits in MiniSearch. Two swapped letters are one typo, but two edits. */
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
  const near: { readonly term: string; readonly typos: number; readonly passage: number }[] = []
  const accept = (term: string) => {
    const typos = typosOf(term)
    return typos <= allowed ? typos : null
  }
  if (allowed > 0)
    index.find(word, { fuzzy: EDITS_MAX }, accept, (passage, typos, term) =>
      near.push({ term, typos, passage }),
    )
  const together = plausible
    .map((isPlausible) => near.filter(({ passage }) => index.passage(passage)?.artifacts.some(isPlausible)))
    .find((found) => found.length > 0)
  const fewest = Math.min(...new Set(together?.map(({ typos }) => typos)))
  const terms = new Set(together?.filter(({ typos }) => typos === fewest).map(({ term }) => term))
  const hits = splitHits(index, word)
  for (const { term, passage } of near) {
    if (!terms.has(term)) continue
    const beginning = term.charAt(0) === word.charAt(0) ? 1 : OTHER_BEGINNING
    const factor = (BY_TYPOS[fewest] ?? 0) * beginning
    hits.addTerm(index, term, passage, { factor, isWritten: false, reads: term })
  }
  return hits
}
