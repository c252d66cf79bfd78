/** Streams the records of a file, so that memory does not grow with its size. */
import type { Columns } from '@tracker/domain/import/columns.ts'
import type { Row } from '@tracker/domain/import/record.ts'
import { createReadStream, type ReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Failure } from '#cli/failure.ts'
import { csvRecords } from '#import/table/csv.ts'
import { jsonLines } from '#import/table/jsonLines.ts'

export interface Source {
  readonly rows: AsyncIterable<Row>
  /** Share of the file that has been read, 0 to 1. */
  progress(): number
}

async function* gunzipped(file: ReadStream): AsyncIterable<Uint8Array> {
  // An error of either stream is thrown by the loop over the last one, so the callback ignores it.
  yield* pipeline(file, createGunzip(), () => undefined)
}

/** @throws Failure if the file is missing or has an unknown format */
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
  const bytes: AsyncIterable<Uint8Array> = path.endsWith('.gz') ? gunzipped(file) : file
  const rows = /\.[ct]sv$/.test(name) ? csvRecords(bytes, columns) : jsonLines(bytes)
  return { rows, progress: () => (size === 0 ? 1 : file.bytesRead / size) }
}
