/** Judges the quality of search results over any records. */
import type { ArtifactContent } from '@tracker/domain/artifact/artifact.ts'
import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import type { SearchResponse } from '@tracker/domain/search/searchResponse.ts'
import { parseSearchQuery } from '@tracker/domain/search/searchQuery.ts'
import { synonymsOf } from '@tracker/domain/search/thesaurus.ts'
import { editDistance } from '@tracker/domain/search/typos.ts'
import { singularsOf, wordsOf } from '@tracker/domain/text/words.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { MiniSearchEngine } from 'functions/search/engine.ts'
import { type Entry, entryOf } from 'functions/search/index/indexEntry.ts'
import { seeded } from '#bench/search/museumNames.ts'
import type { MultiWordQuery } from '#bench/search/multiWordQueries.ts'
import type { Judged } from '#bench/search/queries.ts'

/** 1 January 2024, in seconds since 1970. */
const START = 1_704_067_200
const BATCH = 1_000

/** Id of the artifact at an index. */
export const idOf = (position: number) => `i${String(position).padStart(19, '0')}`

/** Builds an engine with these artifacts. */
export function engineOf(contents: readonly ArtifactContent[]): MiniSearchEngine {
  const engine = new MiniSearchEngine()
  for (let start = 0; start < contents.length; start += BATCH) {
    const entries = contents.slice(start, start + BATCH).flatMap((content, at): Entry[] => {
      const fields = { ...content, adder_name: 'Ada', added_at: new Timestamp(START + start + at, 0) }
      const entry = entryOf(idOf(start + at), fields)
      return entry ? [entry] : []
    })
    engine.apply(entries, [])
  }
  return engine
}

/** Searches for a text and returns the first page. */
export function answerTo(engine: MiniSearchEngine, q: string): SearchResponse {
  const parsed = parseSearchQuery(new URLSearchParams({ q }))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return engine.search(parsed.value, { limit: PAGE_SIZE }).response
}

/** Names on the first page for a text. */
export const firstPage = (engine: MiniSearchEngine, q: string): string[] =>
  answerTo(engine, q).results.map(({ artifact_name }) => artifact_name)

export interface Verdict {
  /** Queries without an expected name on the first page, with the names found. */
  readonly missed: readonly { readonly query: string; readonly found: readonly string[] }[]
  /** Queries without results. */
  readonly empty: readonly string[]
}

/** Runs all queries. Collects those without results, and those without an expected name on the first page. */
export function judge(engine: MiniSearchEngine, queries: readonly Judged[]): Verdict {
  const answers = queries.map(({ query, means }) => ({ query, means, found: firstPage(engine, query) }))
  return {
    missed: answers.filter(({ means, found }) => !found.some((name) => name.includes(means))),
    empty: answers.flatMap(({ query, found }) => (found.length === 0 ? [query] : [])),
  }
}

/** Returns true if two words are inflections of the same word, or synonyms. */
function isFamily(one: string, other: string): boolean {
  const words = [one, ...singularsOf(one)]
  const others = [other, ...singularsOf(other)]
  return words.some((word) => others.includes(word)) || synonymsOf([one]).includes(other)
}

/** Returns words of a query that the search replaced although the collection contains them. */
function respeltWords(engine: MiniSearchEngine, query: string, readAs: string | null): string[] {
  if (readAs === null) return []
  const [written, read] = [wordsOf(query), wordsOf(readAs)]
  const added = read.filter((word) => !written.includes(word))
  return written.filter((word) => {
    if (read.includes(word)) return false
    const isNear = added.some((other) => editDistance(word, other) <= 2 && !isFamily(word, other))
    return isNear && answerTo(engine, word).read_as === null
  })
}

export interface MultiWordVerdict {
  /** Queries without a wanted record among the first three, with the first three names. */
  readonly missed: readonly { readonly query: string; readonly found: readonly string[] }[]
  readonly respelt: readonly { readonly query: string; readonly words: readonly string[] }[]
  readonly empty: readonly string[]
}

/** @param wantedIds returns the engine's ids of the wanted records */
export function judgeMultiWord(
  engine: MiniSearchEngine,
  queries: readonly MultiWordQuery[],
  wantedIds: (wanted: readonly string[]) => ReadonlySet<string>,
): MultiWordVerdict {
  const answers = queries.map(({ query, wanted }) => ({ query, wanted, answer: answerTo(engine, query) }))
  return {
    missed: answers.flatMap(({ query, wanted, answer }) => {
      const ids = wantedIds(wanted)
      const first = answer.results.slice(0, 3)
      return first.some(({ _id }) => ids.has(_id))
        ? []
        : [{ query, found: first.map(({ artifact_name }) => artifact_name) }]
    }),
    respelt: answers.flatMap(({ query, answer }) => {
      const words = respeltWords(engine, query, answer.read_as)
      return words.length > 0 ? [{ query, words }] : []
    }),
    empty: answers.flatMap(({ query, answer }) => (answer.total === 0 ? [query] : [])),
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Adds a typo to the longest word of a name: an additional, missing, wrong or swapped letter. Null if all
 * words are short.
 */
export function withTypo(name: string, below: (bound: number) => number): string | null {
  const words = wordsOf(name)
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? ''
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
export function typosFound(engine: MiniSearchEngine, names: readonly string[], count: number, seed: number) {
  const below = seeded(seed)
  const missed: string[] = []
  let tried = 0
  while (tried < count) {
    const name = names[below(names.length)] ?? ''
    const text = withTypo(name, below)
    if (text === null || text.length > 200) continue
    tried += 1
    if (!firstPage(engine, text).includes(name)) missed.push(text)
  }
  return { share: 1 - missed.length / tried, missed }
}
