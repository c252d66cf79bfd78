/** Records of a file, one at a time, so that memory stays flat whatever the size. */
import { createReadStream, type ReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { parse as parseCsv } from 'csv-parse'
import { Failure } from '../stack/failure.ts'

export interface Row {
  /** Where it stands: the line of JSON lines, the record of CSV (its header is the first). */
  readonly line: number
  /** The record, or why it could not be read. */
  readonly record:
    { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string }
}

export interface Source {
  readonly rows: AsyncIterable<Row>
  /** How much of the file was read so far, 0 to 1. */
  progress(): number
}

function readLine(text: string): Row['record'] {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    return {
      ok: false,
      reason: `This line is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    }
  }
}

async function* jsonLines(input: NodeJS.ReadableStream): AsyncIterable<Row> {
  let line = 0
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    line += 1
    if (text.trim() !== '') yield { line, record: readLine(text) }
  }
}

async function* csvRecords(input: NodeJS.ReadableStream): AsyncIterable<Row> {
  const records = input.pipe(parseCsv({ columns: (names: string[]) => names.map(fieldName), bom: true }))
  let line = 1
  for await (const value of records as AsyncIterable<unknown>) {
    line += 1
    yield { line, record: { ok: true, value } }
  }
}

/** A column's field: headers are matched without case, spaces count as underscores. */
function fieldName(header: string): string {
  return header
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
}

/** @throws Failure when the file is missing or of a kind that can not be read */
export async function openSource(path: string): Promise<Source> {
  const size = await stat(path).then(
    (info) => info.size,
    () => {
      throw new Failure(`There is no file ${path}.`)
    },
  )
  const name = path.replace(/\.gz$/, '')
  const read = name.endsWith('.csv') ? csvRecords : jsonLines
  if (!/\.(csv|jsonl|ndjson)$/.test(name)) {
    throw new Failure(`${path} should be JSON lines (.jsonl) or CSV (.csv), and may be packed (.gz).`)
  }
  const file: ReadStream = createReadStream(path)
  const input = path.endsWith('.gz') ? file.pipe(createGunzip()) : file
  return { rows: read(input), progress: () => (size === 0 ? 1 : file.bytesRead / size) }
}
