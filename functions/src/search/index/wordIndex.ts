/**
 * The words of all passages, and the passages that contain each. Words of alphabets are also in a radix tree
 * (`SearchableMap` of the package MiniSearch), which finds those that begin with a prefix and those within an edit
 * distance. Its nodes are walked child by child, so words of scripts with thousands of letters stay outside.
 */
import SearchableMap from 'minisearch/SearchableMap'

/** A word and the numbers of the passages that contain it. */
export type IndexedWord = readonly [word: string, passages: readonly number[]]

/** Measured bytes of a word with its list, in and outside the tree, and of a number in a list. */
const WORD_BYTES = { inTree: 430, outside: 200 } as const
export const REFERENCE_BYTES = 6
/** Maximum words looked at for a prefix, which limits processor time. */
const PREFIX_WORDS_MAX = 1_000
/** Latin, Greek, Cyrillic, Hebrew, Arabic, Indic and other alphabets, and Hangul (folded into its letters). */
const IS_ALPHABETIC = /^[0-9a-z\u00df-\u02af\u0370-\u06ff\u0900-\u11ff]+$/

export class WordIndex {
  readonly #passages = new Map<string, number[]>()
  /** Contains the same lists. Iterating over the words of the tree takes two to three times as long. */
  readonly #tree = new SearchableMap<number[]>()
  /** The words outside the tree, by their first letter. */
  readonly #outside = new Map<string, Set<string>>()
  #bytes = 0

  /** Estimated memory. */
  get bytes(): number {
    return this.#bytes
  }

  /** Adds words with their passages. The words must be new. */
  load(words: Iterable<readonly [word: string, passages: number[]]>): void {
    for (const [word, passages] of words) {
      this.#passages.set(word, passages)
      this.#bytes += REFERENCE_BYTES * passages.length + this.#bytesOf(word)
      if (IS_ALPHABETIC.test(word)) this.#tree.set(word, passages)
      else {
        const first = String.fromCodePoint(word.codePointAt(0) ?? 0)
        const others = this.#outside.get(first)
        if (others) others.add(word)
        else this.#outside.set(first, new Set([word]))
      }
    }
  }

  #bytesOf(word: string): number {
    return 2 * word.length + (IS_ALPHABETIC.test(word) ? WORD_BYTES.inTree : WORD_BYTES.outside)
  }

  add(passage: number, words: ReadonlySet<string>): void {
    for (const word of words) {
      const passages = this.#passages.get(word)
      if (!passages) this.load([[word, [passage]]])
      else {
        passages.push(passage)
        this.#bytes += REFERENCE_BYTES
      }
    }
  }

  remove(passage: number, words: ReadonlySet<string>): void {
    for (const word of words) {
      const passages = this.#passages.get(word) ?? []
      passages.splice(passages.indexOf(passage), 1)
      this.#bytes -= REFERENCE_BYTES
      if (passages.length > 0) continue
      this.#bytes -= this.#bytesOf(word)
      this.#passages.delete(word)
      if (IS_ALPHABETIC.test(word)) this.#tree.delete(word)
      else this.#outside.get(String.fromCodePoint(word.codePointAt(0) ?? 0))?.delete(word)
    }
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

  /** Yields words that begin with a prefix, and the prefix itself if it is a word. */
  *beginningWith(prefix: string): Generator<IndexedWord> {
    yield* this.exactly(prefix)
    const isInTree = IS_ALPHABETIC.test(prefix)
    const outside = this.#outside.get(String.fromCodePoint(prefix.codePointAt(0) ?? 0)) ?? []
    let left = PREFIX_WORDS_MAX
    for (const word of isInTree ? this.#tree.atPrefix(prefix).keys() : outside) {
      if (left-- === 0) return
      const passages = word !== prefix && word.startsWith(prefix) && this.#passages.get(word)
      if (passages) yield [word, passages]
    }
  }

  /** Returns the words within a number of edits: inserted, deleted or replaced letters. */
  similarTo(word: string, edits: number): IndexedWord[] {
    return [...this.#tree.fuzzyGet(word, edits)].map(([similar, [passages]]) => [similar, passages])
  }
}
