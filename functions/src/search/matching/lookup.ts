/** Finds the artifacts that match a concept: by its words, synonyms and inflections, and by its years. */
import { isIdeographic, singularsOf } from '@tracker/domain/text/words.ts'
import type { Years } from '@tracker/domain/time/yearRange.ts'
import { stemmer } from 'stemmer'
import { DATE_FIELD, SEARCHED } from '#search/index/indexEntry.ts'
import { addCommon, Hits, type TermMatch } from '#search/matching/hits.ts'
import type { Alternative, Concept } from '#search/matching/parsedQuery.ts'
import { requireBeside } from '#search/matching/patterns.ts'
import type { TextIndex } from '#search/index/textIndex.ts'

/** Score factor of other inflections. */
const INFLECTION = 0.8
/** Score factor of longer words if the beginning is itself a word: a search for "galle" rarely means "gallery". */
const OTHER_WORD = 0.4
/** Minimum length of a prefix. */
const PREFIX_MIN = 3

function commonPrefix(one: string, other: string): string {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return one.slice(0, length)
}

/** Whether a word is also searched as a prefix. */
const isPrefix = (word: string) => isIdeographic(word) || (word.length >= PREFIX_MIN && !/^\d+$/.test(word))

/**
 * Returns a function that rates indexed words against a word of the query; null means no match.
 * @param isWhole whether the index contains the word itself
 */
function matcherOf(word: string, isWhole: boolean): (term: string) => TermMatch | null {
  const singulars = singularsOf(word)
  const stem = stemmer(word)
  const matchesPrefixes = isPrefix(word)
  return (term) => {
    if (term === word || singulars.includes(term) || singularsOf(term).includes(word))
      return { factor: 1, isWritten: true }
    if (!matchesPrefixes) return null
    const isInflection = stemmer(term) === stem
    if (term.startsWith(word)) {
      const likeness = 0.4 + (0.5 * word.length) / term.length
      return { factor: isInflection || !isWhole ? likeness : OTHER_WORD * likeness, isWritten: true }
    }
    return isInflection ? { factor: INFLECTION, isWritten: false } : null
  }
}

/**
 * Adds artifacts that contain the word, its plural or singular, an inflection, or a word that begins with it.
 */
function addWord(
  index: TextIndex,
  hits: Hits,
  word: string,
  { factor, isWritten, reads }: Alternative,
): void {
  const matchOf = matcherOf(word, index.words.has(word))
  // Inflections share the stem's beginning but not its last letters, such as "tapestri" for "tapestry".
  const stem = commonPrefix(word, stemmer(word))
  const begin = stem.length >= PREFIX_MIN ? stem : word
  const exact = [word, ...singularsOf(word)].flatMap((one) => index.words.exactly(one))
  const begun = isPrefix(word) ? index.words.beginningWith(begin) : []
  for (const indexed of new Map([...exact, ...begun])) {
    const match = matchOf(indexed[0])
    if (!match) continue
    const all = { factor: factor * match.factor, isWritten: match.isWritten && isWritten, reads }
    hits.addWord(index, indexed, all)
  }
}

/** Adds artifacts that contain all words of an alternative. */
export function addAlternative(index: TextIndex, hits: Hits, alternative: Alternative): void {
  const { words } = alternative
  const parts = words.length === 1 ? [hits] : words.map(() => new Hits(index.artifacts.length))
  parts.forEach((part, at) => addWord(index, part, words[at] ?? '', alternative))
  if (words.length > 1) addCommon(hits, parts)
}

/** Adds artifacts made in a range of years. Dates that only overlap it count less. */
function addYears(index: TextIndex, hits: Hits, years: Years): void {
  const weight = SEARCHED[DATE_FIELD].weight
  index.artifacts.forEach((artifact, number) => {
    if (!artifact || artifact.begin === 0 || artifact.begin > years.end || artifact.end < years.begin) return
    const factor = years.begin <= artifact.begin && artifact.end <= years.end ? 0.9 : 0.4
    const passage = artifact.passages.find((one) => index.passage(one)?.field === DATE_FIELD) ?? 0
    hits.add(number, weight * factor, 0, passage)
  })
}

/** Finds the artifacts of a concept without spelling correction. */
export function conceptHits(index: TextIndex, { alternatives, years, number, beside }: Concept): Hits {
  if (number) return number
  const hits = new Hits(index.artifacts.length)
  for (const one of alternatives) addAlternative(index, hits, one)
  if (years) addYears(index, hits, years)
  if (beside) requireBeside(index, hits, beside)
  return hits
}
