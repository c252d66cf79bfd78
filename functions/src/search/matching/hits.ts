/** Artifacts that match one concept of a query, with their scores. */
import type { TextIndex } from '#search/textIndex.ts'
import { NAME_FIELD, SEARCHED } from '#search/entry.ts'

/** How well an indexed word matches a concept. */
export interface TermMatch {
  /** Factor for the score; 1 for the word as written. */
  readonly factor: number
  /** True for the word as written, its plural or singular, and words that begin with it. */
  readonly isWritten: boolean
  /** The word shown as interpretation. */
  readonly reads: string
}

/** Flags: matched as written; matched in the name. */
export const WRITTEN = 1
export const NAMED = 2

export class Hits {
  /** Score of the concept by artifact number; 0 if it does not match. */
  readonly worth: Float32Array
  /** `WRITTEN` and `NAMED` flags by artifact number. */
  readonly flags: Uint8Array
  /** Passage with the highest score, by artifact number. */
  readonly passages: Uint32Array
  /** Number of matching artifacts. */
  count = 0
  /** Indexed words that match the concept. */
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

  /** Records that a word matches the concept. Keeps the match with the highest factor. */
  addMatch(term: string, match: TermMatch): void {
    const known = this.terms.get(term)
    if (!known || known.factor < match.factor) this.terms.set(term, match)
  }

  /** Adds the artifacts of a passage that contains a matching word. */
  addTerm(index: TextIndex, term: string, passage: number, match: TermMatch): void {
    this.addMatch(term, match)
    const found = index.passage(passage)
    if (!found) return
    const worth = match.factor * (SEARCHED[found.field]?.weight ?? 0)
    const flags = (match.isWritten ? WRITTEN : 0) | (found.field === NAME_FIELD ? NAMED : 0)
    for (const artifact of found.artifacts) this.add(artifact, worth, flags, passage)
  }
}

/** Intersects the matches of several words. An artifact's score is the lowest of them. */
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

/** Adds the matches of `from` to `to`. */
export function addHits(to: Hits, from: Hits, size: number): void {
  from.terms.forEach((match, term) => to.addMatch(term, match))
  for (let artifact = 0; artifact < size; artifact += 1) {
    const worth = from.worth[artifact] ?? 0
    if (worth > 0) to.add(artifact, worth, from.flags[artifact] ?? 0, from.passages[artifact] ?? 0)
  }
}
