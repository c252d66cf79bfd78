/**
 * Finds and ranks the artifacts for a text: all words as written, all words with other readings, then by the number of
 * words.
 */
import { type Hits, NAMED, WRITTEN } from '#search/matching/hits.ts'
import { conceptHits } from '#search/matching/lookup.ts'
import {
  type Concept,
  joinedQueries,
  type ParsedQuery,
  parseQuery,
  type Reading,
} from '#search/matching/parsedQuery.ts'
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

/** If fewer artifacts than this match all words, those with most words are added. */
const FEW = 3
/** Minimum coverage of these additional artifacts, as a share of the best coverage. */
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

/** Number of matched words of the needed concepts, by artifact number. */
function countsOf(concepts: readonly MatchedConcept[], size: number): Uint8Array {
  const counts = new Uint8Array(size)
  for (const { concept, hits } of concepts.filter((one) => one.concept.isNeeded))
    for (let artifact = 0; artifact < size; artifact += 1)
      if ((hits.scores[artifact] ?? 0) > 0)
        counts[artifact] = (counts[artifact] ?? 0) + concept.written.length
  return counts
}

/** The count of an artifact with all words. */
const countOfAll = (concepts: readonly MatchedConcept[]) =>
  concepts.reduce((sum, { concept }) => sum + (concept.isNeeded ? concept.written.length : 0), 0)

/** Interprets unknown words as parts of words, else as misspelled. Known words stay unchanged. */
function interpretUnknown(index: TextIndex, concepts: readonly MatchedConcept[]): MatchedConcept[] {
  const size = index.artifacts.length
  const known = concepts.filter(({ concept, hits }) => hits.count > 0 && concept.isNeeded)
  const counts = countsOf(known, size)
  const all = countOfAll(known)
  const hasAll = (artifact: number) => counts[artifact] === all
  const hasAny = (artifact: number) => (counts[artifact] ?? 0) > 0
  let left = RESPELT_MAX
  return concepts.map(({ concept, hits }) => {
    const [word = ''] = concept.written
    if (hits.count > 0 || concept.written.length > 1 || left === 0) return { concept, hits }
    left -= 1
    return { concept, hits: unknownHits(index, word, [hasAll, hasAny]) }
  })
}

/** Scores the artifacts that match all concepts, and if these are few, also those that match most. */
function rank(index: TextIndex, query: ParsedQuery, concepts: readonly MatchedConcept[]): Matches {
  const size = index.artifacts.length
  const [scores, coverage] = [new Float64Array(size), new Float64Array(size)]
  const [written, named, isExact] = [new Uint8Array(size), new Uint8Array(size), new Uint8Array(size)]
  for (const { concept, hits } of concepts) {
    const weight = concept.weight * rarity(hits.count, index.size)
    for (let artifact = 0; artifact < size; artifact += 1) {
      const score = hits.scores[artifact] ?? 0
      if (score === 0) continue
      scores[artifact] = (scores[artifact] ?? 0) + weight * score
      coverage[artifact] = (coverage[artifact] ?? 0) + weight
      const flags = hits.flags[artifact] ?? 0
      if (flags & WRITTEN && concept.isNeeded) written[artifact] = (written[artifact] ?? 0) + 1
      if (flags & NAMED) named[artifact] = (named[artifact] ?? 0) + 1
    }
  }
  const counts = countsOf(concepts, size)
  const [all, needed] = [countOfAll(concepts), concepts.filter(({ concept }) => concept.isNeeded)]
  const isFull = counts.map((count) => (count === all ? 1 : 0))
  const found = index.artifacts.flatMap((artifact, number) =>
    artifact && (counts[number] ?? 0) > 0 ? [number] : [],
  )
  const full = found.filter((number) => isFull[number])
  const coverageMin = COVERAGE_MIN * coverage.reduce((most, one) => Math.max(most, one), 0)
  const artifacts =
    full.length >= FEW
      ? full
      : found.filter((number) => isFull[number] || (coverage[number] ?? 0) >= coverageMin)
  for (const number of artifacts) {
    isExact[number] = written[number] === needed.length ? 1 : 0
    const nameLength = Math.max(1, index.artifacts[number]?.nameLength ?? 1)
    const share = Math.min(1, (named[number] ?? 0) / nameLength)
    const tier = TIER * ((counts[number] ?? 0) + (isExact[number] ?? 0))
    const score = (scores[number] ?? 0) * (1 + WHOLE_NAME * share) + COVERAGE * (coverage[number] ?? 0)
    scores[number] = Math.round(1_000 * score) / 1_000 + tier
  }
  return { query, concepts, artifacts, scores, isExact, isFull }
}

/** Returns the matches of a text, which are none if it has no letter or digit; null for an empty text: all match. */
export function match(index: TextIndex, text: string, reading: Reading = 'number'): Matches | null {
  if (text.trim() === '') return null
  const query = parseQuery(text, reading)
  const lookUp = (concept: Concept) => ({ concept, hits: conceptHits(index, concept) })
  const concepts = query.concepts.map(lookUp)
  // No artifact has such a number.
  if (concepts.some(({ concept, hits }) => concept.number && hits.count === 0))
    return match(index, text, reading === 'number' ? 'numbers' : 'words')
  const hasAll = (all: readonly MatchedConcept[]) => {
    const most = countOfAll(all)
    return countsOf(all, index.artifacts.length).includes(most)
  }
  if (!hasAll(concepts)) {
    for (const joined of joinedQueries(query, (word) => index.words.has(word))) {
      const all = joined.concepts.map(
        (concept) => concepts.find((one) => one.concept === concept) ?? lookUp(concept),
      )
      if (hasAll(all)) return rank(index, joined, all)
    }
  }
  return rank(index, query, interpretUnknown(index, concepts))
}
