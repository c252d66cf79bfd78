/** The words of a text as the search compares them: folded, without apostrophes, ideographs two by two. */
import { APOSTROPHES, foldText } from './search.ts'

/** Letters of a word that count; whatever is longer is no word. */
const WORD_MAX = 48

const WORD = /[\p{L}\p{N}]+/gu
/** Scripts without spaces between words. */
const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
/** "l’antique", "d'or", "Ta'amireh": what stands behind a short article, or looks like it. */
const BEHIND = new RegExp(`(?<![\\p{L}\\p{N}${APOSTROPHES}])\\p{L}{1,2}[${APOSTROPHES}](\\p{L}{3,})`, 'gu')

/** Whether a word is of a script that is written without spaces. */
export const isIdeographic = (word: string) => word.search(IDEOGRAPHS) === 0

function pairsOf(run: string): string[] {
  const letters = Array.from(run)
  if (letters.length === 1) return [run]
  return letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`)
}

/** The words of a text in their order, repetitions included. */
export function wordsOf(text: string): string[] {
  return (foldText(text).match(WORD) ?? []).flatMap((word) => {
    const runs = word.match(IDEOGRAPHS)
    if (!runs) return [word.slice(0, WORD_MAX)]
    const others = word.split(IDEOGRAPHS).filter(Boolean)
    return [...runs.flatMap(pairsOf), ...others]
  })
}

/** Words that a text has besides, when what looks like an article is taken off: "antique" in "l’antique". */
export function wordsBehindArticles(text: string): string[] {
  return [...text.matchAll(BEHIND)].flatMap(([, behind = '']) => wordsOf(behind))
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
const ENDINGS: readonly (readonly [plural: RegExp, singulars: readonly string[]])[] = [
  [/ies$/, ['y', 'ie']],
  [/ves$/, ['f', 'fe', 've']],
  [/(?<=s|x|z|ch|sh|o)es$/, ['']],
  [/ae$/, ['a']],
  [/(?<!s|u|i)s$/, ['']],
]

/** What a word may be the plural of; none for most. */
export function singularsOf(word: string): string[] {
  const irregular = Object.entries(IRREGULAR).find(([plural]) => word.endsWith(plural))
  if (irregular) return [word.slice(0, -irregular[0].length) + irregular[1]]
  if (word.length < 4) return []
  const found = ENDINGS.flatMap(([plural, singulars]) =>
    plural.test(word) ? singulars.map((singular) => word.replace(plural, singular)) : [],
  )
  return [...new Set(found)]
}

/** Words that say nothing of an object, in English and Swedish. */
const EMPTY = new Set(
  'a an and are at by for from in is it of on or some that the these this those to was what where which who with och av med en ett den det som till'.split(
    ' ',
  ),
)

/** The words of a query that say something; all of them when none does. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !EMPTY.has(word))
  return telling.length === 0 ? [...words] : telling
}
