/**
 * "The name contains, ignoring case and accents", on a store that has no such query.
 *
 * Each artifact stores the distinct n-grams of its folded name in a few lengths (in the field `name_pieces`), and a search
 * asks for one of them with `array-contains`, then checks the whole text. A text that is as long as an n-gram needs no
 * check at all; a longer one asks for its most selective n-gram. With these lengths, searches among 20,000 museum names
 * read about as many documents as they show, where n-grams of one to three letters alone read up to a hundred times as
 * many (docs/decisions/002-search-by-name.md).
 */

/** Lengths of the stored n-grams, in characters of the folded name. */
const NGRAM_LENGTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 14, 18, 24]
/** Code points of a folded text. One letter can unfold to 18, and a document takes so many index entries only. */
const FOLDED_MAX = 200
/** How many n-grams of a long text are worth counting to find the most selective. */
const CANDIDATES_MAX = 5

/** Letters that have no decomposition but a common spelling in plain letters. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  // The sigma of a word's end is the same letter.
  ς: 'σ',
  '“': '"',
  '”': '"',
}
const SPELLED = new RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'gu')

/**
 * Apostrophes, and the letters and signs that are written as one: in "Qur'an", "Hakananaiʻa", "usadʹba". People leave them
 * out, or type the one that their keyboard has, so that none is compared.
 */
export const APOSTROPHES = "'`´‘’‛′‵ʹʺʻʼʽʾʿˈ\u0384\u1fbd\u1fbf\u1ffe\uff07"
const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'gu')

/** A text of any length without case, accents, apostrophes and runs of white space. */
export function foldText(text: string): string {
  return (
    text
      // Some of them unfold to a space with an accent.
      .replace(APOSTROPHE, '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(APOSTROPHE, '')
      .replace(SPELLED, (letter) => SPELLINGS[letter] ?? letter)
      .replace(/\s+/gu, ' ')
      .trim()
  )
}

/**
 * The beginning of a folded text: what names are compared, sorted and searched by. Only names with letters that unfold to
 * several lose their end.
 */
export function fold(text: string): string {
  return Array.from(foldText(text)).slice(0, FOLDED_MAX).join('').trim()
}

function ngramsOfLength(folded: string[], length: number): string[] {
  const count = Math.max(0, folded.length - length + 1)
  return Array.from({ length: count }, (_, start) => folded.slice(start, start + length).join(''))
}

/** The distinct n-grams to store with a name. */
export function nameNgrams(name: string): string[] {
  const folded = Array.from(fold(name))
  return [...new Set(NGRAM_LENGTHS.flatMap((length) => ngramsOfLength(folded, length)))]
}

/** Whether a name contains a text, by the rule of the search; for many names the text is read once. */
export function nameMatcher(text: string): (name: string) => boolean {
  const folded = fold(text)
  return (name) => fold(name).includes(folded)
}

/** Whether a name contains a text, by the rule of the search. */
export const nameContains = (name: string, text: string) => nameMatcher(text)(name)

/** How to search for a text. */
export interface SearchPlan {
  /** N-grams of which every matching name has all: ask for the most selective. One, when nothing needs to be counted. */
  readonly candidates: readonly string[]
  /** Whether a name with the n-gram surely matches, because the n-gram is the whole text. */
  readonly exact: boolean
}

/** How to search for a text; null when it is empty and everything matches. */
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

/** The n-gram that fewest names have, with their count; the first of several. Undefined when there is no n-gram. */
export async function mostSelective(
  ngrams: readonly string[],
  countOf: (ngram: string) => Promise<number>,
): Promise<{ readonly ngram: string; readonly count: number } | undefined> {
  const counted = await Promise.all(ngrams.map(async (ngram) => ({ ngram, count: await countOf(ngram) })))
  return counted.toSorted((one, other) => one.count - other.count)[0]
}
