/**
 * The words of all passages, and the passages that contain each. The words are also in a radix tree (`SearchableMap` of
 * the package MiniSearch), which finds those that begin with a prefix and those within an edit distance.
 */
import SearchableMap from 'minisearch/SearchableMap'

/** A word and the numbers of the passages that contain it. */
export type IndexedWord = readonly [word: string, passages: readonly number[]]

/** Measured bytes of a word with its list, and of a number in a list. */
const WORD_BYTES = 430
export const REFERENCE_BYTES = 6
/** Maximum words looked at for a prefix, which limits processor time. */
const PREFIX_WORDS_MAX = 1_000

/**
 * Keys of the tree are the bytes of the words in UTF-8, because its nodes are walked child by child, and some scripts
 * have thousands of letters. Words in ASCII are their own keys.
 */
const IS_ASCII = /^[\0-\x7f]*$/
const toKey = (word: string) => (IS_ASCII.test(word) ? word : Buffer.from(word, 'utf8').toString('latin1'))
const toWord = (key: string) => (IS_ASCII.test(key) ? key : Buffer.from(key, 'latin1').toString('utf8'))

export class WordIndex {
  readonly #passages = new Map<string, number[]>()
  /** Contains the same lists. Iterating over the words of the tree takes several times as long. */
  readonly #tree = new SearchableMap<number[]>()
  /** Estimated memory. */
  bytes = 0

  /** Adds words with their passages. The words must be new. */
  load(words: Iterable<readonly [word: string, passages: number[]]>): void {
    for (const [word, passages] of words) {
      this.#passages.set(word, passages)
      this.#tree.set(toKey(word), passages)
      this.bytes += WORD_BYTES + 2 * word.length + REFERENCE_BYTES * passages.length
    }
  }

  add(passage: number, words: ReadonlySet<string>): void {
    for (const word of words) {
      const passages = this.#passages.get(word)
      if (!passages) this.load([[word, [passage]]])
      else {
        passages.push(passage)
        this.bytes += REFERENCE_BYTES
      }
    }
  }

  remove(passage: number, words: ReadonlySet<string>): void {
    for (const word of words) {
      const passages = this.#passages.get(word) ?? []
      passages.splice(passages.indexOf(passage), 1)
      this.bytes -= REFERENCE_BYTES
      if (passages.length > 0) continue
      this.bytes -= WORD_BYTES + 2 * word.length
      this.#passages.delete(word)
      this.#tree.delete(toKey(word))
    }
  }

  get size(): number {
    return this.#passages.size
  }

  has(word: string): boolean {
    return this.#passages.has(word)
  }

  all(): Iterable<IndexedWord> {
    return this.#passages
  }

  /** Returns the word itself; none if it is unknown. */
  exactly(word: string): IndexedWord[] {
    const passages = this.#passages.get(word)
    return passages ? [[word, passages]] : []
  }

  /** Yields words that begin with a prefix, which may be the prefix itself. */
  *beginningWith(prefix: string): Generator<IndexedWord> {
    let left = PREFIX_WORDS_MAX
    for (const [key, passages] of this.#tree.atPrefix(toKey(prefix))) {
      if (left-- === 0) return
      yield [toWord(key), passages]
    }
  }

  /** Returns the words within a number of edits: inserted, deleted or replaced bytes of their UTF-8. */
  similarTo(word: string, edits: number): IndexedWord[] {
    return [...this.#tree.fuzzyGet(toKey(word), edits)].map(([key, [passages]]) => [toWord(key), passages])
  }
}
