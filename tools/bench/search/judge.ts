/** Judges the quality of search results over any records. */
import type { ArtifactContent } from '@tracker/domain/artifact/content.ts'
import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import type { SearchResponse, SearchResult } from '@tracker/domain/search/searchResponse.ts'
import { parseSearchQuery } from '@tracker/domain/search/searchQuery.ts'
import { synonymsOf } from '@tracker/domain/search/thesaurus.ts'
import { editDistance } from '@tracker/domain/search/typos.ts'
import { singularsOf, wordsOf } from '@tracker/domain/text/words.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { SearchIndex } from 'functions/search/engine.ts'
import { entryOf } from 'functions/search/index/indexEntry.ts'
import { seeded } from '#bench/search/museumNames.ts'

/** A query, and what a user means by it: part of an expected name, or ids of wanted records. */
export type Judged = readonly [query: string, means: string]

/** 1 January 2024, in seconds since 1970. */
const START = 1_704_067_200

/** Id of the artifact at an index. */
export const idOf = (position: number) => `i${String(position).padStart(19, '0')}`

/** Builds an engine with these artifacts. */
export function engineOf(contents: readonly ArtifactContent[]): SearchIndex {
  const engine = new SearchIndex()
  const entries = contents.flatMap((content, at) => {
    const fields = { ...content, adder_name: 'Ada', added_at: new Timestamp(START + at, 0) }
    return entryOf(idOf(at), fields) ?? []
  })
  for (const entry of entries) engine.put(entry)
  return engine
}

/** Searches for a text and returns the first page. */
export function answerTo(engine: SearchIndex, q: string): SearchResponse {
  const parsed = parseSearchQuery(new URLSearchParams({ q }))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return engine.search(parsed.value, { limit: PAGE_SIZE }).response
}

/** Returns true if two words are inflections of the same word, or synonyms. */
function isFamily(one: string, other: string): boolean {
  const words = [one, ...singularsOf(one)]
  const others = [other, ...singularsOf(other)]
  return words.some((word) => others.includes(word)) || synonymsOf([one]).includes(other)
}

/** Returns words of a query that the search replaced although the collection contains them. */
function respeltWords(engine: SearchIndex, query: string, readAs: string | null): string[] {
  if (readAs === null) return []
  const [written, read] = [wordsOf(query), wordsOf(readAs)]
  const added = read.filter((word) => !written.includes(word))
  return written.filter((word) => {
    if (read.includes(word)) return false
    const isNear = added.some((other) => editDistance(word, other) <= 2 && !isFamily(word, other))
    return isNear && answerTo(engine, word).read_as === null
  })
}

export interface Verdict {
  /** Queries without a result that is meant, with the first names found. */
  readonly missed: readonly string[]
  /** Queries without results. */
  readonly empty: readonly string[]
  /** Queries of which the search replaced words that the collection contains. */
  readonly respelt: readonly string[]
}

const isNamed = ({ artifact_name }: SearchResult, means: string) => artifact_name.includes(means)

/**
 * Runs all queries. A query passes if one of its first results is meant.
 * @param isMeant whether a result is what a query means; by default its name contains that text
 * @param count number of results among which one must be meant
 */
export function judge(
  engine: SearchIndex,
  queries: readonly Judged[],
  isMeant = isNamed,
  count = PAGE_SIZE,
): Verdict {
  const verdict = { missed: [] as string[], empty: [] as string[], respelt: [] as string[] }
  for (const [query, means] of queries) {
    const { results, read_as } = answerTo(engine, query)
    const respelt = respeltWords(engine, query, read_as)
    if (results.length === 0) verdict.empty.push(query)
    if (respelt.length > 0) verdict.respelt.push(`${query} (${respelt.join(', ')})`)
    if (results.slice(0, count).some((result) => isMeant(result, means))) continue
    const found = results.slice(0, 3).map(({ artifact_name }) => artifact_name)
    verdict.missed.push(`${query} (found ${found.join('; ')})`)
  }
  return verdict
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Adds a typo to the longest word of a name: an additional, missing, wrong or swapped letter. Null if all
 * words are short.
 */
export function withTypo(name: string, below: (bound: number) => number): string | null {
  const words = wordsOf(name)
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
  if (longest.length < 5 || !/^[a-z]+$/.test(longest)) return null
  const at = below(longest.length - 1)
  const letter = LETTERS[below(LETTERS.length)] ?? 'x'
  const [before, here, next, behind] = [
    longest.slice(0, at),
    longest.charAt(at),
    longest.charAt(at + 1),
    longest.slice(at + 2),
  ]
  const typo = [
    `${before}${next}${behind}`,
    `${before}${here}${letter}${next}${behind}`,
    `${before}${letter}${next}${behind}`,
    `${before}${next}${here}${behind}`,
  ][below(4)]
  return typo === undefined || typo === longest
    ? null
    : words.map((word) => (word === longest ? typo : word)).join(' ')
}

/** Returns the share of names found on the first page in spite of a typo, and the names not found. */
export function typosFound(engine: SearchIndex, names: readonly string[], count: number, seed: number) {
  const below = seeded(seed)
  const missed: string[] = []
  let tried = 0
  while (tried < count) {
    const name = names[below(names.length)] ?? ''
    const text = withTypo(name, below)
    if (text === null || text.length > 200) continue
    tried += 1
    const { results } = answerTo(engine, text)
    if (!results.some((result) => result.artifact_name === name)) missed.push(text)
  }
  return { share: 1 - missed.length / tried, missed }
}
