/** How a text is read: as things that a record should have, each with other words for it. */
import { synonymsOf, PHRASE_MAX } from '@tracker/domain/search/thesaurus.ts'
import { withoutStopWords, wordsAfterArticles, wordsOf } from '@tracker/domain/text/words.ts'

/** Words that stand for a concept when a record has all of them. */
export interface Alternative {
  readonly words: readonly string[]
  /** What a record that has them is worth beside one that has the words as written. */
  readonly factor: number
  /** Whether these are other words than those that were written. */
  readonly isOther: boolean
}

/** One thing that was asked for. The first alternative is what was written. */
export interface Concept {
  readonly written: readonly string[]
  readonly alternatives: readonly Alternative[]
}

export interface Reading {
  /** All words in their order; those that say nothing belong to no concept. */
  readonly words: readonly string[]
  readonly concepts: readonly Concept[]
}

const OTHER_WORDS = 0.7
const BEHIND_ARTICLE = 0.9

const written = (words: readonly string[]): Alternative => ({ words, factor: 1, isOther: false })

function conceptOf(words: readonly string[], behind: readonly string[]): Concept {
  const others = synonymsOf(words).map((phrase) => ({
    words: phrase.split(' '),
    factor: OTHER_WORDS,
    isOther: true,
  }))
  // "l’antique" means "antique" as well.
  const bare = behind
    .filter((word) => words[0]?.endsWith(word) && words[0] !== word)
    .map((word) => ({ words: [word], factor: BEHIND_ARTICLE, isOther: false }))
  return { written: words, alternatives: [written(words), ...bare, ...others] }
}

/** Reads a text. What has another name is one concept, the longest first: "king tut". */
export function readText(text: string): Reading {
  const words = wordsOf(text)
  const telling = withoutStopWords(words)
  const behind = wordsAfterArticles(text)
  const concepts: Concept[] = []
  for (let at = 0; at < words.length;) {
    const lengths = Array.from({ length: PHRASE_MAX - 1 }, (_, index) => PHRASE_MAX - index)
    const length =
      lengths.find((count) => {
        const phrase = words.slice(at, at + count)
        return phrase.length === count && synonymsOf(phrase).length > 0
      }) ?? 1
    const phrase = words.slice(at, at + length)
    const isKnown = concepts.some(({ written: earlier }) => earlier.join(' ') === phrase.join(' '))
    if (!isKnown && (length > 1 || telling.includes(phrase[0] ?? '')))
      concepts.push(conceptOf(phrase, behind))
    at += length
  }
  return { words, concepts }
}

/** The same with two words that stand side by side read as one: "ear rings". Null when they are not two concepts. */
export function joined({ words, concepts }: Reading, first: number): Reading | null {
  const [one, other] = [concepts[first], concepts[first + 1]]
  if (one?.written.length !== 1 || other?.written.length !== 1) return null
  const word = `${one.written[0] ?? ''}${other.written[0] ?? ''}`
  const concept: Concept = {
    written: [...one.written, ...other.written],
    alternatives: [{ words: [word], factor: 1, isOther: true }],
  }
  return { words, concepts: [...concepts.slice(0, first), concept, ...concepts.slice(first + 2)] }
}
