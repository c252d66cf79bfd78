/**
 * Finds and ranks the artifacts for a text: all words as written, all words with other readings, then by the number of
 * words.
 */
import { bufferOf, freeBuffers, type Hits, NAMED, WRITTEN } from '#search/matching/hits.ts'
import { conceptHits } from '#search/matching/lookup.ts'
import { type Concept, type ParsedQuery, parseQuery } from '#search/matching/parsedQuery.ts'
import { unknownHits } from '#search/matching/unknownWords.ts'
import type { TextIndex } from '#search/index/textIndex.ts'

export interface MatchedConcept {
  readonly concept: Concept
  readonly hits: Hits
}

/** Result of matching a text. */
export interface Matches {
  readonly query: ParsedQuery
  readonly concepts: readonly MatchedConcept[]
  /** Numbers of the matching artifacts, unsorted. */
  readonly artifacts: readonly number[]
  /** Scores by artifact number. Each better tier adds `TIER`. */
  readonly scores: Float64Array
  /** Whether every needed concept matched as written. */
  readonly isExact: (artifact: number) => boolean
  /** Whether every needed concept matched. */
  readonly isFull: (artifact: number) => boolean
}

/** If fewer artifacts than this match all words, those with at least this share of the best coverage are added. */
const FEW = 3
const COVERAGE_MIN = 0.4
const TIER = 10_000
/** Score of matching a concept in any field, added to the field's weight. */
const COVERAGE = 10
/** Score factor added if the query contains all words of the artifact's name. */
const WHOLE_NAME = 0.6
/** Maximum number of unknown words to correct, which limits processor time. */
const RESPELT_MAX = 5

/** Weights rare concepts more. Rounded, so that one artifact more or less does not change the order between pages. */
const rarity = (count: number, size: number) => Math.round(8 * Math.log(1 + size / (1 + count))) / 8 + 0.125

const neededOf = (concepts: readonly MatchedConcept[]) => concepts.filter(({ concept }) => concept.isNeeded)

/** Number of words of the needed concepts that match with these flags, by artifact number. */
function countsOf(concepts: readonly MatchedConcept[], size: number, flags = 0): Uint8Array {
  const counts = new Uint8Array(size)
  for (const { concept, hits } of neededOf(concepts))
    for (const artifact of hits.artifacts)
      if (((hits.flags[artifact] ?? 0) & flags) === flags)
        counts[artifact] = (counts[artifact] ?? 0) + concept.written.length
  return counts
}

/** The count of an artifact with all words. */
const countOfAll = (concepts: readonly MatchedConcept[]) =>
  neededOf(concepts).reduce((sum, { concept }) => sum + concept.written.length, 0)

/** Interprets unknown words as parts of words, else as misspelled. Known words stay unchanged. */
function interpretUnknown(index: TextIndex, concepts: readonly MatchedConcept[]): MatchedConcept[] {
  const known = concepts.filter(({ hits }) => hits.artifacts.length > 0)
  const others = concepts.filter((one) => !known.includes(one) && one.concept.written.length === 1)
  const unknown = others.slice(0, RESPELT_MAX)
  const counts = countsOf(known, index.artifacts.length)
  return concepts.map((one) =>
    unknown.includes(one)
      ? { ...one, hits: unknownHits(index, one.concept.written[0] ?? '', counts, countOfAll(known) > 0) }
      : one,
  )
}

/** Scores the artifacts that match all concepts, and if these are few, also those that match some. */
function rank(index: TextIndex, query: ParsedQuery, concepts: readonly MatchedConcept[]): Matches {
  const size = index.artifacts.length
  const zeros = () => new Float64Array(bufferOf(size), 0, size)
  const [scores, coverage, named] = [zeros(), zeros(), new Uint8Array(size)]
  for (const { concept, hits } of concepts) {
    const weight = concept.weight * rarity(hits.artifacts.length, index.size)
    for (const artifact of hits.artifacts) {
      scores[artifact] = (scores[artifact] ?? 0) + weight * (hits.scores[artifact] ?? 0)
      coverage[artifact] = (coverage[artifact] ?? 0) + weight
      if ((hits.flags[artifact] ?? 0) & NAMED) named[artifact] = (named[artifact] ?? 0) + 1
    }
  }
  const all = countOfAll(concepts)
  const [counts, written] = [countsOf(concepts, size), countsOf(concepts, size, WRITTEN)]
  const isFull = (artifact: number) => counts[artifact] === all
  const isExact = (artifact: number) => written[artifact] === all
  const found: number[] = []
  counts.forEach((count, artifact) => {
    if (count > 0) found.push(artifact)
  })
  const full = found.filter(isFull)
  const coverageMin = COVERAGE_MIN * found.reduce((most, one) => Math.max(most, coverage[one] ?? 0), 0)
  const artifacts =
    full.length >= FEW ? full : found.filter((one) => isFull(one) || (coverage[one] ?? 0) >= coverageMin)
  for (const artifact of artifacts) {
    const nameLength = Math.max(1, index.artifacts[artifact]?.nameLength ?? 1)
    const share = Math.min(1, (named[artifact] ?? 0) / nameLength)
    const score = (scores[artifact] ?? 0) * (1 + WHOLE_NAME * share) + COVERAGE * (coverage[artifact] ?? 0)
    const tier = TIER * ((counts[artifact] ?? 0) + Number(isExact(artifact)))
    scores[artifact] = Math.round(1_000 * score) / 1_000 + tier
  }
  return { query, concepts, artifacts, scores, isExact, isFull }
}

/** Returns the matches of a text, which are none if it has no letter or digit; null for an empty text: all match. */
export function match(index: TextIndex, text: string): Matches | null {
  if (text.trim() === '') return null
  freeBuffers()
  const query = parseQuery(index, text)
  const concepts = query.concepts.map((concept) => ({ concept, hits: conceptHits(index, concept) }))
  return rank(index, query, interpretUnknown(index, concepts))
}
