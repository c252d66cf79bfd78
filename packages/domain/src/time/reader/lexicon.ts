/** Lexemes of a date and the phrases in them. */
import { foldText } from '../../text/fold.ts'
import { PHRASES, type Phrase } from './dateWords.ts'

/** A word, a number, an ideograph or a sign. */
export interface Lexeme {
  readonly text: string
  /** True if it follows the one before it without a space or sign. */
  readonly isGlued: boolean
}

const LEXEME = /\d+|\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}])+|[-,/$€£#=]/gu

export function lexemesOf(text: string): Lexeme[] {
  let end = -1
  return Array.from(text.matchAll(LEXEME), ({ 0: found, index }) => {
    const isGlued = index === end
    end = index + found.length
    return { text: found, isGlued }
  })
}

/** Splits a list of the tables into phrases of folded words. */
const phrasesIn = (list: string) =>
  list.split(/,\s*/).map((phrase) => lexemesOf(foldText(phrase)).map(({ text }) => text))

type Entry = readonly [words: readonly string[], phrase: Phrase]

/** Phrases by their first word, longest first. */
function readPhrases(): ReadonlyMap<string, readonly Entry[]> {
  const byFirst = new Map<string, Entry[]>()
  for (const [phrase, list] of Object.entries(PHRASES) as [Phrase, string][])
    for (const words of phrasesIn(list)) {
      const [first = ''] = words
      byFirst.set(first, [...(byFirst.get(first) ?? []), [words, phrase]])
    }
  for (const entries of byFirst.values()) entries.sort(([one], [other]) => other.length - one.length)
  return byFirst
}

/** Made for the first date that is read, because most pages load this module and read none. */
let phrases: ReturnType<typeof readPhrases> | undefined

/** Returns the longest phrase at a position with the number of its lexemes; undefined if there is none. */
export function phraseAt(
  lexemes: readonly Lexeme[],
  at: number,
): { readonly phrase: Phrase; readonly length: number } | undefined {
  phrases ??= readPhrases()
  const found = phrases
    .get(lexemes[at]?.text ?? '')
    ?.find(([words]) => words.every((word, index) => lexemes[at + index]?.text === word))
  return found && { phrase: found[1], length: found[0].length }
}
