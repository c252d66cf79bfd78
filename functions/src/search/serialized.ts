/** The index as compressed bytes: lines of JSON, short enough that parsing one does not keep other calls waiting. */
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { type IndexData, TextIndex } from '#search/textIndex.ts'

/** Changes whenever what is stored, or how texts are split into words, does: an index of another format is built anew. */
export const FORMAT = 3

/** Artifacts or passages in a line. */
const BATCH = 2_000
/** Bytes of an index before compression; what claims more is damaged. */
const INFLATED_MAX = 256 * 1024 * 1024

const compress = promisify(gzip)
const decompress = promisify(gunzip)

function* batches(items: readonly unknown[]): Generator<string> {
  for (let start = 0; start < items.length; start += BATCH)
    yield JSON.stringify(items.slice(start, start + BATCH))
}

/** The number of lines of artifacts and of passages, then those, the vocabulary and the words. */
export async function serialize(index: TextIndex): Promise<Uint8Array> {
  const { artifacts, passages, vocabulary, words } = index.data()
  const [artifactLines, passageLines] = [[...batches(artifacts)], [...batches(passages)]]
  const header = JSON.stringify([FORMAT, artifactLines.length, passageLines.length])
  const lines = [header, ...artifactLines, ...passageLines, JSON.stringify(vocabulary), words]
  return compress(Buffer.from(lines.join('\n')))
}

/** @throws Error if the bytes are damaged, or of another format */
export async function deserialize(bytes: Uint8Array): Promise<TextIndex> {
  const text = await decompress(bytes, { maxOutputLength: INFLATED_MAX })
  let start = 0
  const nextLine = () => {
    const end = text.indexOf('\n', start)
    const line = text.toString('utf8', start, end < 0 ? text.length : end)
    start = end < 0 ? text.length : end + 1
    return line
  }
  // The checksum of gzip proves that these are the bytes of `serialize`, the format that it wrote them like this.
  const parse = (): unknown => JSON.parse(nextLine())
  const [format, artifactLines, passageLines] = parse() as number[]
  if (format !== FORMAT) throw new RangeError('The index has another format.')
  const items = async (lines = 0): Promise<unknown[]> => {
    const all: unknown[] = []
    for (let line = 0; line < lines; line += 1) {
      for (const item of parse() as unknown[]) all.push(item)
      await setImmediate()
    }
    return all
  }
  return TextIndex.load({
    artifacts: await items(artifactLines),
    passages: await items(passageLines),
    vocabulary: parse(),
    words: nextLine(),
  } as IndexData)
}
