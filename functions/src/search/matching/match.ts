/**
 * Finds and ranks the artifacts for a text. Three tiers: all words as written, all words with other readings,
 * most words.
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
  /** By artifact number: 1 if every concept matched as written. */
  readonly isExact: Uint8Array
}

/** If fewer artifacts than this match all words, those with most words are added. */
const FEW = 3
/** Minimum coverage of these additional artifacts, as a share of the best coverage. */
const COVERAGE_MIN = 0.4
const TIER = 1_000
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

/** Number of matched concepts by artifact number. */
function countsOf(concepts: readonly MatchedConcept[], size: number): Uint8Array {
  const counts = new Uint8Array(size)
  for (const { hits } of concepts)
    for (let artifact = 0; artifact < size; artifact += 1)
      if ((hits.scores[artifact] ?? 0) > 0) counts[artifact] = (counts[artifact] ?? 0) + 1
  return counts
}

/** Interprets unknown words as parts of words, else as misspelled. Known words stay unchanged. */
function interpretUnknown(index: TextIndex, concepts: readonly MatchedConcept[]): MatchedConcept[] {
  const size = index.artifacts.length
  const known = concepts.filter(({ hits }) => hits.count > 0)
  if (known.length === concepts.length) return known
  const counts = countsOf(known, size)
  const hasAll = (artifact: number) => counts[artifact] === known.length
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
      if (flags & WRITTEN) written[artifact] = (written[artifact] ?? 0) + 1
      if (flags & NAMED) named[artifact] = (named[artifact] ?? 0) + 1
    }
  }
  const counts = countsOf(concepts, size)
  const isFull = (artifact: number) => counts[artifact] === concepts.length
  const found = index.artifacts.flatMap((artifact, number) =>
    artifact && (counts[number] ?? 0) > 0 ? [number] : [],
  )
  const full = found.filter(isFull)
  const coverageMin = COVERAGE_MIN * coverage.reduce((most, one) => Math.max(most, one), 0)
  const artifacts =
    full.length >= FEW
      ? full
      : found.filter((number) => isFull(number) || (coverage[number] ?? 0) >= coverageMin)
  for (const number of artifacts) {
    isExact[number] = written[number] === concepts.length ? 1 : 0
    const nameLength = Math.max(1, index.artifacts[number]?.nameLength ?? 1)
    const share = Math.min(1, (named[number] ?? 0) / nameLength)
    const tier = (isFull(number) ? TIER : 0) + (isExact[number] ? TIER : 0)
    const score = (scores[number] ?? 0) * (1 + WHOLE_NAME * share) + COVERAGE * (coverage[number] ?? 0)
    scores[number] = Math.round(1_000 * score) / 1_000 + tier
  }
  return { query, concepts, artifacts, scores, isExact }
}

/** Returns the matches of a text; null if the text has no searchable words, so that everything matches. */
export function match(index: TextIndex, text: string): Matches | null {
  const query = parseQuery(text)
  if (query.concepts.length === 0) return null
  const lookUp = (concept: Concept) => ({ concept, hits: conceptHits(index, concept) })
  const concepts = query.concepts.map(lookUp)
  const hasAll = (all: readonly MatchedConcept[]) =>
    countsOf(all, index.artifacts.length).some((count) => count === all.length)
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
