/** Records for tests of the search index's limits: ordinary ones, and the most expensive valid ones. */
import { TEXT_MAX } from '@tracker/domain/limits.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { seeded } from '#bench/search/museumNames.ts'

type Below = (bound: number) => number

const SYLLABLES = Array.from('bcdfghklmnprstvz', (first) =>
  Array.from('aeiou', (second) => first + second),
).flat()
const VOCABULARY = 60_000
/** Shares of a museum file of 20,000 records: sentences per record, and how many of them no other record has. */
const SENTENCES = 14
const OWN_SENTENCES = 3
const SENTENCE_WORDS = 6

/** 1 January 2024, in seconds since 1970. */
const START = 1_704_067_200

const wordOf = (rank: number) => {
  let [word, left] = ['', rank + 1]
  for (; left > 0; left = Math.floor(left / SYLLABLES.length))
    word += SYLLABLES[left % SYLLABLES.length] ?? ''
  return word
}

/**
 * Returns a function that makes the stored fields of a record, with as many different words, sentences and repetitions
 * as museum records. @param count number of records
 */
export function ordinaryRecords(count: number, seed: number): (at: number) => Record<string, unknown> {
  const below = seeded(seed)
  // Few words are frequent, most are rare.
  const word = () => wordOf(Math.floor(VOCABULARY ** (below(1_000_000) / 1_000_000)) - 1)
  const sentence = () => `${Array.from({ length: SENTENCE_WORDS }, word).join(' ')}.`
  const shared: string[] = []
  const sharedOne = (at: number) => (shared[at] ??= sentence())
  return (at) => {
    const sentences = Array.from({ length: SENTENCES }, (_, one) =>
      one < OWN_SENTENCES ? sentence() : sharedOne(below(count / 4)),
    )
    return {
      artifact_name: `${word()} ${word()}`,
      artifact_type: 'Tools',
      created_at: `${1_000 + below(900)}`,
      present_location: `Museum ${below(50)}, ${word()}`,
      discovered_by: below(3) === 0 ? `${word()} ${word()}` : 'Unknown',
      discovered_at: 'Unknown',
      short_description: sentences.slice(0, SENTENCES / 2).join('\n'),
      historical_context: sentences.slice(SENTENCES / 2).join('\n'),
      adder_name: 'Ada',
      added_at: new Timestamp(START + at, 0),
    }
  }
}

const letters = (first: number, count: number) => (below: Below) => String.fromCodePoint(first + below(count))
const latin = letters(97, 26)
const repeat = (one: (below: Below) => string) => (below: Below) => {
  const parts: string[] = []
  for (let length = 0; length < TEXT_MAX;) {
    const part = one(below)
    parts.push(part)
    length += part.length
  }
  return parts.join('').slice(0, TEXT_MAX)
}
const latinWord = (below: Below) => Array.from({ length: 6 }, () => latin(below)).join('')

/** Texts of the greatest length that contain as much as possible of something. */
export const HOSTILE_TEXTS: Readonly<Record<string, (below: Below) => string>> = {
  'Chinese letters': repeat(letters(0x4e00, 20_000)),
  'syllables of Hangul': repeat(
    (below) => `${letters(0xac00, 11_000)(below)}${letters(0xac00, 11_000)(below)} `,
  ),
  'letters of many scripts': repeat(
    (below) => `${letters(0x100, 0x2d00)(below)}${letters(0x100, 0x2d00)(below)} `,
  ),
  'Latin words': repeat((below) => `${latinWord(below).slice(0, 4)} `),
  'words with one beginning': repeat((below) => `con${latinWord(below)} `),
  'short sentences': repeat((below) => `${latin(below)}${below(100)}\n`),
  spaces: (below) => repeat(() => ' ')(below).replace(/^ | $/g, 'x'),
  // In the pattern of an inventory number, zeros could be divided in any way. Each passage is another one.
  'zeros and numbers': repeat((below) => `${'0'.repeat(60)}---0000001 h-10 ${below(1_000_000)} `),
  'dates and signs': repeat((below) => `${below(2_000)}-${below(2_000)} `),
}

/** Stored fields of a valid record whose six free texts are made by `text`. */
export function hostileRecord(
  text: (below: Below) => string,
  below: Below,
  at: number,
): Record<string, unknown> {
  const six = Array.from({ length: 6 }, () => text(below))
  return {
    artifact_name: `${text(below).trim().slice(0, 180)} number${at}`,
    artifact_type: 'Tools',
    artifact_image: `https://example.com/${'a'.repeat(2_000)}${at}`,
    created_at: six[0],
    present_location: six[1],
    discovered_by: six[2],
    discovered_at: six[3],
    short_description: six[4],
    historical_context: six[5],
    adder_name: 'Eve',
    added_at: new Timestamp(START + 1_000_000 + at, 0),
  }
}
