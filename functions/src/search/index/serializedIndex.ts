/**
 * Serializes the index as compressed parts: artifacts, passages and words. Parts are loaded one after the other,
 * so that other requests are served in between.
 */
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import * as z from 'zod/mini'
import { chunksOf } from '#chunks.ts'
import { type IndexedArtifact, type Passage, TextIndex } from '#search/index/textIndex.ts'

/** Version of the stored format and of the reading of dates. An index of another version is rebuilt. */
export const FORMAT = 8

/** Artifacts, passages or words per part. */
const BATCH = 2_000
/** Maximum bytes of a decompressed part; larger ones are treated as damaged. */
const INFLATED_MAX = 128 * 1024 * 1024
const LENGTH_BYTES = 4

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** Checked in one pass, because an index contains about a million numbers. */
const numbers = z.custom<number[]>((value) => Array.isArray(value) && value.every(Number.isInteger))
const artifactSchema: z.ZodMiniType<IndexedArtifact> = z.object({
  id: z.string(),
  name: z.string(),
  nameKey: z.string(),
  nameLength: z.int(),
  type: z.string(),
  place: z.string(),
  adder: z.string(),
  contributor: z.string(),
  picture: z.string(),
  begin: z.int(),
  end: z.int(),
  addedAt: z.number(),
  passages: numbers,
  isWhole: z.boolean(),
})
const passageSchema: z.ZodMiniType<Passage> = z.object({
  field: z.int(),
  text: z.string(),
  artifacts: numbers,
})
const wordSchema = z.tuple([z.string(), numbers])
/** Number of parts with artifacts, passages and words. */
const headerSchema = z.tuple([z.literal(FORMAT), z.int(), z.int(), z.int()])

/** Serializes an index, which must not change until this resolves. */
export async function serialize(index: TextIndex): Promise<Uint8Array> {
  const items = [index.artifacts, index.passages, [...index.words.all()]]
  const lists = items.map((list) => [...chunksOf<unknown>(list, BATCH)])
  const header = [FORMAT, ...lists.map(({ length }) => length)]
  const bytes: Uint8Array[] = []
  for (const part of [header, ...lists.flat()]) {
    const compressed = await compress(JSON.stringify(part))
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32LE(compressed.length)
    bytes.push(length, compressed)
  }
  return Buffer.concat(bytes)
}

/** Returns a function that decompresses the next part. */
function partsOf(bytes: Uint8Array): () => Promise<unknown> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let start = 0
  return async () => {
    const begin = start + LENGTH_BYTES
    start = begin + all.readUInt32LE(start)
    const part = await decompress(all.subarray(begin, start), { maxOutputLength: INFLATED_MAX })
    await setImmediate()
    const items: unknown = JSON.parse(part.toString('utf8'))
    return items
  }
}

/** @throws Error if the bytes are damaged or have another format */
export async function deserialize(bytes: Uint8Array): Promise<TextIndex> {
  const next = partsOf(bytes)
  const [, artifactParts, passageParts, wordParts] = z.parse(headerSchema, await next())
  const index = new TextIndex()
  for (let part = 0; part < artifactParts; part += 1)
    index.loadArtifacts(z.parse(z.array(z.nullable(artifactSchema)), await next()))
  for (let part = 0; part < passageParts; part += 1)
    index.loadPassages(z.parse(z.array(z.nullable(passageSchema)), await next()))
  for (let part = 0; part < wordParts; part += 1) index.words.load(z.parse(z.array(wordSchema), await next()))
  return index
}
