/**
 * The words of all passages, and the passages that contain each. MiniSearch's radix tree finds the words that
 * begin with a prefix and those within an edit distance.
 */
import SearchableMap from 'minisearch/SearchableMap'

/** A word and the numbers of the passages that contain it. */
export type IndexedWord = readonly [word: string, passages: readonly number[]]

export class WordIndex {
  readonly #passages = new Map<string, number[]>()
  /** Contains the same words and lists. Iterating over the words of the tree takes two to three times as long. */
  readonly #tree = new SearchableMap<number[]>()

  /** Adds words with their passages. The words must be new. */
  load(words: Iterable<readonly [word: string, passages: number[]]>): void {
    for (const [word, passages] of words) {
      this.#passages.set(word, passages)
      this.#tree.set(word, passages)
    }
  }

  add(passage: number, words: ReadonlySet<string>): void {
    for (const word of words) {
      const passages = this.#passages.get(word)
      if (passages) passages.push(passage)
      else this.load([[word, [passage]]])
    }
  }

  remove(passage: number, words: ReadonlySet<string>): void {
    for (const word of words) {
      const passages = this.#passages.get(word) ?? []
      passages.splice(passages.indexOf(passage), 1)
      if (passages.length > 0) continue
      this.#passages.delete(word)
      this.#tree.delete(word)
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

  beginningWith(prefix: string): Iterable<IndexedWord> {
    return this.#tree.atPrefix(prefix)
  }

  /** Returns the words within a number of edits: inserted, deleted or replaced letters. */
  similarTo(word: string, edits: number): IndexedWord[] {
    return [...this.#tree.fuzzyGet(word, edits)].map(([similar, [passages]]) => [similar, passages])
  }
}
