/**
 * Finds and ranks the artifacts for a text: all words as written, all words with other readings, then by the number of
 * words.
 */
import { type Hits, NAMED, WRITTEN } from '#search/matching/hits.ts'
import { conceptHits } from '#search/matching/lookup.ts'
import { type Concept, joinedQueries, type ParsedQuery, parseQuery } from '#search/matching/parsedQuery.ts'
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
  /** By artifact number: 1 if every needed concept matched as written. */
  readonly isExact: Uint8Array
  /** By artifact number: 1 if every needed concept matched. */
  readonly isFull: Uint8Array
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

/**
 * Weights rare concepts more. Rounded, so that one artifact more or less does not change the order between
 * two pages.
 */
const rarity = (count: number, size: number) => Math.round(8 * Math.log(1 + size / (1 + count))) / 8 + 0.125

const neededOf = (concepts: readonly MatchedConcept[]) => concepts.filter(({ concept }) => concept.isNeeded)

/** Number of words of the needed concepts that match with these flags, by artifact number. */
function countsOf(concepts: readonly MatchedConcept[], size: number, flags = 0): Uint8Array {
  const counts = new Uint8Array(size)
  for (const { concept, hits } of neededOf(concepts))
    for (let artifact = 0; artifact < size; artifact += 1)
      if ((hits.scores[artifact] ?? 0) > 0 && ((hits.flags[artifact] ?? 0) & flags) === flags)
        counts[artifact] = (counts[artifact] ?? 0) + concept.written.length
  return counts
}

/** The count of an artifact with all words. */
const countOfAll = (concepts: readonly MatchedConcept[]) =>
  neededOf(concepts).reduce((sum, { concept }) => sum + concept.written.length, 0)

/** Interprets unknown words as parts of words, else as misspelled. Known words stay unchanged. */
function interpretUnknown(index: TextIndex, concepts: readonly MatchedConcept[]): MatchedConcept[] {
  const isUnknown = ({ concept, hits }: MatchedConcept) => hits.count === 0 && concept.written.length === 1
  const known = concepts.filter(({ hits }) => hits.count > 0)
  const counts = countsOf(known, index.artifacts.length)
  const unknown = concepts.filter(isUnknown).slice(0, RESPELT_MAX)
  return concepts.map((one) =>
    unknown.includes(one)
      ? { ...one, hits: unknownHits(index, one.concept.written[0] ?? '', counts, countOfAll(known) > 0) }
      : one,
  )
}

/** Scores the artifacts that match all concepts, and if these are few, also those that match some. */
function rank(index: TextIndex, query: ParsedQuery, concepts: readonly MatchedConcept[]): Matches {
  const size = index.artifacts.length
  const [scores, coverage, named] = [new Float64Array(size), new Float64Array(size), new Uint8Array(size)]
  for (const { concept, hits } of concepts) {
    const weight = concept.weight * rarity(hits.count, index.size)
    for (let artifact = 0; artifact < size; artifact += 1) {
      const score = hits.scores[artifact] ?? 0
      if (score === 0) continue
      scores[artifact] = (scores[artifact] ?? 0) + weight * score
      coverage[artifact] = (coverage[artifact] ?? 0) + weight
      if ((hits.flags[artifact] ?? 0) & NAMED) named[artifact] = (named[artifact] ?? 0) + 1
    }
  }
  const [counts, all] = [countsOf(concepts, size), countOfAll(concepts)]
  const isFull = counts.map((count) => Number(count === all))
  const isExact = countsOf(concepts, size, WRITTEN).map((count) => Number(count === all))
  const found = index.artifacts.flatMap((artifact, number) => (artifact && counts[number] ? [number] : []))
  const full = found.filter((number) => isFull[number])
  const coverageMin = COVERAGE_MIN * coverage.reduce((most, one) => Math.max(most, one), 0)
  const isClose = (number: number) => isFull[number] || (coverage[number] ?? 0) >= coverageMin
  const artifacts = full.length >= FEW ? full : found.filter(isClose)
  for (const number of artifacts) {
    const nameLength = Math.max(1, index.artifacts[number]?.nameLength ?? 1)
    const share = Math.min(1, (named[number] ?? 0) / nameLength)
    const score = (scores[number] ?? 0) * (1 + WHOLE_NAME * share) + COVERAGE * (coverage[number] ?? 0)
    const tier = TIER * ((counts[number] ?? 0) + (isExact[number] ?? 0))
    scores[number] = Math.round(1_000 * score) / 1_000 + tier
  }
  return { query, concepts, artifacts, scores, isExact, isFull }
}

/** Returns the matches of a text, which are none if it has no letter or digit; null for an empty text: all match. */
export function match(index: TextIndex, text: string): Matches | null {
  if (text.trim() === '') return null
  const query = parseQuery(index, text)
  const lookUp = (concept: Concept) => ({ concept, hits: conceptHits(index, concept) })
  const hasAll = (all: readonly MatchedConcept[]) =>
    countsOf(all, index.artifacts.length).includes(countOfAll(all))
  const concepts = query.concepts.map(lookUp)
  if (!hasAll(concepts)) {
    for (const joined of joinedQueries(index, query)) {
      const all = joined.concepts.map(
        (concept) => concepts.find((one) => one.concept === concept) ?? lookUp(concept),
      )
      if (hasAll(all)) return rank(index, joined, all)
    }
  }
  return rank(index, query, interpretUnknown(index, concepts))
}
