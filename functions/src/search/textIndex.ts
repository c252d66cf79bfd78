/**
 * The artifacts in memory, and a MiniSearch index of their texts. What MiniSearch calls a document is a distinct text of a
 * field, not an artifact: museum records repeat one another so much that this takes a third of the postings, of the time to
 * load and of the time to search.
 */
import { wordsAfterArticles, wordsOf } from '@tracker/domain/text/words.ts'
import MiniSearch from 'minisearch'
import { type Entry, type FieldText, type Listed, SEARCHED } from '#search/entry.ts'
import { Slots } from '#search/slots.ts'

/** A distinct text of a field, with the numbers of the artifacts that have it. */
export interface Passage extends FieldText {
  readonly artifacts: number[]
}

export interface IndexedArtifact extends Listed {
  readonly passages: readonly number[]
}

/** A word of the index that a search found. */
export interface FoundTerm {
  readonly term: string
  readonly passage: number
}

/** What is stored of an index. */
export interface IndexData {
  readonly artifacts: (IndexedArtifact | null)[]
  readonly passages: (Passage | null)[]
  readonly vocabulary: readonly string[]
  /** MiniSearch's own JSON. */
  readonly words: string
}

interface Document {
  readonly id: number
  readonly text: string
}

const OPTIONS = {
  fields: ['text'],
  tokenize: (text: string) => [...new Set([...wordsOf(text), ...wordsAfterArticles(text)])],
  processTerm: (term: string) => term,
  searchOptions: { tokenize: (term: string) => [term] },
}

export class TextIndex {
  readonly #artifacts: Slots<IndexedArtifact>
  readonly #passages: Slots<Passage>
  readonly #numbers = new Map<string, number>()
  /** The number of each passage by its text, for each field. */
  readonly #byText = SEARCHED.map(() => new Map<string, number>())
  readonly #words: MiniSearch<Document>
  /** Every word that was ever indexed. */
  readonly vocabulary: Set<string>

  constructor(data?: Omit<IndexData, 'words'> & { readonly words: MiniSearch<Document> }) {
    this.#artifacts = new Slots(data?.artifacts)
    this.#passages = new Slots(data?.passages)
    this.#words = data?.words ?? new MiniSearch(OPTIONS)
    this.vocabulary = new Set(data?.vocabulary)
    this.artifacts.forEach((artifact, number) => artifact && this.#numbers.set(artifact.id, number))
    this.#passages.items.forEach((one, number) => one && this.#byText[one.field]?.set(one.text, number))
  }

  /** Loads the data of an index, in steps between which other calls are served. */
  static async load(data: IndexData): Promise<TextIndex> {
    return new TextIndex({ ...data, words: await MiniSearch.loadJSONAsync<Document>(data.words, OPTIONS) })
  }

  data(): IndexData {
    return {
      artifacts: this.#artifacts.items,
      passages: this.#passages.items,
      vocabulary: [...this.vocabulary],
      words: JSON.stringify(this.#words),
    }
  }

  get size(): number {
    return this.#artifacts.size
  }

  /** By number; null for numbers that are free. */
  get artifacts(): readonly (IndexedArtifact | null)[] {
    return this.#artifacts.items
  }

  passage(number: number): Passage | null {
    return this.#passages.items[number] ?? null
  }

  numberOf(id: string): number | undefined {
    return this.#numbers.get(id)
  }

  /** Adds an artifact, in place of the one with the same id. */
  put({ texts, ...listed }: Entry): void {
    this.remove(listed.id)
    const passages = texts.map((one) => this.#numberOfText(one))
    const number = this.#artifacts.add({ ...listed, passages })
    this.#numbers.set(listed.id, number)
    for (const passage of passages) this.passage(passage)?.artifacts.push(number)
  }

  remove(id: string): void {
    const number = this.#numbers.get(id)
    if (number === undefined) return
    for (const passage of this.artifacts[number]?.passages ?? []) this.#release(passage, number)
    this.#artifacts.remove(number)
    this.#numbers.delete(id)
  }

  #numberOfText({ field, text }: FieldText): number {
    const known = this.#byText[field]?.get(text)
    if (known !== undefined) return known
    const number = this.#passages.add({ field, text, artifacts: [] })
    this.#byText[field]?.set(text, number)
    this.#words.add({ id: number, text })
    for (const word of OPTIONS.tokenize(text)) this.vocabulary.add(word)
    return number
  }

  #release(number: number, artifact: number): void {
    const passage = this.passage(number)
    if (!passage) return
    passage.artifacts.splice(passage.artifacts.indexOf(artifact), 1)
    if (passage.artifacts.length > 0) return
    this.#passages.remove(number)
    this.#byText[passage.field]?.delete(passage.text)
    this.#words.discard(number)
  }

  /**
   * Finds a word, and others like it.
   * @param how `prefix`: also words that begin with it; `fuzzy`: also words with at most so many edits
   * @param accepts which of the words count
   */
  find(
    word: string,
    how: { readonly prefix?: boolean; readonly fuzzy?: number },
    accepts: (term: string) => boolean = () => true,
  ): FoundTerm[] {
    const accepted = new Map<string, number>()
    const boostDocument = (_: unknown, term: string) => {
      const known = accepted.get(term) ?? (accepts(term) ? 1 : 0)
      accepted.set(term, known)
      return known
    }
    const results = this.#words.search(word, { ...how, boostDocument })
    return results.flatMap(({ id, terms }: { id: number; terms: string[] }) =>
      terms.map((term) => ({ term, passage: id })),
    )
  }
}
