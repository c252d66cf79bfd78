/** Artifacts that match one concept of a query, with their scores. */
import type { TextIndex } from '#search/index/textIndex.ts'
import type { IndexedWord } from '#search/index/wordIndex.ts'
import { NAME_FIELD, SEARCHED } from '#search/index/indexEntry.ts'

/** How well an indexed word matches a concept. */
export interface TermMatch {
  /** Factor for the score; 1 for the word as written. */
  readonly factor: number
  /** True for the word as written, its plural or singular, and words that begin with it. */
  readonly isWritten: boolean
  /** The words shown as a correction, if the word was corrected. */
  readonly reads?: string | undefined
}

/** Flags: matched as written; matched in the name. */
export const WRITTEN = 1
export const NAMED = 2

/** Maximum buffers that are kept, and bytes for each artifact: a score, a passage and flags. */
const KEPT_MAX = 50
const BYTES = 9
/** Buffers reused by consecutive synchronous searches. New ones would soon cause a garbage collection of the index. */
const buffers: ArrayBuffer[] = []
let used = 0

/** Frees all buffers at the start of a search. Results of the previous one must not be used any more. */
export function freeBuffers(): void {
  buffers.length = Math.min(buffers.length, KEPT_MAX)
  used = 0
}

/** Returns a buffer of zeros. @param size number of artifacts */
export function bufferOf(size: number): ArrayBuffer {
  const [kept, bytes] = [buffers[used], BYTES * size]
  const buffer = kept?.byteLength === bytes ? kept : new ArrayBuffer(bytes)
  if (buffer === kept) new Uint8Array(buffer).fill(0)
  buffers[used++] = buffer
  return buffer
}

export class Hits {
  /** Score of the concept by artifact number; 0 if it does not match. */
  readonly scores: Float32Array
  /** `WRITTEN` and `NAMED` flags by artifact number. */
  readonly flags: Uint8Array
  /** Passage with the highest score, by artifact number. */
  readonly passages: Uint32Array
  /** Numbers of the matching artifacts, in no order. */
  readonly artifacts: number[] = []
  /** Indexed words that match the concept. */
  readonly terms = new Map<string, TermMatch>()

  constructor(size: number) {
    const buffer = bufferOf(size)
    this.scores = new Float32Array(buffer, 0, size)
    this.passages = new Uint32Array(buffer, 4 * size, size)
    this.flags = new Uint8Array(buffer, 8 * size)
  }

  add(artifact: number, score: number, flags: number, passage: number): void {
    const before = this.scores[artifact] ?? 0
    if (before === 0) this.artifacts.push(artifact)
    if (score > before) {
      this.scores[artifact] = score
      this.passages[artifact] = passage
    }
    this.flags[artifact] = (this.flags[artifact] ?? 0) | flags
  }

  /** Records that a word matches the concept. Keeps the match with the highest factor. */
  addMatch(term: string, match: TermMatch): void {
    const known = this.terms.get(term)
    if (!known || known.factor < match.factor) this.terms.set(term, match)
  }

  /** Adds the artifacts that contain a matching word. */
  addWord(index: TextIndex, [word, passages]: IndexedWord, match: TermMatch): void {
    this.addMatch(word, match)
    for (const passage of passages) {
      const found = index.passage(passage)
      if (!found) continue
      const score = match.factor * (SEARCHED[found.field]?.weight ?? 0)
      const flags = (match.isWritten ? WRITTEN : 0) | (found.field === NAME_FIELD ? NAMED : 0)
      for (const artifact of found.artifacts) this.add(artifact, score, flags, passage)
    }
  }
}

/** Adds the artifacts that match all of several words. Their score is the lowest of them. */
export function addCommon(to: Hits, all: readonly Hits[]): void {
  const [first] = all
  for (const artifact of first?.artifacts ?? []) {
    const score = Math.min(...all.map(({ scores }) => scores[artifact] ?? 0))
    if (score === 0) continue
    const flags = all.reduce((common, one) => common & (one.flags[artifact] ?? 0), WRITTEN | NAMED)
    to.add(artifact, score, flags, first?.passages[artifact] ?? 0)
  }
  if (to.artifacts.length > 0)
    for (const { terms } of all) terms.forEach((match, term) => to.addMatch(term, match))
}
