/**
 * The artifacts in memory, and the words of their texts. Words refer to passages, the distinct texts of a field,
 * not to artifacts: museum records share so many texts that this needs a third of the memory and of the search
 * time.
 */
import {
  type Entry,
  type EntryText,
  type FieldText,
  indexedWords,
  type Listed,
  NAME_FIELD,
  SEARCHED,
} from '#search/index/indexEntry.ts'
import { Slots } from '#search/index/slots.ts'
import { REFERENCE_BYTES, WordIndex } from '#search/index/wordIndex.ts'

/** A distinct text of a field, with the numbers of the artifacts that contain it. */
export interface Passage extends FieldText {
  readonly artifacts: number[]
}

export interface IndexedArtifact extends Listed {
  readonly passages: readonly number[]
  /** False if the index was full: the artifact is found by its name, not by its other texts. */
  readonly isWhole: boolean
}

/** Measured bytes of a passage and of an artifact in memory, besides their characters. */
const PASSAGE_BYTES = 250
const ARTIFACT_BYTES = 700
/**
 * 1.5 times the estimated memory of 20,000 museum records. A function with more memory (`index.ts`) may have more.
 */
const BYTES_MAX = 120_000_000

export class TextIndex {
  readonly #artifacts = new Slots<IndexedArtifact>()
  readonly #passages = new Slots<Passage>()
  readonly #numbers = new Map<string, number>()
  /** Number of each passage by its text, for each field. */
  readonly #byText = SEARCHED.map(() => new Map<string, number>())
  readonly #bytesMax: number
  #bytes = 0
  readonly words = new WordIndex()
  /** Number of artifacts that are found by their names only, because the index is full. */
  byNameOnly = 0
  /** Increases with each change. */
  version = 0

  /** @param bytesMax estimated memory from which on artifacts are found by their names only */
  constructor(bytesMax = BYTES_MAX) {
    this.#bytesMax = bytesMax
  }

  get size(): number {
    return this.#artifacts.size
  }

  /** Artifacts by number; null for free numbers. */
  get artifacts(): readonly (IndexedArtifact | null)[] {
    return this.#artifacts.items
  }

  /** Passages by number; null for free numbers. */
  get passages(): readonly (Passage | null)[] {
    return this.#passages.items
  }

  /** Estimated memory. */
  get bytes(): number {
    return this.#bytes + this.words.bytes
  }

  passage(number: number): Passage | null {
    return this.passages[number] ?? null
  }

  numberOf(id: string): number | undefined {
    return this.#numbers.get(id)
  }

  /** Adds the next passages of a stored index, whose words are added separately. */
  loadPassages(passages: readonly (Passage | null)[]): void {
    for (const passage of passages) this.#enterPassage(passage, this.#passages.load(passage))
  }

  /** Adds the next artifacts of a stored index. */
  loadArtifacts(artifacts: readonly (IndexedArtifact | null)[]): void {
    for (const artifact of artifacts) this.#enter(artifact, this.#artifacts.load(artifact))
  }

  /** Adds an artifact. Replaces one with the same id. */
  put({ texts, ...listed }: Entry): void {
    this.remove(listed.id)
    this.version += 1
    const isWhole = this.bytes < this.#bytesMax
    const indexed = isWhole ? texts : texts.filter(({ field }) => field === NAME_FIELD)
    const passages = indexed.map((one) => this.#numberOfText(one))
    const artifact = { ...listed, passages, isWhole }
    const number = this.#artifacts.add(artifact)
    this.#enter(artifact, number)
    for (const passage of passages) this.passage(passage)?.artifacts.push(number)
  }

  remove(id: string): void {
    const number = this.#numbers.get(id)
    const artifact = this.artifacts[number ?? -1]
    if (number === undefined || !artifact) return
    this.version += 1
    for (const passage of artifact.passages) this.#release(passage, number)
    this.#artifacts.remove(number)
    this.#numbers.delete(id)
    this.#count(artifact, -1)
  }

  #enter(artifact: IndexedArtifact | null, number: number): void {
    if (!artifact) return
    this.#numbers.set(artifact.id, number)
    this.#count(artifact, 1)
  }

  /** @param by 1 if the artifact was added, -1 if it was removed */
  #count({ isWhole, name, nameKey, place, picture, passages }: IndexedArtifact, by: 1 | -1): void {
    const characters = name.length + nameKey.length + place.length + picture.length
    this.#bytes += by * (ARTIFACT_BYTES + 2 * characters + REFERENCE_BYTES * 2 * passages.length)
    if (!isWhole) this.byNameOnly += by
  }

  #enterPassage(passage: Passage | null, number: number): void {
    if (!passage) return
    this.#byText[passage.field]?.set(passage.text, number)
    this.#bytes += PASSAGE_BYTES + 2 * passage.text.length
  }

  #numberOfText({ field, text, words }: EntryText): number {
    const known = this.#byText[field]?.get(text)
    if (known !== undefined) return known
    const passage = { field, text, artifacts: [] }
    const number = this.#passages.add(passage)
    this.#enterPassage(passage, number)
    this.words.add(number, words ?? indexedWords(passage))
    return number
  }

  #release(number: number, artifact: number): void {
    const passage = this.passage(number)
    if (!passage) return
    passage.artifacts.splice(passage.artifacts.indexOf(artifact), 1)
    if (passage.artifacts.length > 0) return
    this.#passages.remove(number)
    this.#byText[passage.field]?.delete(passage.text)
    this.#bytes -= PASSAGE_BYTES + 2 * passage.text.length
    this.words.remove(number, indexedWords(passage))
  }
}
