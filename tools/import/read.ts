/** Records of a file, one at a time, so that memory stays flat whatever the size. */
import { createReadStream, type ReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Failure } from '#cli/failure.ts'
import type { Columns } from '#import/columns.ts'
import { csvRecords } from '#import/csv.ts'
import { jsonLines } from '#import/jsonLines.ts'
import type { Row } from '#import/record.ts'

export interface Source {
  readonly rows: AsyncIterable<Row>
  /** How much of the file was read so far, 0 to 1. */
  progress(): number
}

/** Unpacks as it is read. */
async function* unpacked(file: ReadStream): AsyncIterable<Uint8Array> {
  // A failure of either stream ends the other; the loop over the last one throws it, so there is nothing left to handle.
  yield* pipeline(file, createGunzip(), () => undefined)
}

/**
 * @param columns what the columns of a table mean
 * @throws Failure when the file is missing or of a kind that cannot be read
 */
export async function openSource(path: string, columns: Columns): Promise<Source> {
  const size = await stat(path).then(
    (info) => info.size,
    () => {
      throw new Failure(`There is no file ${path}.`)
    },
  )
  const name = path.replace(/\.gz$/, '')
  if (!/\.(csv|tsv|jsonl|ndjson)$/.test(name)) {
    throw new Failure(`${path} should be JSON lines (.jsonl) or CSV (.csv, .tsv), and may be packed (.gz).`)
  }
  const file = createReadStream(path)
  const bytes: AsyncIterable<Uint8Array> = path.endsWith('.gz') ? unpacked(file) : file
  const rows = /\.[ct]sv$/.test(name) ? csvRecords(bytes, columns) : jsonLines(bytes)
  return { rows, progress: () => (size === 0 ? 1 : file.bytesRead / size) }
}
