/** Reads the rows of a CSV, TSV or XLSX file. The parsers load with the first file. */
import { t } from '@lingui/core/macro'
import { IMPORT_MAX } from '@tracker/domain/limits.ts'
import type { Row } from '@tracker/domain/import/record.ts'
import { unguardCell } from '@tracker/domain/text/csv.ts'
import { formatNumber } from '#i18n/format.ts'
import { decodeText } from './decodeText.ts'

/** A row with its values by column. */
export type TableRow = Row<Readonly<Record<string, string>>>

export interface Table {
  readonly file: string
  /** Unique column names. */
  readonly names: readonly string[]
  /** Rows with line numbers as in a spreadsheet, where the first one has the names. */
  readonly rows: readonly TableRow[]
  /** Detected format, such as "CSV with semicolons, Windows-1252". */
  readonly format: string
}

/** A file that cannot be imported, with a user-facing message. */
export class TableError extends Error {
  override name = 'TableError'
}

const BYTES_MAX = 20_000_000
/** Maximum size of all parts of a workbook when unpacked: many times what the most rows need. */
const UNPACKED_BYTES_MAX = 40_000_000
const DELIMITERS: Readonly<Record<string, (encoding: string) => string>> = {
  ',': (encoding) => t`CSV with commas, ${encoding}`,
  ';': (encoding) => t`CSV with semicolons, ${encoding}`,
  '\t': (encoding) => t`CSV with tabs, ${encoding}`,
  '|': (encoding) => t`CSV with bars, ${encoding}`,
}

type Cells = readonly (readonly string[])[]

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

async function readText(bytes: Uint8Array): Promise<{ cells: Cells; format: string }> {
  const { default: Papa } = await import('papaparse')
  const { text, encoding } = decodeText(bytes)
  const { data, errors, meta } = Papa.parse<string[]>(text, { delimitersToGuess: Object.keys(DELIMITERS) })
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open) {
    const row = (open.row ?? 0) + 1
    throw new TableError(t`The quoted text in row ${row} does not end.`)
  }
  const formatWith = DELIMITERS[meta.delimiter]
  return {
    cells: data.map((row) => row.map(unguardCell)),
    format: formatWith?.(encoding) ?? `CSV, ${encoding}`,
  }
}

const textOf = (cell: string | number | boolean | Date | null): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim()

/**
 * Checks the sizes that a zip declares, which the reader does not exceed. It looks for the size of a part elsewhere if the
 * directory has none, so those are rejected.
 * @throws TableError
 */
async function checkUnpackedSize(bytes: Uint8Array): Promise<void> {
  const { unzipRaw } = await import('unzipit')
  const { entries } = await unzipRaw(bytes)
  const parts = entries.filter(({ isDirectory }) => !isDirectory)
  const isDeclared = parts.every(({ size, compressedSize }) => size > 0 && compressedSize > 0)
  const unpacked = parts.reduce((sum, { size }) => sum + size, 0)
  if (!isDeclared || unpacked > UNPACKED_BYTES_MAX)
    throw new TableError(t`This workbook is too large when it is unpacked. Split it, or save it as CSV.`)
}

/** Cells with an error, such as #N/A, are empty. */
async function readWorkbook(bytes: Uint8Array): Promise<{ cells: Cells; format: string }> {
  const { readXlsx } = await import('hucre/xlsx')
  try {
    await checkUnpackedSize(bytes)
    const { sheets } = await readXlsx(bytes, { sheets: [0] })
    const { rows = [], cells } = sheets[0] ?? {}
    const isError = (row: number, column: number) => cells?.get(`${row},${column}`)?.type === 'error'
    return {
      cells: rows.map((row, y) => row.map((cell, x) => (isError(y, x) ? '' : textOf(cell)))),
      format: t`XLSX, first sheet`,
    }
  } catch (error) {
    if (error instanceof TableError) throw error
    console.warn(error)
    throw new TableError(t`This file is no spreadsheet that can be read. Save it as XLSX or CSV.`)
  }
}

/** Makes column names non-empty and unique: "Date", "Date (2)", "Column 4". */
function namesOf(head: readonly string[]): string[] {
  const names: string[] = []
  for (const [at, cell] of head.entries()) {
    const number = at + 1
    const name = cell.trim() || t`Column ${number}`
    const isTaken = (one: string) => names.some((other) => other.toLowerCase() === one.toLowerCase())
    let unique = name
    for (let copy = 2; isTaken(unique); copy += 1) unique = `${name} (${copy})`
    names.push(unique)
  }
  return names
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

function rowOf(cells: readonly string[], names: readonly string[], line: number): TableRow {
  if (!isBlank(cells.slice(names.length)))
    return { line, record: { ok: false, reason: t`This row has more cells than there are columns.` } }
  return {
    line,
    record: { ok: true, value: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) },
  }
}

/** @throws TableError if the file is not a table, has no rows, or has too many */
export async function readTable(file: File): Promise<Table> {
  if (file.size > BYTES_MAX) throw new TableError(t`This file is larger than 20 MB. Please split it.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new TableError(t`This is a spreadsheet of an older format. Save it as XLSX or CSV.`)
  const { cells, format } = await (startsWith(bytes, 0x50, 0x4b) ? readWorkbook(bytes) : readText(bytes))
  const start = cells.findIndex((row) => !isBlank(row))
  const head = cells[start]
  if (!head) throw new TableError(t`This file is empty.`)
  const names = namesOf(head)
  const rows = cells.flatMap((row, at) => (at > start && !isBlank(row) ? [rowOf(row, names, at + 1)] : []))
  if (rows.length === 0) throw new TableError(t`This file has column names and no rows.`)
  if (rows.length > IMPORT_MAX) {
    const [count, max] = [formatNumber(rows.length), formatNumber(IMPORT_MAX)]
    throw new TableError(
      t`This file has ${count} rows. Up to ${max} can be imported at once: please split it.`,
    )
  }
  return { file: file.name, names, rows, format }
}
