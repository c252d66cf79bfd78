/** Patterns of what belongs together in a text: initials and a name, a number and its word, numbers of inventories. */
import { foldText } from '@tracker/domain/text/fold.ts'
import { wordsOf } from '@tracker/domain/text/words.ts'
import { NAME_FIELD } from '#search/index/indexEntry.ts'
import type { TextIndex } from '#search/index/textIndex.ts'
import { Hits, NAMED, WRITTEN } from '#search/matching/hits.ts'

/** Words to look up, and what the folded text around them must match. */
export interface Pattern {
  readonly words: readonly string[]
  readonly matches: RegExp
  /** Digits that the text contains, which is compared faster. */
  readonly digits: string
}

/** Maximum passages that are compared with a pattern, those of rare words first, which limits processor time. */
const PASSAGES_MAX = 5_000
const GAP = '[^\\p{L}\\p{N}]'
const RUN = /\p{L}+|\p{N}+/gu
/** A single letter, which may be an initial ("J. M. W. Turner"), or a number of one or two digits. */
const BESIDE = /^(?:\p{L}|\d{1,2})$/u
/** Parts of a number of an inventory: digits, and at most three letters. */
const NUMBER_PART = /^(?:\p{L}{0,3}\d+\p{L}{0,3}|\p{L}{1,3})$/u
const NO_NUMBER = /^(?:\d{3,4}\s*[-–/]\s*\d{2,4}|\d+(?:st|nd|rd|th|s|-tal))$/u

/** Removes leading zeros here and in the texts: in the pattern, numbers of any length could be divided in any way. */
const withoutZeros = (text: string) => text.replace(/(?<!\p{N})0+(?=\p{N})/gu, '')

/** Whether a word says something only beside another one. */
export const isBeside = (word: string) => BESIDE.test(word)

/**
 * Returns the pattern of a name with initials ("m" stands for a name that begins with m, before or after the word), or
 * of a word and its number.
 */
export function besidePattern(word: string, beside: readonly string[]): Pattern {
  const one = (short: string) => (/\d/.test(short) ? `${withoutZeros(short)}(?!\\p{N})` : `${short}\\p{L}*`)
  const all = beside.map(one).join(`${GAP}+`)
  const matches = `(?<![\\p{L}\\p{N}])(?:${all}${GAP}+(?:\\p{L}+${GAP}+)?${word}|${word}\\p{L}{0,2}${GAP}+${all})`
  return { words: [word], matches: new RegExp(matches, 'u'), digits: '' }
}

/** Returns the pattern of a number of an inventory, with any punctuation and leading zeros; null for other texts. */
export function numberPattern(chunk: string): Pattern | null {
  const words = wordsOf(chunk)
  const runs = chunk.match(RUN) ?? []
  const isNumber = /\d/.test(chunk) && runs.length > 1 && words.every((word) => NUMBER_PART.test(word))
  if (!isNumber || NO_NUMBER.test(chunk)) return null
  const parts = runs.map(withoutZeros).join(`${GAP}{0,2}`)
  const matches = new RegExp(`(?<![\\p{L}\\p{N}])${parts}(?!\\p{N})`, 'u')
  const [digits = ''] = (chunk.match(/[1-9]\d*/g) ?? []).toSorted((a, b) => b.length - a.length)
  return { words: [...new Set([...words, ...runs, runs.join('')])], matches, digits }
}

/** The passages that have a word of the pattern and match it. */
const passagesOf = (index: TextIndex, { words, matches, digits }: Pattern): number[] =>
  words
    .flatMap((word) => (word.length > 1 ? index.words.exactly(word) : []))
    .toSorted(([, passages], [, others]) => passages.length - others.length)
    .flatMap(([, passages]) => passages)
    .slice(0, PASSAGES_MAX)
    .filter((passage) => {
      const text = index.passage(passage)?.text ?? ''
      return text.includes(digits) && matches.test(withoutZeros(foldText(text)))
    })

/** The artifacts with a number, which are certainly meant. */
export function numberHits(index: TextIndex, pattern: Pattern): Hits {
  const hits = new Hits(index.artifacts.length)
  for (const passage of passagesOf(index, pattern)) {
    const { artifacts = [], field = 0 } = index.passage(passage) ?? {}
    const flags = WRITTEN | (field === NAME_FIELD ? NAMED : 0)
    for (const artifact of artifacts) hits.add(artifact, 10, flags, passage)
  }
  for (const word of pattern.words) hits.addMatch(word, { factor: 1, isWritten: true })
  return hits
}

/** Leaves the flag `WRITTEN` only to artifacts that match the pattern, which explain a match best. */
export function requireBeside(index: TextIndex, hits: Hits, pattern: Pattern): void {
  const matching = new Map<number, number>()
  for (const passage of passagesOf(index, pattern))
    index.passage(passage)?.artifacts.forEach((artifact) => matching.set(artifact, passage))
  for (const artifact of hits.artifacts) {
    const passage = matching.get(artifact)
    if (passage === undefined) hits.flags[artifact] = (hits.flags[artifact] ?? 0) & ~WRITTEN
    else hits.passages[artifact] = passage
  }
}
