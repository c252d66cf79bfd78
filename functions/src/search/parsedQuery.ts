/** What a text asks for: concepts that an artifact should have, each with other words for it. */
import { fold } from '@tracker/domain/text/fold.ts'
import { synonymsOf, PHRASE_MAX } from '@tracker/domain/search/thesaurus.ts'
import { isVague, withoutStopWords, wordsAfterArticles, wordsOf } from '@tracker/domain/text/words.ts'
import { readYears, type Years } from '@tracker/domain/time/years.ts'

/** Words that stand for a concept if an artifact has all of them. */
export interface Alternative {
  readonly words: readonly string[]
  /** Worth beside the words as written, which are worth 1. */
  readonly factor: number
  readonly isWritten: boolean
}

export interface Concept {
  readonly written: readonly string[]
  readonly alternatives: readonly Alternative[]
  /** The years that the words name; null for most. */
  readonly years: Years | null
  /** How much it counts: 1 for most. */
  readonly weight: number
}

export interface ParsedQuery {
  /** All words in their order. Stop words belong to no concept. */
  readonly words: readonly string[]
  readonly concepts: readonly Concept[]
}

/** Bounds the processor time of a query. The longest name of 200 characters is still found by these. */
const CONCEPTS_MAX = 16
const SYNONYM = 0.7
const BEHIND_ARTICLE = 0.9
const JOINED = 0.9
const VAGUE = 0.3

/** "1750", "150 BC", "18th century", "4th century BC"; no part of a number like 48.1747. */
const DATE =
  /(?<![\p{L}\p{N}.,/-])(?:\d{3,4}|\d{1,4}\s+b\.?c\.?e?|\d{1,2}(?:st|nd|rd|th)\s+century(?:\s+b\.?c\.?e?)?)(?![\p{L}\p{N}/-]|[.,]\p{N})/gu

const asWritten = (words: readonly string[]): Alternative => ({ words, factor: 1, isWritten: true })

function conceptOf(words: readonly string[], behind: readonly string[], years: Years | null): Concept {
  // "l’antique" means "antique" as well.
  const bare = behind
    .filter((word) => words[0]?.endsWith(word) && words[0] !== word)
    .map((word): Alternative => ({ words: [word], factor: BEHIND_ARTICLE, isWritten: true }))
  const synonyms = synonymsOf(words).map((phrase): Alternative => ({
    words: phrase.split(' '),
    factor: SYNONYM,
    isWritten: false,
  }))
  const weight = words.every(isVague) ? VAGUE : 1
  return { written: words, alternatives: [asWritten(words), ...bare, ...synonyms], years, weight }
}

/** The dates in a text, by their words. */
function datesOf(text: string): Map<string, Years> {
  const found = [...fold(text).matchAll(DATE)].flatMap(([date]): [string, Years][] => {
    const years = readYears(date)
    return years ? [[wordsOf(date).join(' '), years]] : []
  })
  return new Map(found)
}

/** Reads a text. A date, or a phrase that has another name ("king tut"), is one concept; the longest wins. */
export function parseQuery(text: string): ParsedQuery {
  const words = wordsOf(text)
  const telling = new Set(withoutStopWords(words))
  const behind = wordsAfterArticles(text)
  const dates = datesOf(text)
  const concepts = new Map<string, Concept>()
  for (let at = 0; at < words.length && concepts.size < CONCEPTS_MAX;) {
    const phrases = Array.from({ length: PHRASE_MAX }, (_, index) => words.slice(at, at + PHRASE_MAX - index))
    const phrase = phrases.find((one) => dates.has(one.join(' ')) || synonymsOf(one).length > 0) ?? [
      words[at] ?? '',
    ]
    const key = phrase.join(' ')
    if (!concepts.has(key) && (phrase.length > 1 || telling.has(key)))
      concepts.set(key, conceptOf(phrase, behind, dates.get(key) ?? null))
    at += phrase.length
  }
  return { words, concepts: [...concepts.values()] }
}

/** Queries with two neighbouring words read as one that is known: "ear rings". */
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
