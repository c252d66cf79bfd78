/** How well the search does what people mean, over any records. */
import type { ArtifactContent } from '@tracker/domain/artifact/artifact.ts'
import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import { parseSearchQuery } from '@tracker/domain/search/searchQuery.ts'
import { wordsOf } from '@tracker/domain/text/words.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { PackedEngine } from 'functions/search/engine.ts'
import { type Entry, entryOf } from 'functions/search/entry.ts'
import { seeded } from '#bench/museumNames.ts'
import type { Judged } from '#bench/search/queries.ts'

/** The start of 2024. */
const START = 1_704_067_200
const PIECE = 1_000

/** An engine that knows these artifacts; the id of each is its place. */
export function engineOf(contents: readonly ArtifactContent[]): PackedEngine {
  const engine = new PackedEngine()
  for (let start = 0; start < contents.length; start += PIECE) {
    const entries = contents.slice(start, start + PIECE).flatMap((content, at): Entry[] => {
      const fields = { ...content, adder_name: 'Ada', added_at: new Timestamp(START + start + at, 0) }
      const entry = entryOf(`i${String(start + at).padStart(19, '0')}`, fields)
      return entry ? [entry] : []
    })
    engine.apply(entries, [])
  }
  engine.whole()
  return engine
}

/** The names on the first page of a text, as an address would ask for it. */
export function firstPage(engine: PackedEngine, q: string): string[] {
  const question = parseSearchQuery(new URLSearchParams({ q }))
  if (!question.ok) throw new Error(JSON.stringify(question.errors))
  return engine
    .search(question.value, PAGE_SIZE, null)
    .answer.results.map(({ artifact_name }) => artifact_name)
}

export interface Verdict {
  /** Queries whose first page does not have what was meant, with what it has. */
  readonly missed: readonly { readonly query: string; readonly found: readonly string[] }[]
  /** Queries that found nothing. */
  readonly empty: readonly string[]
}

/** Asks every query, and says which found nothing, or not what was meant on the first page. */
export function judge(engine: PackedEngine, queries: readonly Judged[]): Verdict {
  const asked = queries.map(({ query, means }) => ({ query, means, found: firstPage(engine, query) }))
  return {
    missed: asked.filter(({ means, found }) => !found.some((name) => name.includes(means))),
    empty: asked.flatMap(({ query, found }) => (found.length === 0 ? [query] : [])),
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** One letter too many, too few, another one, or two that change places, in the longest word of a name; null for short ones. */
export function withSlip(name: string, below: (bound: number) => number): string | null {
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
  const slip = [
    `${before}${next}${behind}`,
    `${before}${here}${letter}${next}${behind}`,
    `${before}${letter}${next}${behind}`,
    `${before}${next}${here}${behind}`,
  ][below(4)]
  return slip === undefined || slip === longest
    ? null
    : words.map((word) => (word === longest ? slip : word)).join(' ')
}

/** The share of names that are found on the first page although one letter is wrong. */
export function slipsFound(engine: PackedEngine, names: readonly string[], count: number, seed: number) {
  const below = seeded(seed)
  let [tried, found] = [0, 0]
  while (tried < count) {
    const name = names[below(names.length)] ?? ''
    const text = withSlip(name, below)
    if (text === null || text.length > 200) continue
    tried += 1
    if (firstPage(engine, text).includes(name)) found += 1
  }
  return found / tried
}
