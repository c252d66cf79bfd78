/** A segment as compressed bytes, the form in which it is kept: texts front-coded, numbers as differences. */
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { ByteReader, ByteWriter } from '#search/bytes.ts'
import type { Segment } from '#search/segment.ts'

/** Changes whenever what is stored, or how words are read, does: an index of another format is built anew. */
export const FORMAT = 1

const [deflate, inflate] = [promisify(deflateRaw), promisify(inflateRaw)]
/** Words of the usual length inflate to so many bytes at most; what claims more is damaged. */
const INFLATED_MAX = 256 * 1024 * 1024

function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let length = 0
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1
  // Not between the halves of a character.
  return /[\uD800-\uDBFF]$/.test(one.slice(0, length)) ? length - 1 : length
}

/** Texts of which each often begins like the one before. */
function writeTexts(writer: ByteWriter, texts: readonly string[]): void {
  let before = ''
  for (const text of texts) {
    const shared = sharedLength(before, text)
    writer.number(shared)
    writer.text(text.slice(shared))
    before = text
  }
}

function readTexts(reader: ByteReader, count: number): string[] {
  let before = ''
  return Array.from({ length: count }, () => {
    const shared = reader.number()
    before = before.slice(0, shared) + reader.text()
    return before
  })
}

function encode(segment: Segment): Uint8Array {
  const { ids, names, words, placeNames, adderNames } = segment
  const writer = new ByteWriter()
  for (const count of [FORMAT, ids.length, placeNames.length, adderNames.length, words.length])
    writer.number(count)
  writeTexts(writer, names)
  for (const id of ids) writer.text(id)
  writeTexts(writer, placeNames)
  writeTexts(writer, adderNames)
  let added = 0
  ids.forEach((_, at) => {
    writer.signed(segment.types[at] ?? -1)
    writer.number(segment.places[at] ?? 0)
    writer.number(segment.adders[at] ?? 0)
    writer.number(segment.pictures[at] ?? 0)
    const begin = segment.begins[at] ?? 0
    writer.signed(begin)
    writer.signed((segment.ends[at] ?? 0) - begin)
    writer.signed((segment.addedAt[at] ?? 0) - added)
    added = segment.addedAt[at] ?? 0
    writer.number(segment.nameLengths[at] ?? 0)
  })
  writeTexts(writer, words)
  words.forEach((_, at) => {
    writer.number(segment.counts[at] ?? 0)
    writer.number((segment.starts[at + 1] ?? 0) - (segment.starts[at] ?? 0))
  })
  writer.bytes(segment.postings)
  return writer.done()
}

function decode(bytes: Uint8Array): Segment {
  const reader = new ByteReader(bytes)
  if (reader.number() !== FORMAT) throw new RangeError('The index has another format.')
  const [size, places, adders, count] = [reader.number(), reader.number(), reader.number(), reader.number()]
  const names = readTexts(reader, size)
  const ids = Array.from({ length: size }, () => reader.text())
  const segment = {
    ids,
    names,
    placeNames: readTexts(reader, places),
    adderNames: readTexts(reader, adders),
    types: new Int8Array(size),
    places: new Uint32Array(size),
    adders: new Uint32Array(size),
    pictures: new Uint8Array(size),
    begins: new Int32Array(size),
    ends: new Int32Array(size),
    addedAt: new Float64Array(size),
    nameLengths: new Uint8Array(size),
    counts: new Uint32Array(count),
    starts: new Uint32Array(count + 1),
  }
  let added = 0
  for (let at = 0; at < size; at += 1) {
    segment.types[at] = reader.signed()
    segment.places[at] = reader.number()
    segment.adders[at] = reader.number()
    segment.pictures[at] = reader.number()
    const begin = reader.signed()
    segment.begins[at] = begin
    segment.ends[at] = begin + reader.signed()
    added += reader.signed()
    segment.addedAt[at] = added
    segment.nameLengths[at] = reader.number()
  }
  const words = readTexts(reader, count)
  let start = 0
  for (let at = 0; at < count; at += 1) {
    segment.counts[at] = reader.number()
    start += reader.number()
    segment.starts[at + 1] = start
  }
  // A copy, so that nothing else of what was inflated is held.
  return { ...segment, words, postings: Uint8Array.from(reader.bytes(start)) }
}

export const pack = async (segment: Segment): Promise<Buffer> => deflate(encode(segment))

/** @throws Error when the bytes are damaged, or of another format */
export async function unpack(packed: Uint8Array): Promise<Segment> {
  return decode(await inflate(packed, { maxOutputLength: INFLATED_MAX }))
}
