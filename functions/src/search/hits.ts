/** The artifacts that have a word or what it is read as, and what that is worth. */
import { IN_NAME, SEARCHED } from '#search/entry.ts'
import type { Alternative, Concept } from '#search/reading.ts'
import { eachPosting, type Segment } from '#search/segment.ts'
import { eachVariant, type Freedom, SLIPS, SPLIT_FACTOR, splitsOf, WRITTEN } from '#search/variants.ts'

/** All segments as one: the artifacts of each are numbered behind those of the one before. */
export interface View {
  readonly parts: readonly { readonly segment: Segment; readonly dead: Uint8Array; readonly offset: number }[]
  /** Numbers that are given, gone artifacts included. */
  readonly size: number
}

/** What a word weighs in some fields: the best of them, and a little for the others. */
export const WEIGHTS = Float64Array.from({ length: 1 << SEARCHED.length }, (_, mask) => {
  const weights = SEARCHED.filter((__, at) => mask & (1 << at)).map(({ weight }) => weight)
  const best = Math.max(0, ...weights)
  return best + 0.1 * (weights.reduce((sum, weight) => sum + weight, 0) - best)
})

export const AS_WRITTEN = 1
export const NAMED = 2

/** What a word or a concept finds. */
export class Hits {
  readonly best: Float32Array
  readonly flags: Uint8Array
  readonly documents: Uint32Array
  count = 0

  constructor(size: number) {
    this.best = new Float32Array(size)
    this.flags = new Uint8Array(size)
    this.documents = new Uint32Array(size)
  }

  clear(): void {
    for (const document of this.documents.subarray(0, this.count)) {
      this.best[document] = 0
      this.flags[document] = 0
    }
    this.count = 0
  }

  add(document: number, value: number, flags: number): void {
    const best = this.best[document] ?? 0
    if (best === 0) {
      this.documents[this.count] = document
      this.count += 1
    }
    if (value > best) this.best[document] = value
    this.flags[document] = (this.flags[document] ?? 0) | flags
  }
}

/**
 * Room that searches use in turn, each in one go: at 100,000 artifacts a search would leave ten megabytes behind, and the
 * instance would grow until they are collected.
 */
class Room {
  size = 0
  #hits: Hits[] = []
  #taken = 0
  #scores = new Float64Array(0)
  #coverage = new Float64Array(0)
  #documents = new Uint32Array(0)
  #counts: readonly [Uint8Array, Uint8Array, Uint8Array] = [
    new Uint8Array(0),
    new Uint8Array(0),
    new Uint8Array(0),
  ]

  /** Takes back everything that was given. */
  open(size: number): void {
    this.#taken = 0
    if (size === this.size) return
    this.size = size
    this.#hits = []
    this.#scores = new Float64Array(size)
    this.#coverage = new Float64Array(size)
    this.#documents = new Uint32Array(size)
    this.#counts = [new Uint8Array(size), new Uint8Array(size), new Uint8Array(size)]
  }

  hits(): Hits {
    const hits = this.#hits[this.#taken] ?? new Hits(this.size)
    this.#hits[this.#taken] = hits
    this.#taken += 1
    hits.clear()
    return hits
  }

  /** A list for so many numbers of artifacts as there are. Each time the same. */
  list(): Uint32Array {
    return this.#documents
  }

  /** Columns for sums, all zero. Each time the same. */
  sums() {
    const [isExact, named, counted] = this.#counts
    for (const column of [this.#scores, this.#coverage, isExact, named, counted]) column.fill(0)
    return { scores: this.#scores, coverage: this.#coverage, isExact, named, counted }
  }
}
export const room = new Room()

/** Adds the artifacts that have a word, or what it is read as. */
function addWord(
  { parts }: View,
  hits: Hits,
  word: string,
  { freedom, factor, isOther }: { freedom: Freedom; factor: number; isOther: boolean },
): void {
  for (const { segment, dead, offset } of parts) {
    eachVariant(segment, word, freedom, (variant) => {
      const flags = variant.isSlip || isOther ? 0 : AS_WRITTEN
      eachPosting(segment, variant.word, (document, mask) => {
        if (dead[document] === 1) return
        const value = factor * variant.factor * (WEIGHTS[mask] ?? 0)
        hits.add(document + offset, value, flags | (mask & IN_NAME ? NAMED : 0))
      })
    })
  }
}

/** Adds the artifacts that have all words of an alternative. */
function addAlternative(
  view: View,
  hits: Hits,
  { words, factor, isOther }: Alternative,
  asked: Freedom,
): void {
  const how = { freedom: isOther ? WRITTEN : asked, factor, isOther }
  if (words.length === 1) return addWord(view, hits, words[0] ?? '', how)
  const all = words.map((word) => {
    const one = room.hits()
    addWord(view, one, word, how)
    return one
  })
  const [first] = all.toSorted((one, other) => one.count - other.count)
  if (!first) return undefined
  for (const document of first.documents.subarray(0, first.count)) {
    const least = Math.min(...all.map(({ best }) => best[document] ?? 0))
    const flags = all.reduce((common, one) => common & (one.flags[document] ?? 0), AS_WRITTEN | NAMED)
    if (least > 0) hits.add(document, least, flags)
  }
  return undefined
}

/** The alternatives of a concept, with those that a word written as two gives when it is read freely. */
export function alternativesOf(
  { parts }: View,
  { alternatives, written }: Concept,
  freedom: Freedom,
): Alternative[] {
  const [word = ''] = written
  if (freedom < SLIPS || written.length > 1) return [...alternatives]
  const splits = splitsOf(
    parts.map(({ segment }) => segment),
    word,
  )
  return [...alternatives, ...splits.map((words) => ({ words, factor: SPLIT_FACTOR, isOther: true }))]
}

/** What a concept finds. */
export function hitsOf(view: View, concept: Concept, freedom: Freedom): Hits {
  const hits = room.hits()
  for (const one of alternativesOf(view, concept, freedom)) addAlternative(view, hits, one, freedom)
  return hits
}
