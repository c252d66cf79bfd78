/**
 * Serializes the index as compressed parts: artifacts, passages and words. Parts are loaded one after the other,
 * so that other requests are served in between.
 */
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { SITE_TYPES } from '@tracker/domain/artifact/types.ts'
import * as z from 'zod/mini'
import { chunksOf } from '@tracker/domain/chunksOf.ts'
import { listedSchema } from '#search/index/indexEntry.ts'
import type { IndexedArtifact, Passage, TextIndex } from '#search/index/textIndex.ts'

/** Version of the stored format and of the reading of dates. */
const VERSION = 11
/** An index of another version, or of other types of artifacts, is rebuilt. */
export const FORMAT = `${VERSION}-${createHash('sha256').update(JSON.stringify(SITE_TYPES)).digest('hex').slice(0, 16)}`

/** Artifacts, passages or words per part. */
const BATCH = 2_000
/** Maximum bytes of a decompressed part; larger ones are treated as damaged. */
const INFLATED_MAX = 128 * 1024 * 1024
const LENGTH_BYTES = 4

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** A million numbers and 100,000 objects are checked without being copied. */
const isNumbers = (value: unknown) => Array.isArray(value) && value.every(Number.isInteger)
const artifactSchema = z.extend(listedSchema, {
  passages: z.custom<number[]>(isNumbers),
  isWhole: z.boolean(),
})
const isArtifact = (value: unknown) => value === null || z.safeParse(artifactSchema, value).success
const isPassage = (value: Partial<Record<keyof Passage, unknown>> | null) =>
  value === null ||
  (Number.isInteger(value.field) && typeof value.text === 'string' && isNumbers(value.artifacts))
const isWord = ([word, passages]: readonly unknown[]) => typeof word === 'string' && isNumbers(passages)
const listOf = <T>(isItem: (value: T) => boolean) =>
  z.custom<T[]>((value) => Array.isArray(value) && value.every(isItem))
const artifactsSchema = listOf<IndexedArtifact | null>(isArtifact)
const passagesSchema = listOf<Passage | null>(isPassage)
const wordsSchema = listOf<[string, number[]]>(isWord)
/** Number of parts with artifacts, passages and words. */
const headerSchema = z.tuple([z.literal(FORMAT), z.int(), z.int(), z.int()])

/** Yields the parts one by one, because lists of all of them would be a burst of garbage. */
function* partsIn({ artifacts, passages, words }: TextIndex): Generator<readonly unknown[]> {
  yield [FORMAT, ...[artifacts.length, passages.length, words.size].map((count) => Math.ceil(count / BATCH))]
  yield* chunksOf(artifacts, BATCH)
  yield* chunksOf(passages, BATCH)
  yield* chunksOf(words.all(), BATCH)
}

/** Serializes an index, which must not change until this resolves. */
export async function serialize(index: TextIndex): Promise<Uint8Array> {
  const bytes: Uint8Array[] = []
  for (const part of partsIn(index)) {
    const compressed = await compress(JSON.stringify(part))
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32LE(compressed.length)
    bytes.push(length, compressed)
  }
  return Buffer.concat(bytes)
}

/** Yields the decompressed parts. */
async function* partsOf(bytes: Uint8Array): AsyncGenerator<unknown, never> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let start = 0; ;) {
    const begin = start + LENGTH_BYTES
    start = begin + all.readUInt32LE(start)
    const part = await decompress(all.subarray(begin, start), { maxOutputLength: INFLATED_MAX })
    await setImmediate()
    yield JSON.parse(part.toString('utf8'))
  }
}

/**
 * Fills an empty index.
 * @throws Error if the bytes are damaged or have another format
 */
export async function deserialize(bytes: Uint8Array, index: TextIndex): Promise<void> {
  const parts = partsOf(bytes)
  const next = async () => (await parts.next()).value
  const [, artifactParts, passageParts, wordParts] = z.parse(headerSchema, await next())
  for (let part = 0; part < artifactParts; part += 1)
    index.loadArtifacts(z.parse(artifactsSchema, await next()))
  for (let part = 0; part < passageParts; part += 1) index.loadPassages(z.parse(passagesSchema, await next()))
  for (let part = 0; part < wordParts; part += 1) index.words.load(z.parse(wordsSchema, await next()))
}
