/**
 * The artifacts in memory, and a MiniSearch index of their texts. A MiniSearch document is a distinct text of
 * a field, not an artifact: museum records share so many texts that this needs a third of the postings, of
 * the loading time and of the search time.
 */
import { isIdeographic, withoutStopWords, wordsAfterArticles, wordsOf } from '@tracker/domain/text/words.ts'
import MiniSearch from 'minisearch'
import { type Entry, type FieldText, type Listed, SEARCHED } from '#search/entry.ts'
import { Slots } from '#search/slots.ts'

/** A distinct text of a field, with the numbers of the artifacts that contain it. */
export interface Passage extends FieldText {
  readonly artifacts: number[]
}

export interface IndexedArtifact extends Listed {
  readonly passages: readonly number[]
}

/** Stored form of an index: items by number, null for free numbers. */
export interface IndexData {
  readonly artifacts: (IndexedArtifact | null)[]
  readonly passages: (Passage | null)[]
}

/** A passage as a MiniSearch document. Its text is in one of the two fields. */
interface Document {
  readonly id: number
  readonly short?: string
  readonly long?: string
}

const documentOf = (id: number, { field, text }: FieldText): Document =>
  SEARCHED[field]?.isLong ? { id, long: text } : { id, short: text }

/**
 * Removes stop words and single letters and digits (mostly dimensions), a fifth of the words in long texts.
 */
const tellingWords = (words: readonly string[]) =>
  withoutStopWords(words.filter((word) => word.length > 1 || isIdeographic(word)))

/** Passages indexed per step while an index is loaded. */
const CHUNK = 100

export class TextIndex {
  readonly #artifacts: Slots<IndexedArtifact>
  readonly #passages: Slots<Passage>
  readonly #numbers = new Map<string, number>()
  /** Number of each passage by its text, for each field. */
  readonly #byText = SEARCHED.map(() => new Map<string, number>())
  readonly #words: MiniSearch<Document>
  /** All words indexed so far, including words of removed artifacts. */
  readonly vocabulary = new Set<string>()
  /** Increases with each change. */
  version = 0

  constructor(data?: IndexData) {
    this.#artifacts = new Slots(data?.artifacts)
    this.#passages = new Slots(data?.passages)
    this.artifacts.forEach((artifact, number) => artifact && this.#numbers.set(artifact.id, number))
    this.#passages.items.forEach((one, number) => one && this.#byText[one.field]?.set(one.text, number))
    this.#words = new MiniSearch({
      fields: ['short', 'long'],
      tokenize: (text, field) => this.#tokenize(text, field === 'long'),
      processTerm: (term) => term,
      searchOptions: { tokenize: (term) => [term] },
    })
  }

  /** Indexes the texts of a stored index in steps, between which other requests are served. */
  static async load(data: IndexData): Promise<TextIndex> {
    const index = new TextIndex(data)
    const documents = data.passages.flatMap((one, id) => (one ? [documentOf(id, one)] : []))
    await index.#words.addAllAsync(documents, { chunkSize: CHUNK })
    return index
  }

  data(): IndexData {
    return { artifacts: this.#artifacts.items, passages: this.#passages.items }
  }

  #tokenize(text: string, isLong: boolean): string[] {
    const all = [...wordsOf(text), ...wordsAfterArticles(text)]
    const words = isLong ? tellingWords(all) : all
    for (const word of words) this.vocabulary.add(word)
    return words
  }

  get size(): number {
    return this.#artifacts.size
  }

  /** Artifacts by number; null for free numbers. */
  get artifacts(): readonly (IndexedArtifact | null)[] {
    return this.#artifacts.items
  }

  passage(number: number): Passage | null {
    return this.#passages.items[number] ?? null
  }

  numberOf(id: string): number | undefined {
    return this.#numbers.get(id)
  }

  /** Adds an artifact. Replaces one with the same id. */
  put({ texts, ...listed }: Entry): void {
    this.remove(listed.id)
    this.version += 1
    const passages = texts.map((one) => this.#numberOfText(one))
    const number = this.#artifacts.add({ ...listed, passages })
    this.#numbers.set(listed.id, number)
    for (const passage of passages) this.passage(passage)?.artifacts.push(number)
  }

  remove(id: string): void {
    const number = this.#numbers.get(id)
    if (number === undefined) return
    this.version += 1
    for (const passage of this.artifacts[number]?.passages ?? []) this.#release(passage, number)
    this.#artifacts.remove(number)
    this.#numbers.delete(id)
  }

  #numberOfText({ field, text }: FieldText): number {
    const known = this.#byText[field]?.get(text)
    if (known !== undefined) return known
    const number = this.#passages.add({ field, text, artifacts: [] })
    this.#byText[field]?.set(text, number)
    this.#words.add(documentOf(number, { field, text }))
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
   * Finds a word and similar words.
   * @param how `prefix`: also words that begin with it; `fuzzy`: also words within this many edits
   * @param accept called once per word; returns null to reject it
   * @param visit called for each passage of each accepted word
   */
  find<T>(
    word: string,
    how: { readonly prefix?: boolean; readonly fuzzy?: number },
    accept: (term: string) => T | null,
    visit: (passage: number, accepted: T, term: string) => void,
  ): void {
    let last: { readonly term: string; readonly accepted: T | null } | null = null
    // MiniSearch calls this for each posting, grouped by word. Returning 0 drops them from its own results,
    // whose scoring and sorting would take ten times as long as everything else; `match.ts` scores artifacts
    // instead.
    const boostDocument = (passage: number, term: string) => {
      if (last?.term !== term) last = { term, accepted: accept(term) }
      if (last.accepted !== null) visit(passage, last.accepted, term)
      return 0
    }
    this.#words.search(word, { ...how, boostDocument })
  }

  /** The artifacts that contain a word, without repetitions. */
  artifactsWith(word: string): number[] {
    const found = new Set<number>()
    const add = (passage: number) => this.passage(passage)?.artifacts.forEach((one) => found.add(one))
    this.find(word, {}, () => true, add)
    return [...found]
  }
}
