/**
 * Substring search by name, ignoring case and accents, on Firestore, which has no such query.
 *
 * Each artifact stores the distinct n-grams of its folded name in several lengths (field `name_pieces`). A search queries one
 * n-gram with `array-contains` and filters the results by the whole text. If the text is an n-gram, no filter is needed;
 * otherwise the most selective n-gram is used. Long n-grams keep the number of read documents close to the number of results
 * (docs/decisions/002-search-by-name.md).
 */
import { fold } from '../text/fold.ts'

/** Lengths of the stored n-grams, in code points of the folded name. */
const NGRAM_LENGTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 14, 18, 24]
/** Maximum n-grams of a text to count when looking for the most selective. */
const CANDIDATES_MAX = 5

function ngramsOfLength(folded: string[], length: number): string[] {
  const count = Math.max(0, folded.length - length + 1)
  return Array.from({ length: count }, (_, start) => folded.slice(start, start + length).join(''))
}

/** Returns the distinct n-grams to store with a name. */
export function nameNgrams(name: string): string[] {
  const folded = Array.from(fold(name))
  return [...new Set(NGRAM_LENGTHS.flatMap((length) => ngramsOfLength(folded, length)))]
}

/** Returns a predicate that checks whether a name contains a text. Folds the text once. */
export function nameMatcher(text: string): (name: string) => boolean {
  const folded = fold(text)
  return (name) => fold(name).includes(folded)
}

/** Returns true if a name contains a text, ignoring case and accents. */
export const nameContains = (name: string, text: string) => nameMatcher(text)(name)

export interface SearchPlan {
  /** N-grams that every matching name has. Query the most selective one. */
  readonly candidates: readonly string[]
  /** True if the n-gram is the whole text, so that results need no further filter. */
  readonly exact: boolean
}

/** Returns the plan for a text, or null for an empty text, which matches everything. */
export function planSearch(text: string): SearchPlan | null {
  const folded = Array.from(fold(text))
  const length = NGRAM_LENGTHS.findLast((known) => known <= folded.length)
  if (length === undefined) return null
  const ngrams = ngramsOfLength(folded, length)
  const isWhole = length === folded.length
  const count = isWhole ? 1 : Math.min(CANDIDATES_MAX, ngrams.length, Math.ceil(folded.length / length) + 1)
  const step = count > 1 ? (ngrams.length - 1) / (count - 1) : 0
  const chosen = Array.from({ length: count }, (_, index) => ngrams[Math.round(index * step)] ?? '')
  return { candidates: [...new Set(chosen)], exact: isWhole }
}

/** Returns the n-gram with the lowest count, the first of several, or undefined without n-grams. */
export async function mostSelective(
  ngrams: readonly string[],
  countOf: (ngram: string) => Promise<number>,
): Promise<{ readonly ngram: string; readonly count: number } | undefined> {
  const counts = await Promise.all(ngrams.map(async (ngram) => ({ ngram, count: await countOf(ngram) })))
  return counts.toSorted((a, b) => a.count - b.count)[0]
}
