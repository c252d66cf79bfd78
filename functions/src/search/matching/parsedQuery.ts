/** Parses a search text into concepts, each with alternative words. */
import { fold } from '@tracker/domain/text/fold.ts'
import { synonymsOf, PHRASE_MAX } from '@tracker/domain/search/thesaurus.ts'
import { isQualified, isVague, joinBrackets, withoutStopWords } from '@tracker/domain/text/words.ts'
import { wordsAfterArticles, wordsOf } from '@tracker/domain/text/words.ts'
import { readYears, type Years } from '@tracker/domain/time/years.ts'
import { besidePattern, isBeside, numberPattern, type Pattern } from '#search/matching/patterns.ts'

/** Words that express a concept if an artifact contains all of them. */
export interface Alternative {
  readonly words: readonly string[]
  /** Score factor; 1 for the words as written. */
  readonly factor: number
  readonly isWritten: boolean
  /** The words shown as a correction; null for other words with the same meaning. */
  readonly reads?: string | null
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
  /** A number of an inventory; null for most concepts. */
  readonly number: Pattern | null
  /** Initials or a number beside the word; null for most concepts. */
  readonly beside: Pattern | null
}

/** What to read as numbers of inventories: the whole text or its parts, only parts, or nothing. */
export type Reading = 'number' | 'numbers' | 'words'

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
/** Weight of words after "with" or "from", which describe the thing, and of numbers of inventories. */
const QUALIFYING = 0.6
const NUMBER = 3

/** Matches "1750", "150 BC", "18th century", "4th century BC", but not parts of numbers such as 48.1747. */
const DATE =
  /(?<![\p{L}\p{N}.,/-])(?:\d{3,4}|\d{1,4}\s+b\.?c\.?e?|\d{1,2}(?:st|nd|rd|th)\s+century(?:\s+b\.?c\.?e?)?)(?![\p{L}\p{N}/-]|[.,]\p{N})/gu

const plain = { years: null, weight: 1, isNeeded: true, number: null, beside: null } as const

function conceptOf(words: readonly string[], afterArticles: readonly string[]): Concept {
  // "l’antique" also matches "antique".
  const withoutArticle = afterArticles
    .filter((word) => words[0]?.endsWith(word) && words[0] !== word)
    .map((word): Alternative => ({ words: [word], factor: AFTER_ARTICLE, isWritten: true }))
  const synonyms = synonymsOf(words).map((phrase): Alternative => ({
    words: phrase.split(' '),
    factor: SYNONYM,
    isWritten: false,
  }))
  const alternatives = [{ words, factor: 1, isWritten: true }, ...withoutArticle, ...synonyms]
  return { ...plain, written: words, alternatives }
}

/** The dates in a text, by their normalised words. */
function datesOf(text: string): Map<string, Years> {
  const found = [...fold(text).matchAll(DATE)].flatMap(([date]): [string, Years][] => {
    const years = readYears(date)
    return years ? [[wordsOf(date).join(' '), years]] : []
  })
  return new Map(found)
}

/** The numbers of inventories in a text, by their words: the whole text, or parts without spaces. */
function numbersOf(text: string, reading: Reading): Map<string, Pattern> {
  const folded = fold(text)
  const isWhole = reading === 'number' && numberPattern(folded) !== null
  const chunks = isWhole ? [folded] : reading === 'words' ? [] : folded.split(/\s+/)
  return new Map(
    chunks.flatMap((chunk): [string, Pattern][] => {
      const pattern = numberPattern(chunk)
      return pattern ? [[wordsOf(chunk).join(' '), pattern]] : []
    }),
  )
}

/**
 * Parses a text. A date, a number of an inventory, or a phrase with a synonym ("king tut"), is one concept; longer
 * phrases win. Initials and small numbers belong to the word after or before them.
 */
export function parseQuery(text: string, reading: Reading = 'number'): ParsedQuery {
  const joined = joinBrackets(text)
  const words = wordsOf(joined)
  const significant = new Set(withoutStopWords(words))
  const afterArticles = wordsAfterArticles(joined)
  const dates = datesOf(joined)
  const numbers = numbersOf(joined, reading)
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
      dates.has(key) || numbers.has(key) || (one.length <= PHRASE_MAX && synonymsOf(one).length > 0)
    const found = phrases.find((one) => isOne(one))
    const phrase = found ?? [words[at] ?? '']
    const key = phrase.join(' ')
    const weight = numbers.has(key)
      ? NUMBER
      : phrase.every(isVague)
        ? VAGUE
        : isQualified(words, at)
          ? QUALIFYING
          : 1
    if (!found && hasWords && isBeside(key) && isInitial(at, key)) {
      beside.push(key)
      if (/\d/.test(key)) attachTo(last)
    } else if (found || significant.has(key)) {
      const years = dates.get(key) ?? null
      const number = numbers.get(key) ?? null
      const isNeeded = weight !== VAGUE
      if (!concepts.has(key))
        concepts.set(key, { ...conceptOf(phrase, afterArticles), years, number, weight, isNeeded })
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

/** Returns queries with two neighbouring words joined to a known one: "ear rings". */
export function joinedQueries(
  { words, concepts }: ParsedQuery,
  isKnown: (word: string) => boolean,
): ParsedQuery[] {
  return concepts.flatMap((one, at) => {
    const next = concepts[at + 1]
    if (one.written.length !== 1 || next?.written.length !== 1) return []
    const written = [...one.written, ...next.written]
    const word = written.join('')
    if (!isKnown(word)) return []
    const alternatives = [{ words: [word], factor: JOINED, isWritten: false, reads: word }]
    const concept: Concept = { ...plain, written, alternatives }
    return [{ words, concepts: [...concepts.slice(0, at), concept, ...concepts.slice(at + 2)] }]
  })
}
