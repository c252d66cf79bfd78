/** Words of texts and names of periods, so that "18th Dynasty", "Dyn. XVIII" and "Eighteenth Dynasty" are alike. */
import { foldText } from '../../text/fold.ts'
import { ORDINALS } from '../reader/dateWords.ts'
import { type Lexeme, lexemesOf } from '../reader/lexicon.ts'
import { romanNumber, withDigits, withHanNumerals } from '../reader/numerals.ts'

const setOf = (list: string) => new Set(list.split(' ').map(foldText))

/** Words beside a name that say that it is a time. */
const KINDS = setOf(
  'dynasty period periods periode periodo período era erà reign reigns règne regno regierung emperor empire time times age epoch epoca época époque zeit zeitalter style culture kingdom mark 朝 代 時 时',
)
const DYNASTY = setOf('dynasty dynasties dynastie dynastien dinastia dinastía dynastia dyn династия династии')
const JOINERS = new Set(['-', '/', 'to', 'and', 'or', 'und', 'bis', 'et', 'a'])

export const isKind = (word: string | undefined) => word !== undefined && KINDS.has(word)
export const isJoiner = (word: string | undefined) => word !== undefined && JOINERS.has(word)

const ordinals = new Map(
  ORDINALS.flatMap((words, at) =>
    Array.from(setOf(words), (word): [string, string] => [word, String(at + 1)]),
  ),
)

ordinals.set('thirtieth', '30')

/** A number instead of its Roman or written form: "iii" is "3", "iiia" is "3a". */
function wordOf({ text }: Lexeme): string {
  const [, roman = '', letter = ''] = /^([ivx]{1,7}?)(?:e|eme)?([abc]?)$/.exec(text) ?? []
  const number = roman === '' ? 0 : romanNumber(roman)
  if (number > 0) return `${number}${letter}`
  if (DYNASTY.has(text)) return 'dynasty'
  return ordinals.get(text) ?? text
}

const isNumber = (word: string | undefined) => word !== undefined && /^\d/.test(word)

/** Puts "dynasty" before its numbers: "18 - 19 dynasty" becomes "dynasty 18 - dynasty 19". */
function withDynasties(words: readonly string[]): string[] {
  const done: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (word !== 'dynasty') {
      done.push(word)
      continue
    }
    if (isNumber(done.at(-1)) && !isNumber(words[at + 1])) {
      if (isJoiner(done.at(-2)) && isNumber(done.at(-3))) done.splice(-3, 0, 'dynasty')
      done.splice(-1, 0, 'dynasty')
      continue
    }
    done.push('dynasty')
    if (!isNumber(words[at + 1]) || !isJoiner(words[at + 2]) || !isNumber(words[at + 3])) continue
    done.push(words[at + 1] ?? '', words[at + 2] ?? '', 'dynasty', words[at + 3] ?? '')
    at += 3
  }
  return done
}

/** Joins "twenty - second" to 22. */
function withTens(words: readonly string[]): string[] {
  const done: string[] = []
  for (const word of words) {
    const hasHyphen = done.at(-1) === '-'
    if (/^[1-9]$/.test(word) && done.at(hasHyphen ? -2 : -1) === 'twenty') {
      if (hasHyphen) done.pop()
      done.pop()
      done.push(String(20 + Number(word)))
    } else done.push(word)
  }
  return done
}

const ENDINGS = new Set(['st', 'nd', 'rd', 'th', 'e', 'eme'])
const DASH = /[\u2010-\u2015\u2212\u301c\uff5e]/g

/** The words of a text, numbers in digits. */
export function periodWords(text: string): string[] {
  const lexemes = lexemesOf(foldText(withHanNumerals(withDigits(text)).replace(DASH, '-')))
  const words = lexemes.filter(({ text: word, isGlued }, at) => {
    const before = lexemes[at - 1]?.text ?? ''
    return !(isGlued && ENDINGS.has(word) && /^\d/.test(before))
  })
  return withDynasties(withTens(words.map(wordOf)))
}
