/** One segment out of several, without what has gone: made from what is in memory, no record is read. */
import { compareOrder, type Listed, type Order, orderOf } from '#search/entry.ts'
import { eachPosting, listedAt, MASKS, type Segment, SegmentWriter } from '#search/segment.ts'

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

/** Which of several comes first; -1 when all have ended. */
function firstOf(heads: readonly (Order | undefined)[]): number {
  let first = -1
  heads.forEach((head, at) => {
    const best = heads[first]
    if (head && (!best || compareOrder(head, best) < 0)) first = at
  })
  return first
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
    const index = firstOf(heads)
    const head = heads[index]
    if (head === undefined) return
    writer.artifact(head.listed)
    const place = at[index] ?? 0
    const source = sources[index]
    if (source) source.numbers[place] = number
    at[index] = place + 1
    heads[index] = headOf(index)
  }
}

/** The least word of some; undefined when all lists have ended. */
function leastWord(heads: readonly (string | undefined)[]): string | undefined {
  let least: string | undefined
  for (const head of heads) if (head !== undefined && (least === undefined || head < least)) least = head
  return least
}

/** Word by word, in the new numbers. There are many, so that nothing is made for each. */
function mergeWords(sources: readonly Source[], writer: SegmentWriter, size: number): void {
  const at = sources.map(() => 0)
  const heads = sources.map(({ segment }) => segment.words[0])
  const found = new Float64Array(size)
  for (let word = leastWord(heads); word !== undefined; word = leastWord(heads)) {
    let count = 0
    let lists = 0
    for (const [index, { segment, dead, numbers }] of sources.entries()) {
      if (heads[index] !== word) continue
      eachPosting(segment, at[index] ?? 0, (document, mask) => {
        if (dead[document] === 1) return
        found[count] = (numbers[document] ?? 0) * MASKS + mask
        count += 1
      })
      lists += 1
      at[index] = (at[index] ?? 0) + 1
      heads[index] = segment.words[at[index] ?? 0]
    }
    // Each list is in order, several are not.
    const postings = found.subarray(0, count)
    writer.word(word, lists > 1 ? postings.toSorted() : postings)
  }
}

/** One segment of several, without the artifacts that are dead in them. */
export function mergeSegments(parts: readonly Part[]): Segment {
  const sources = parts.map((part) => ({ ...part, numbers: new Uint32Array(part.segment.ids.length) }))
  const size = parts.reduce((sum, { dead }) => sum + dead.reduce((left, mark) => left + 1 - mark, 0), 0)
  const bytes = parts.reduce((sum, { segment }) => sum + segment.postings.length, 0)
  const writer = new SegmentWriter(size, bytes)
  mergeArtifacts(sources, writer)
  mergeWords(sources, writer, size)
  return writer.done()
}
