/** Parses a search text into concepts, each with alternative words. */
import { fold } from '@tracker/domain/text/fold.ts'
import { synonymsOf, PHRASE_MAX } from '@tracker/domain/search/thesaurus.ts'
import { isQualified, isVague, joinBrackets, withoutStopWords } from '@tracker/domain/text/words.ts'
import { wordsAfterArticles, wordsOf } from '@tracker/domain/text/words.ts'
import { readYears } from '@tracker/domain/time/years.ts'
import type { Years } from '@tracker/domain/time/yearRange.ts'
import type { Hits } from '#search/matching/hits.ts'
import {
  besidePattern,
  isBeside,
  numberHits,
  numberPattern,
  type Pattern,
} from '#search/matching/patterns.ts'
import type { TextIndex } from '#search/index/textIndex.ts'

/** Words that express a concept if an artifact contains all of them. */
export interface Alternative {
  readonly words: readonly string[]
  /** Score factor; 1 for the words as written. */
  readonly factor: number
  readonly isWritten: boolean
  /** The words shown as a correction; undefined for other words with the same meaning. */
  readonly reads?: string
}

export interface Concept {
  readonly written: readonly string[]
  readonly alternatives: readonly Alternative[]
  /** Years named by the words; null for most concepts. */
  readonly years: Years | null
  /** Weight in the score; 1 for most concepts. */
  readonly weight: number
  /** False for words that records rarely contain: an artifact has all words without them. */
  readonly isNeeded: boolean
  /** Artifacts with the words as a number of an inventory; null for most concepts. */
  readonly number: Hits | null
  /** Initials or a number beside the word; null for most concepts. */
  readonly beside: Pattern | null
}

export interface ParsedQuery {
  /** All words in order, including stop words, which belong to no concept. */
  readonly words: readonly string[]
  readonly concepts: readonly Concept[]
}

/** Maximum concepts of a query, which limits its processor time. Enough for names of 200 characters. */
const CONCEPTS_MAX = 16
/** Maximum numbers of inventories that are looked up. */
const NUMBERS_MAX = 4
const SYNONYM = 0.7
const JOINED = 0.9
/** Weight of words after "with" or "from", which describe the thing. */
const QUALIFYING = 0.6

/** Matches "1750", "150 BC", "18th century", "4th century BC", but not parts of numbers such as 48.1747. */
const DATE =
  /(?<![\p{L}\p{N}.,/-])(?:\d{3,4}|\d{1,4}\s+b\.?c\.?e?|\d{1,2}(?:st|nd|rd|th)\s+century(?:\s+b\.?c\.?e?)?)(?![\p{L}\p{N}/-]|[.,]\p{N})/gu

const plain = { years: null, weight: 1, isNeeded: true, number: null, beside: null } as const

/** Two words as one that is known: "ear rings". */
function joinedAs(index: TextIndex, words: readonly string[]): Alternative[] {
  const word = words.join('')
  const isPair =
    words.length === 2 && !words.some((one) => isBeside(one) || withoutStopWords([one, word])[0] !== one)
  if (!isPair || !index.words.has(word)) return []
  const isCorrection = !words.every((one) => index.words.has(one))
  return [{ words: [word], factor: JOINED, isWritten: false, ...(isCorrection && { reads: word }) }]
}

function conceptOf(index: TextIndex, words: readonly string[]): Concept {
  const isKnown = words.some((word) => index.words.has(word))
  const synonyms = synonymsOf(words, !isKnown).map((phrase): Alternative => ({
    words: phrase.split(' '),
    factor: SYNONYM,
    isWritten: false,
  }))
  const others = synonyms.length > 0 ? synonyms : joinedAs(index, words)
  return { ...plain, written: words, alternatives: [{ words, factor: 1, isWritten: true }, ...others] }
}

/** The words of a text; of unknown words such as "l’épée" only what follows the article. */
function queryWords(index: TextIndex, text: string): string[] {
  const afterArticles = wordsAfterArticles(text)
  const meant = (word: string) => afterArticles.find((after) => word.endsWith(after)) ?? word
  return wordsOf(text).map((word) => (index.words.has(word) ? word : meant(word)))
}

/** The dates in a text, by their normalised words. */
function datesOf(text: string): Map<string, Years> {
  const found = [...fold(text).matchAll(DATE)].flatMap(([date]): [string, Years][] => {
    const years = readYears(date)
    return years ? [[wordsOf(date).join(' '), years]] : []
  })
  return new Map(found)
}

/** The numbers of inventories that artifacts have, by their words: the whole text, and its parts without spaces. */
function numbersOf(index: TextIndex, text: string): Map<string, Hits> {
  const folded = fold(text)
  const found = [...new Set([folded, ...folded.split(' ')])].flatMap((chunk): [string, Pattern][] => {
    const pattern = numberPattern(chunk)
    return pattern ? [[wordsOf(chunk).join(' '), pattern]] : []
  })
  const hits = found.slice(0, NUMBERS_MAX).map(([key, pattern]) => [key, numberHits(index, pattern)] as const)
  return new Map(hits.filter(([, { artifacts }]) => artifacts.length > 0))
}

/**
 * Parses a text. A date, a number of an inventory, a phrase with a synonym ("king tut"), or one that is also written as a
 * word ("ear rings"), is one concept; longer phrases win. Initials and small numbers belong to the word after or before them.
 */
export function parseQuery(index: TextIndex, text: string): ParsedQuery {
  const joined = joinBrackets(text)
  const words = queryWords(index, joined)
  const significant = new Set(withoutStopWords(words))
  const dates = datesOf(joined)
  const numbers = numbersOf(index, joined)
  const longest = Math.max(PHRASE_MAX, ...[...numbers.keys()].map((key) => key.split(' ').length))
  // Letters with a point, and letters beside others, are initials, also "a".
  const isLetter = (at: number) => /^\p{L}$/u.test(words[at] ?? '')
  const isInitial = (at: number, word: string) =>
    significant.has(word) || isLetter(at - 1) || isLetter(at + 1) || joined.toLowerCase().includes(`${word}.`)
  const hasWords = words.some((word) => !isBeside(word) && significant.has(word))
  const concepts = new Map<string, Concept>()
  let [last, beside]: [string, string[]] = ['', []]
  const attachTo = (key: string) => {
    const concept = concepts.get(key)
    if (concept?.written.length === 1 && beside.length > 0)
      concepts.set(key, { ...concept, beside: besidePattern(key, beside) })
    beside = []
  }
  for (let at = 0; at < words.length && concepts.size < CONCEPTS_MAX;) {
    const phrases = Array.from({ length: longest }, (_, index) => words.slice(at, at + longest - index))
    const isOne = (one: string[], key = one.join(' ')) =>
      dates.has(key) ||
      numbers.has(key) ||
      (one.length <= PHRASE_MAX && conceptOf(index, one).alternatives.length > 1)
    const found = phrases.find((one) => isOne(one))
    const phrase = found ?? [words[at] ?? '']
    const key = phrase.join(' ')
    if (!found && hasWords && isBeside(key) && isInitial(at, key)) {
      beside.push(key)
      if (/\d/.test(key)) attachTo(last)
    } else if (found || significant.has(key)) {
      const [years, number] = [dates.get(key) ?? null, numbers.get(key) ?? null]
      const weight = isQualified(words, at) ? QUALIFYING : 1
      const isNeeded = number !== null || !phrase.every(isVague)
      if (!concepts.has(key))
        concepts.set(key, { ...conceptOf(index, phrase), years, number, weight, isNeeded })
      attachTo(key)
      last = key
    }
    at += phrase.length
  }
  attachTo(last)
  const all = [...concepts.values()]
  const hasNeeded = all.some(({ isNeeded }) => isNeeded)
  return { words, concepts: hasNeeded ? all : all.map((one) => ({ ...one, isNeeded: true })) }
}
