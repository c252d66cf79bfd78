/** Opens a file of records. A table is read at once; JSON lines are streamed, so that memory does not grow with their size. */
import { flatten, textOf } from '@tracker/domain/import/file/jsonRows.ts'
import { readTable } from '@tracker/domain/import/file/readTable.ts'
import {
  type ReadAs,
  type ReadOptions,
  recordsOf,
  TableError,
  valuesOf as valuesIn,
} from '@tracker/domain/import/file/table.ts'
import type { Message } from '@tracker/domain/messages/message.ts'
import type { Row } from '@tracker/domain/import/record.ts'
import { createReadStream, type ReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { createGunzip, gunzip } from 'node:zlib'
import { Failure, messageOf } from '#cli/failure.ts'
import { jsonLines } from '#import/table/jsonLines.ts'

/** Records of JSON lines from which columns are guessed. */
const SAMPLE = 200
/** Maximum size of an unpacked table in bytes. */
const TABLE_MAX = 500_000_000

export interface Source {
  readonly names: readonly string[]
  /** Cells of a column in the table, or in the first records of JSON lines. */
  readonly valuesOf: (name: string) => readonly string[]
  /** How a table was read; null for JSON lines. */
  readonly readAs: ReadAs | null
  /** What was left out or changed. */
  readonly notes: readonly Message[]
  /** Reads the records from the start. */
  readonly rows: () => AsyncIterable<Row>
  /** Share of the records that has been read, 0 to 1. */
  readonly progress: () => number
}

async function* gunzipped(file: ReadStream): AsyncIterable<Uint8Array> {
  // An error of either stream is thrown by the loop over the last one, so the callback ignores it.
  yield* pipeline(file, createGunzip(), () => undefined)
}

/** Values of a record as texts, as a table has them. */
function asTexts(row: Row): Row {
  const { line, record } = row
  if (!record.ok || typeof record.value !== 'object' || record.value === null || Array.isArray(record.value))
    return row
  return { line, record: { ok: true, value: Object.fromEntries(flatten({ ...record.value })) } }
}

async function openLines(path: string, size: number): Promise<Source> {
  let read = 0
  async function* rows(): AsyncIterable<Row> {
    const file = createReadStream(path)
    try {
      const bytes: AsyncIterable<Uint8Array> = path.endsWith('.gz') ? gunzipped(file) : file
      for await (const row of jsonLines(bytes)) {
        read = file.bytesRead
        yield asTexts(row)
      }
    } finally {
      file.destroy()
    }
  }
  const sample: Readonly<Record<string, unknown>>[] = []
  for await (const { record } of rows()) {
    if (record.ok && typeof record.value === 'object' && record.value !== null)
      sample.push({ ...record.value })
    if (sample.length === SAMPLE) break
  }
  return {
    names: [...new Set(sample.flatMap((record) => Object.keys(record)))],
    valuesOf: (name) => sample.map((record) => textOf(record[name])),
    readAs: null,
    notes: [],
    rows,
    progress: () => (size === 0 ? 1 : read / size),
  }
}

async function openTable(
  path: string,
  options: ReadOptions,
  isKnown?: (name: string) => boolean,
): Promise<Source> {
  const packed = await readFile(path)
  const bytes = path.endsWith('.gz')
    ? await promisify(gunzip)(packed, { maxOutputLength: TABLE_MAX })
    : packed
  const table = await readTable(bytes, { unpackedMax: TABLE_MAX, ...options }, isKnown)
  const { names, readAs, notes } = table
  let read = 0
  return {
    names,
    valuesOf: (name) => valuesIn(table, name),
    readAs,
    notes,
    async *rows() {
      read = 0
      for (const row of recordsOf(table)) {
        read += 1
        yield row
      }
    },
    progress: () => (table.rows.length === 0 ? 1 : read / table.rows.length),
  }
}

/**
 * @param isKnown whether a column name is one that the import knows
 * @throws Failure if the file is missing, or no table
 */
export async function openSource(
  path: string,
  options: ReadOptions = {},
  isKnown?: (name: string) => boolean,
): Promise<Source> {
  const failed = (error: unknown) => {
    const { message } =
      error instanceof TableError ? error : { message: `This file could not be read: ${messageOf(error)}` }
    throw new Failure(`${path}: ${message}`)
  }
  const size = await stat(path).then(
    (info) => info.size,
    () => {
      throw new Failure(`There is no file ${path}.`)
    },
  )
  if (/\.(?:jsonl|ndjson)(?:\.gz)?$/.test(path)) return openLines(path, size).catch(failed)
  if (size > TABLE_MAX)
    throw new Failure(`${path} is larger than 500 MB. Split it, or convert it to JSON lines.`)
  return openTable(path, options, isKnown).catch(failed)
}
