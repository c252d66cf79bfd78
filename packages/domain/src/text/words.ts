/** Word segmentation for search: folded words, and bigrams for scripts without spaces. */
import { APOSTROPHES, foldText } from './fold.ts'

/** Maximum word length; longer words are cut. */
const WORD_MAX = 48

const WORD = /[\p{L}\p{N}]+/gu
/** Characters of scripts without spaces between words. */
const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'u')
const IDEOGRAPH = new RegExp(IDEOGRAPHS, 'u')
/** The word after an elided article, as in "l’antique" or "d'or". Also matches words such as "Ta'amireh". */
const AFTER_ARTICLE = new RegExp(
  `(?<![\\p{L}\\p{N}${APOSTROPHES}])\\p{L}{1,2}[${APOSTROPHES}](\\p{L}{3,})`,
  'gu',
)

/** Returns true if a word starts with a script written without spaces. */
export const isIdeographic = (word: string) => word.search(IDEOGRAPHS) === 0

function bigrams(run: string): string[] {
  const letters = Array.from(run)
  if (letters.length === 1) return [run]
  return letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`)
}

/** Splits a text into words, in order and with repetitions. */
export function wordsOf(text: string): string[] {
  const words = foldText(text).match(WORD) ?? []
  if (!IDEOGRAPH.test(text)) return words.map((word) => word.slice(0, WORD_MAX))
  return words.flatMap((word) => {
    const runs = word.match(IDEOGRAPHS)
    if (!runs) return [word.slice(0, WORD_MAX)]
    const others = word.split(IDEOGRAPHS).filter(Boolean)
    return [...runs.flatMap(bigrams), ...others]
  })
}

/** Returns the additional words after elided articles: "antique" in "l’antique". */
export function wordsAfterArticles(text: string): string[] {
  if (!APOSTROPHE.test(text)) return []
  return [...text.matchAll(AFTER_ARTICLE)].flatMap(([, word = '']) => wordsOf(word))
}

/**
 * Joins words that brackets divide, as editors of inscriptions write what they complete: "Imp(erator)", "[Ca]esar".
 */
export const joinBrackets = (text: string) => text.replace(/(?<=\p{L})[[\](){}<>⟨⟩]+(?=\p{L})/gu, '')

const PREPOSITIONS = new Set('at by for from in on to with'.split(' '))
const ARTICLES = new Set(['a', 'an', 'the'])

/** Returns true for a word after a preposition, which describes a thing rather than names it: "glass from Cologne". */
export function isQualified(words: readonly string[], at: number): boolean {
  const before = ARTICLES.has(words[at - 1] ?? '') ? at - 2 : at - 1
  return PREPOSITIONS.has(words[before] ?? '')
}

const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  oxen: 'ox',
}
const PLURAL_ENDINGS: readonly (readonly [plural: RegExp, singulars: readonly string[]])[] = [
  [/ies$/, ['y', 'ie']],
  [/ves$/, ['f', 'fe', 've']],
  [/(?<=s|x|z|ch|sh|o)es$/, ['']],
  [/ae$/, ['a']],
  [/(?<!s|u|i)s$/, ['']],
]

/** Returns the possible singulars of an English plural; empty for most words. */
export function singularsOf(word: string): string[] {
  const irregular = Object.entries(IRREGULAR).find(([plural]) => word.endsWith(plural))
  if (irregular) return [word.slice(0, -irregular[0].length) + irregular[1]]
  if (word.length < 4) return []
  const found = PLURAL_ENDINGS.flatMap(([plural, singulars]) =>
    plural.test(word) ? singulars.map((singular) => word.replace(plural, singular)) : [],
  )
  return [...new Set(found)]
}

/** English and Swedish stop words, and those of other languages that are no words of records in English. */
const STOP_WORDS = new Set(
  'a about an and are as at by for from have has her his in is it its like of on or some that the their these this those to was what where which who with och av med en ett den det som till de la le les des du avec der das und mit von aus el los las del'.split(
    ' ',
  ),
)

/** Removes stop words, unless all words are stop words. */
export function withoutStopWords(words: readonly string[]): string[] {
  const others = words.filter((word) => !STOP_WORDS.has(word))
  return others.length === 0 ? [...words] : others
}

const VAGUE_WORDS = new Set(
  'ancient antique beautiful big famous historic historical large little made old rare small acc dame dr inv miss mr mrs ms no nr prof professor rev sir architect artist maker painter sculptor'.split(
    ' ',
  ),
)

/** Returns true for words that users add but records rarely contain, such as "old" in "old map", titles and professions. */
export const isVague = (word: string) => VAGUE_WORDS.has(word)
