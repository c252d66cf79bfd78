/** The artifacts that have one concept of a query, and what each is worth. */
import type { TextIndex } from '#search/textIndex.ts'
import { NAME_FIELD, SEARCHED } from '#search/entry.ts'

/** How a word of the index answers a concept. */
export interface TermMatch {
  /** Worth beside the word as written, which is worth 1. */
  readonly factor: number
  /** Whether it is the word as written: also its plural, singular or beginning. */
  readonly isWritten: boolean
  /** What to show as the word that was searched for. */
  readonly reads: string
}

/** The concept was found as written, in the name. */
export const WRITTEN = 1
export const NAMED = 2

export class Hits {
  /** By the number of an artifact: what the concept is worth in it, 0 where it is missing. */
  readonly worth: Float32Array
  /** By the number of an artifact: `WRITTEN`, `NAMED`. */
  readonly flags: Uint8Array
  /** By the number of an artifact: the passage of the greatest worth. */
  readonly passages: Uint32Array
  /** Artifacts that have the concept. */
  count = 0
  /** The words of the index that answer the concept. */
  readonly terms = new Map<string, TermMatch>()

  constructor(size: number) {
    this.worth = new Float32Array(size)
    this.flags = new Uint8Array(size)
    this.passages = new Uint32Array(size)
  }

  add(artifact: number, worth: number, flags: number, passage: number): void {
    const before = this.worth[artifact] ?? 0
    if (before === 0) this.count += 1
    if (worth > before) {
      this.worth[artifact] = worth
      this.passages[artifact] = passage
    }
    this.flags[artifact] = (this.flags[artifact] ?? 0) | flags
  }

  /** Notes that a word answers the concept. Of several ways the best counts. */
  addMatch(term: string, match: TermMatch): void {
    const known = this.terms.get(term)
    if (!known || known.factor < match.factor) this.terms.set(term, match)
  }

  /** Adds the artifacts that have a word of the index. */
  addTerm(index: TextIndex, term: string, passage: number, match: TermMatch): void {
    this.addMatch(term, match)
    const found = index.passage(passage)
    if (!found) return
    const worth = match.factor * (SEARCHED[found.field]?.weight ?? 0)
    const flags = (match.isWritten ? WRITTEN : 0) | (found.field === NAME_FIELD ? NAMED : 0)
    for (const artifact of found.artifacts) this.add(artifact, worth, flags, passage)
  }
}

/** The artifacts that have all of several words, each as worthy as its least. */
export function hitsOfAll(all: readonly Hits[], size: number): Hits {
  const hits = new Hits(size)
  for (let artifact = 0; artifact < size; artifact += 1) {
    const least = all.reduce((worth, one) => Math.min(worth, one.worth[artifact] ?? 0), Infinity)
    if (least === 0) continue
    const flags = all.reduce((common, one) => common & (one.flags[artifact] ?? 0), WRITTEN | NAMED)
    hits.add(artifact, least, flags, all[0]?.passages[artifact] ?? 0)
  }
  if (hits.count > 0) for (const { terms } of all) terms.forEach((match, term) => hits.addMatch(term, match))
  return hits
}

/** Adds what others found. */
export function addHits(to: Hits, from: Hits, size: number): void {
  from.terms.forEach((match, term) => to.addMatch(term, match))
  for (let artifact = 0; artifact < size; artifact += 1) {
    const worth = from.worth[artifact] ?? 0
    if (worth > 0) to.add(artifact, worth, from.flags[artifact] ?? 0, from.passages[artifact] ?? 0)
  }
}
