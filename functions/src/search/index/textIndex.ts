/**
 * The artifacts in memory, and the words of their texts. Words refer to passages, the distinct texts of a field,
 * not to artifacts: museum records share so many texts that this needs a third of the memory and of the search
 * time.
 */
import { isIdeographic, withoutStopWords, wordsAfterArticles, wordsOf } from '@tracker/domain/text/words.ts'
import { type Entry, type FieldText, type Listed, SEARCHED } from '#search/index/indexEntry.ts'
import { Slots } from '#search/index/slots.ts'
import { WordIndex } from '#search/index/wordIndex.ts'

/** A distinct text of a field, with the numbers of the artifacts that contain it. */
export interface Passage extends FieldText {
  readonly artifacts: number[]
}

export interface IndexedArtifact extends Listed {
  readonly passages: readonly number[]
}

/**
 * Removes stop words and single letters and digits (mostly dimensions), a fifth of the words in long texts.
 */
const significantWords = (words: readonly string[]) =>
  withoutStopWords(words.filter((word) => word.length > 1 || isIdeographic(word)))

/** The distinct words of a passage by which it is found. */
function indexedWords({ field, text }: FieldText): ReadonlySet<string> {
  const all = [...wordsOf(text), ...wordsAfterArticles(text)]
  return new Set(SEARCHED[field]?.isLong ? significantWords(all) : all)
}

export class TextIndex {
  readonly #artifacts: Slots<IndexedArtifact>
  readonly #passages: Slots<Passage>
  readonly #numbers = new Map<string, number>()
  /** Number of each passage by its text, for each field. */
  readonly #byText = SEARCHED.map(() => new Map<string, number>())
  readonly words: WordIndex
  /** Increases with each change. */
  version = 0

  /**
   * @param artifacts by number; null for free numbers
   * @param passages by number; null for free numbers
   * @param words those of the passages
   */
  constructor(
    artifacts: (IndexedArtifact | null)[] = [],
    passages: (Passage | null)[] = [],
    words = new WordIndex(),
  ) {
    this.#artifacts = new Slots(artifacts)
    this.#passages = new Slots(passages)
    this.words = words
    this.artifacts.forEach((artifact, number) => artifact && this.#numbers.set(artifact.id, number))
    this.passages.forEach((one, number) => one && this.#byText[one.field]?.set(one.text, number))
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

  passage(number: number): Passage | null {
    return this.passages[number] ?? null
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
    this.words.add(number, indexedWords({ field, text }))
    return number
  }

  #release(number: number, artifact: number): void {
    const passage = this.passage(number)
    if (!passage) return
    passage.artifacts.splice(passage.artifacts.indexOf(artifact), 1)
    if (passage.artifacts.length > 0) return
    this.#passages.remove(number)
    this.#byText[passage.field]?.delete(passage.text)
    this.words.remove(number, indexedWords(passage))
  }

  /** The artifacts that contain a word, without repetitions. */
  artifactsWith(word: string): number[] {
    const passages = this.words.exactly(word).flatMap(([, numbers]) => numbers)
    return [...new Set(passages.flatMap((passage) => this.passage(passage)?.artifacts ?? []))]
  }
}
