/** A segment as compressed bytes, the form in which it is kept: texts front-coded, numbers as differences. */
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { createDeflateRaw, inflateRaw } from 'node:zlib'
import { ByteReader, ByteWriter } from '#search/bytes.ts'
import { columnsOf, type Segment } from '#search/segment.ts'

/** Changes whenever what is stored, or how words are read, does: an index of another format is built anew. */
export const FORMAT = 2

const inflate = promisify(inflateRaw)
/** Bytes that an index has at most before it is compressed; what claims more is damaged. */
const INFLATED_MAX = 256 * 1024 * 1024

/** Texts of which each often begins like the one before: how many bytes it shares, and its other ones. */
function writeTexts(writer: ByteWriter, texts: readonly string[]): void {
  let before = Buffer.alloc(0)
  for (const text of texts) {
    const bytes = Buffer.from(text, 'utf8')
    const most = Math.min(before.length, bytes.length)
    let shared = 0
    while (shared < most && before[shared] === bytes[shared]) shared += 1
    writer.number(shared)
    writer.number(bytes.length - shared)
    writer.bytes(bytes.subarray(shared))
    before = bytes
  }
}

/** Each text is made out of all its bytes: one that is joined from others would hold on to them. */
function readTexts(reader: ByteReader, count: number): string[] {
  let bytes = Buffer.alloc(1_024)
  return Array.from({ length: count }, () => {
    const shared = reader.number()
    const more = reader.number()
    if (shared + more > bytes.length) bytes = Buffer.concat([bytes], 2 * (shared + more))
    bytes.set(reader.bytes(more), shared)
    return bytes.toString('utf8', 0, shared + more)
  })
}

/** Everything before the postings, which are bytes already. */
function encode(segment: Segment): Uint8Array {
  const { ids, names, words, placeNames, adderNames, contributorIds } = segment
  const texts = [placeNames, adderNames, contributorIds]
  const writer = new ByteWriter()
  writer.number(FORMAT)
  for (const { length } of [ids, ...texts, words]) writer.number(length)
  writeTexts(writer, names)
  for (const id of ids) writer.text(id)
  for (const some of texts) writeTexts(writer, some)
  let added = 0
  ids.forEach((_, at) => {
    writer.signed(segment.types[at] ?? -1)
    writer.number(segment.places[at] ?? 0)
    writer.number(segment.adders[at] ?? 0)
    writer.number(segment.contributors[at] ?? 0)
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
  return writer.done()
}

function decode(bytes: Uint8Array): Segment {
  const reader = new ByteReader(bytes)
  if (reader.number() !== FORMAT) throw new RangeError('The index has another format.')
  const counts = () =>
    [reader.number(), reader.number(), reader.number(), reader.number(), reader.number()] as const
  const [size, places, adders, contributors, count] = counts()
  const names = readTexts(reader, size)
  const ids = Array.from({ length: size }, () => reader.text())
  const segment = {
    ids,
    names,
    placeNames: readTexts(reader, places),
    adderNames: readTexts(reader, adders),
    contributorIds: readTexts(reader, contributors),
    ...columnsOf(size),
    counts: new Uint32Array(count),
    starts: new Uint32Array(count + 1),
  }
  let added = 0
  for (let at = 0; at < size; at += 1) {
    segment.types[at] = reader.signed()
    segment.places[at] = reader.number()
    segment.adders[at] = reader.number()
    segment.contributors[at] = reader.number()
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
  return { ...segment, words, postings: reader.bytes(start) }
}

const LENGTH_BYTES = 4

/** The compressed bytes behind their number when they are not, so that inflating needs no more room than that. */
export async function pack(segment: Segment): Promise<Uint8Array> {
  const encoded = encode(segment)
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(encoded.length + segment.postings.length)
  const deflate = createDeflateRaw()
  deflate.write(encoded)
  deflate.end(segment.postings)
  return Buffer.concat([length, await buffer(deflate)])
}

/** @throws Error when the bytes are damaged, or of another format */
export async function unpack(packed: Uint8Array): Promise<Segment> {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)
  const length = bytes.readUInt32LE(0)
  if (length > INFLATED_MAX) throw new RangeError('The index is too large.')
  // A little more, since a piece that is full is followed by another one of the same size.
  const room = length + 64
  const inflated = await inflate(bytes.subarray(LENGTH_BYTES), { chunkSize: room, maxOutputLength: room })
  return decode(inflated)
}
