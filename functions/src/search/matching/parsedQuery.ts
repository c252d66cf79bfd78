/** Parses a search text into concepts, each with alternative words. */
import { fold } from '@tracker/domain/text/fold.ts'
import { synonymsOf, PHRASE_MAX } from '@tracker/domain/search/thesaurus.ts'
import { isVague, withoutStopWords, wordsAfterArticles, wordsOf } from '@tracker/domain/text/words.ts'
import { readYears, type Years } from '@tracker/domain/time/years.ts'

/** Words that express a concept if an artifact contains all of them. */
export interface Alternative {
  readonly words: readonly string[]
  /** Score factor; 1 for the words as written. */
  readonly factor: number
  readonly isWritten: boolean
}

export interface Concept {
  readonly written: readonly string[]
  readonly alternatives: readonly Alternative[]
  /** Years named by the words; null for most concepts. */
  readonly years: Years | null
  /** Weight in the score; 1 for most concepts. */
  readonly weight: number
}

export interface ParsedQuery {
  /** All words in order, including stop words, which belong to no concept. */
  readonly words: readonly string[]
  readonly concepts: readonly Concept[]
}

/** Maximum concepts of a query, which limits its processor time. Enough for names of 200 characters. */
const CONCEPTS_MAX = 16
const SYNONYM = 0.7
const AFTER_ARTICLE = 0.9
const JOINED = 0.9
const VAGUE = 0.3

/** Matches "1750", "150 BC", "18th century", "4th century BC", but not parts of numbers such as 48.1747. */
const DATE =
  /(?<![\p{L}\p{N}.,/-])(?:\d{3,4}|\d{1,4}\s+b\.?c\.?e?|\d{1,2}(?:st|nd|rd|th)\s+century(?:\s+b\.?c\.?e?)?)(?![\p{L}\p{N}/-]|[.,]\p{N})/gu

const asWritten = (words: readonly string[]): Alternative => ({ words, factor: 1, isWritten: true })

function conceptOf(words: readonly string[], afterArticles: readonly string[], years: Years | null): Concept {
  // "l’antique" also matches "antique".
  const withoutArticle = afterArticles
    .filter((word) => words[0]?.endsWith(word) && words[0] !== word)
    .map((word): Alternative => ({ words: [word], factor: AFTER_ARTICLE, isWritten: true }))
  const synonyms = synonymsOf(words).map((phrase): Alternative => ({
    words: phrase.split(' '),
    factor: SYNONYM,
    isWritten: false,
  }))
  const weight = words.every(isVague) ? VAGUE : 1
  return { written: words, alternatives: [asWritten(words), ...withoutArticle, ...synonyms], years, weight }
}

/** The dates in a text, by their normalised words. */
function datesOf(text: string): Map<string, Years> {
  const found = [...fold(text).matchAll(DATE)].flatMap(([date]): [string, Years][] => {
    const years = readYears(date)
    return years ? [[wordsOf(date).join(' '), years]] : []
  })
  return new Map(found)
}

/** Parses a text. A date, or a phrase with a synonym ("king tut"), is one concept; longer phrases win. */
export function parseQuery(text: string): ParsedQuery {
  const words = wordsOf(text)
  const significant = new Set(withoutStopWords(words))
  const afterArticles = wordsAfterArticles(text)
  const dates = datesOf(text)
  const concepts = new Map<string, Concept>()
  for (let at = 0; at < words.length && concepts.size < CONCEPTS_MAX;) {
    const phrases = Array.from({ length: PHRASE_MAX }, (_, index) => words.slice(at, at + PHRASE_MAX - index))
    const phrase = phrases.find((one) => dates.has(one.join(' ')) || synonymsOf(one).length > 0) ?? [
      words[at] ?? '',
    ]
    const key = phrase.join(' ')
    if (!concepts.has(key) && (phrase.length > 1 || significant.has(key)))
      concepts.set(key, conceptOf(phrase, afterArticles, dates.get(key) ?? null))
    at += phrase.length
  }
  return { words, concepts: [...concepts.values()] }
}

/** Returns queries with two neighbouring words joined to a known one: "ear rings". */
export function joinedQueries(
  { words, concepts }: ParsedQuery,
  isKnown: (word: string) => boolean,
): ParsedQuery[] {
  return concepts.flatMap((one, at) => {
    const next = concepts[at + 1]
    if (one.written.length !== 1 || next?.written.length !== 1) return []
    const word = [...one.written, ...next.written].join('')
    if (!isKnown(word)) return []
    const concept: Concept = {
      written: [...one.written, ...next.written],
      alternatives: [{ words: [word], factor: JOINED, isWritten: false }],
      years: null,
      weight: 1,
    }
    return [{ words, concepts: [...concepts.slice(0, at), concept, ...concepts.slice(at + 2)] }]
  })
}
