/** One segment out of several, without what has gone: made from what is in memory, no record is read. */
import { compareOrder, type Listed, type Order, orderOf } from '#search/entry.ts'
import { eachPosting, listedAt, type Segment, SegmentWriter } from '#search/segment.ts'

/** A segment with marks on the artifacts that have changed or gone since. */
export interface Part {
  readonly segment: Segment
  /** 1 for each artifact that does not count any more. */
  readonly dead: Uint8Array
}

interface Source extends Part {
  /** The new number of each artifact. */
  readonly numbers: Uint32Array
}

/** Of several lists in order, the places of their least heads; none when all have ended. */
function leastOf<T>(heads: readonly (T | undefined)[], compare: (one: T, other: T) => number): number[] {
  let least: number[] = []
  heads.forEach((head, at) => {
    if (head === undefined) return
    const [first] = least
    const best = first === undefined ? undefined : heads[first]
    const order = best === undefined ? -1 : compare(head, best)
    if (order < 0) least = [at]
    else if (order === 0) least.push(at)
  })
  return least
}

function mergeArtifacts(sources: readonly Source[], writer: SegmentWriter): void {
  const at = sources.map(() => 0)
  const headOf = (index: number): (Order & { readonly listed: Listed }) | undefined => {
    const source = sources[index]
    if (!source) return undefined
    let place = at[index] ?? 0
    while (source.dead[place] === 1) place += 1
    at[index] = place
    if (place >= source.segment.ids.length) return undefined
    const listed = listedAt(source.segment, place)
    return { ...orderOf(listed), listed }
  }
  const heads = sources.map((_, index) => headOf(index))
  for (let number = 0; ; number += 1) {
    const [index] = leastOf(heads, compareOrder)
    const head = index === undefined ? undefined : heads[index]
    if (index === undefined || head === undefined) return
    writer.artifact(head.listed)
    const place = at[index] ?? 0
    const source = sources[index]
    if (source) source.numbers[place] = number
    at[index] = place + 1
    heads[index] = headOf(index)
  }
}

/** Postings of one word, in the new numbers. Each source has them in order, so that only several need to be sorted. */
function pairsOf(sources: readonly (readonly [source: Source, word: number])[]): number[] {
  const lists = sources.map(([{ segment, dead, numbers }, word]) => {
    const pairs: number[] = []
    eachPosting(segment, word, (document, mask) => {
      if (dead[document] !== 1) pairs.push(numbers[document] ?? 0, mask)
    })
    return pairs
  })
  const [only = [], ...others] = lists.filter((pairs) => pairs.length > 0)
  if (others.length === 0) return only
  const merged: number[] = []
  const all = [only, ...others]
  const at = all.map(() => 0)
  for (;;) {
    const [index] = leastOf(
      all.map((pairs, list) => pairs[at[list] ?? 0]),
      (one, other) => one - other,
    )
    if (index === undefined) return merged
    const place = at[index] ?? 0
    merged.push(all[index]?.[place] ?? 0, all[index]?.[place + 1] ?? 0)
    at[index] = place + 2
  }
}

function mergeWords(sources: readonly Source[], writer: SegmentWriter): void {
  const at = sources.map(() => 0)
  const heads = sources.map(({ segment }) => segment.words[0])
  for (;;) {
    const least = leastOf(heads, (one, other) => (one < other ? -1 : one > other ? 1 : 0))
    const word = heads[least[0] ?? -1]
    if (word === undefined) return
    writer.word(
      word,
      pairsOf(
        least.flatMap((index) => {
          const source = sources[index]
          return source ? [[source, at[index] ?? 0] as const] : []
        }),
      ),
    )
    for (const index of least) {
      at[index] = (at[index] ?? 0) + 1
      heads[index] = sources[index]?.segment.words[at[index] ?? 0]
    }
  }
}

export function mergeSegments(parts: readonly Part[]): Segment {
  const sources = parts.map((part) => ({ ...part, numbers: new Uint32Array(part.segment.ids.length) }))
  const size = parts.reduce((sum, { dead }) => sum + dead.reduce((left, mark) => left + 1 - mark, 0), 0)
  const writer = new SegmentWriter(size)
  mergeArtifacts(sources, writer)
  mergeWords(sources, writer)
  return writer.done()
}
