/**
 * A part of the index that never changes: artifacts in the order of their names, and for each word, in order, the artifacts
 * that have it. Numbers in columns and postings in bytes, so that 100,000 artifacts take some ten megabytes.
 */
import { ByteWriter } from '#search/bytes.ts'
import { compareOrder, type Entry, type Listed, orderOf, SEARCHED } from '#search/entry.ts'

export interface Segment {
  readonly ids: readonly string[]
  readonly names: readonly string[]
  readonly types: Int8Array
  readonly places: Uint32Array
  readonly placeNames: readonly string[]
  readonly adders: Uint32Array
  readonly adderNames: readonly string[]
  readonly contributors: Uint32Array
  readonly contributorIds: readonly string[]
  readonly pictures: Uint8Array
  readonly begins: Int32Array
  readonly ends: Int32Array
  readonly addedAt: Float64Array
  readonly nameLengths: Uint8Array
  /** Sorted by code units. */
  readonly words: readonly string[]
  /** How many artifacts have each word. */
  readonly counts: Uint32Array
  /** Where the postings of each word begin; one more, where the last ones end. */
  readonly starts: Uint32Array
  /** For each artifact that has a word: how far behind the one before it stands, and in which fields. */
  readonly postings: Uint8Array
}

/** The columns of so many artifacts, all zero. */
export const columnsOf = (size: number) => ({
  types: new Int8Array(size),
  places: new Uint32Array(size),
  adders: new Uint32Array(size),
  contributors: new Uint32Array(size),
  pictures: new Uint8Array(size),
  begins: new Int32Array(size),
  ends: new Int32Array(size),
  addedAt: new Float64Array(size),
  nameLengths: new Uint8Array(size),
})

/** Masks of fields are below this. */
export const MASKS = 1 << SEARCHED.length

/** Calls back for each artifact that has a word, in order, with the fields it occurs in. */
export function eachPosting(
  { postings, starts }: Segment,
  word: number,
  found: (document: number, mask: number) => void,
): void {
  const end = starts[word + 1] ?? 0
  let document = -1
  let value = 0
  let shift = 0
  /** The number that was read before: the step to the artifact, or -1 while none was. */
  let step = -1
  for (let at = starts[word] ?? 0; at < end; at += 1) {
    const byte = postings[at] ?? 0
    value |= (byte & 127) << shift
    shift += 7
    if (byte > 127) continue
    if (step < 0) step = value
    else {
      document += step + 1
      found(document, value)
      step = -1
    }
    value = 0
    shift = 0
  }
}

/** Texts that repeat, by number. */
class Names {
  readonly names: string[] = []
  readonly #numbers = new Map<string, number>()

  numberOf(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.#numbers.set(name, this.names.length)
    return this.names.push(name) - 1
  }
}

/** Writes a segment: first all artifacts in their order, then all words in theirs. */
export class SegmentWriter {
  readonly #places = new Names()
  readonly #adders = new Names()
  readonly #contributors = new Names()
  readonly #ids: string[] = []
  readonly #names: string[] = []
  readonly #columns: ReturnType<typeof columnsOf>
  readonly #words: string[] = []
  readonly #counts: number[] = []
  readonly #starts: number[] = [0]
  readonly #postings: ByteWriter

  /** @param size how many artifacts there will be @param expected bytes of all postings, about */
  constructor(size: number, expected = 0) {
    this.#postings = new ByteWriter(expected)
    this.#columns = columnsOf(size)
  }

  artifact(one: Listed): void {
    const at = this.#ids.push(one.id) - 1
    this.#names.push(one.name)
    const columns = this.#columns
    columns.types[at] = one.type
    columns.places[at] = this.#places.numberOf(one.place)
    columns.adders[at] = this.#adders.numberOf(one.adder)
    columns.contributors[at] = this.#contributors.numberOf(one.contributor)
    columns.pictures[at] = one.hasPicture ? 1 : 0
    columns.begins[at] = one.begin
    columns.ends[at] = one.end
    columns.addedAt[at] = one.addedAt
    columns.nameLengths[at] = one.nameLength
  }

  /** A word with its postings in order: of each artifact its number times `MASKS`, and the mask. None are left out. */
  word(word: string, found: ArrayLike<number>): void {
    if (found.length === 0) return
    this.#words.push(word)
    this.#counts.push(found.length)
    let before = -1
    for (let at = 0; at < found.length; at += 1) {
      const posting = found[at] ?? 0
      const mask = posting % MASKS
      const document = (posting - mask) / MASKS
      this.#postings.number(document - before - 1)
      this.#postings.number(mask)
      before = document
    }
    this.#starts.push(this.#postings.length)
  }

  done(): Segment {
    return {
      ids: this.#ids,
      names: this.#names,
      ...this.#columns,
      placeNames: this.#places.names,
      adderNames: this.#adders.names,
      contributorIds: this.#contributors.names,
      words: this.#words,
      counts: Uint32Array.from(this.#counts),
      starts: Uint32Array.from(this.#starts),
      postings: this.#postings.done(),
    }
  }
}

/** What is listed of one artifact of a segment. */
export function listedAt(segment: Segment, at: number): Listed {
  return {
    id: segment.ids[at] ?? '',
    name: segment.names[at] ?? '',
    type: segment.types[at] ?? -1,
    place: segment.placeNames[segment.places[at] ?? -1] ?? '',
    adder: segment.adderNames[segment.adders[at] ?? -1] ?? '',
    contributor: segment.contributorIds[segment.contributors[at] ?? -1] ?? '',
    hasPicture: segment.pictures[at] === 1,
    begin: segment.begins[at] ?? 0,
    end: segment.ends[at] ?? 0,
    addedAt: segment.addedAt[at] ?? 0,
    nameLength: segment.nameLengths[at] ?? 0,
  }
}

/** A segment of some artifacts. */
export function segmentOf(entries: Iterable<Entry>): Segment {
  const sorted = [...entries]
    .map((entry) => ({ entry, ...orderOf(entry) }))
    .toSorted(compareOrder)
    .map(({ entry }) => entry)
  const writer = new SegmentWriter(sorted.length)
  const found = new Map<string, number[]>()
  sorted.forEach((entry, at) => {
    writer.artifact(entry)
    for (const [word, mask] of entry.words) {
      const postings = found.get(word)
      if (postings) postings.push(at * MASKS + mask)
      else found.set(word, [at * MASKS + mask])
    }
  })
  // Sorted by code units, like the lists that are merged.
  for (const word of [...found.keys()].toSorted((one, other) => (one < other ? -1 : 1)))
    writer.word(word, found.get(word) ?? [])
  return writer.done()
}

/** Where a word stands among the words of a segment, or where it would. */
export function lowerBound(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
