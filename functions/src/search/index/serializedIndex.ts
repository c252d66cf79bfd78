/**
 * Serializes the index as compressed bytes: the artifacts and their texts, which are indexed again when
 * loading. MiniSearch's own JSON takes less processor time to load, but twice the memory and storage
 * (docs/decisions/018-forgiving-search.md). Split into parts, so that other requests are served in between.
 */
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { type IndexData, TextIndex } from '#search/textIndex.ts'

/** Version of the stored format. An index of another version is rebuilt. */
export const FORMAT = 5

/** Artifacts or passages per part. */
const BATCH = 5_000
/** Maximum bytes of a decompressed part; larger ones are treated as damaged. */
const INFLATED_MAX = 128 * 1024 * 1024
const LENGTH_BYTES = 4

const compress = promisify(gzip)
const decompress = promisify(gunzip)

function batches(items: readonly unknown[]): (readonly unknown[])[] {
  const count = Math.ceil(items.length / BATCH)
  return Array.from({ length: count }, (_, at) => items.slice(at * BATCH, (at + 1) * BATCH))
}

/** Serializes an index, which must not change until this resolves. */
export async function serialize(index: TextIndex): Promise<Uint8Array> {
  const { artifacts, passages } = index.data()
  const lists = [batches(artifacts), batches(passages)]
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
    return JSON.parse(part.toString('utf8')) as unknown
  }
}

/** @throws Error if the bytes are damaged or have another format */
export async function deserialize(bytes: Uint8Array): Promise<TextIndex> {
  const next = partsOf(bytes)
  // The cast is safe: gzip's checksum proves that `serialize` wrote these bytes, and the format is checked
  // next.
  const [format, ...counts] = (await next()) as number[]
  if (format !== FORMAT) throw new RangeError('The index has another format.')
  const lists: unknown[][] = []
  for (const count of counts) {
    const list: unknown[] = []
    for (let part = 0; part < count; part += 1) list.push(...((await next()) as unknown[]))
    lists.push(list)
  }
  const [artifacts, passages] = lists
  return TextIndex.load({ artifacts, passages } as IndexData)
}
