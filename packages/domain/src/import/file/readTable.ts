/**
 * Reads CSV, TSV, XLSX, JSON and JSON lines as a table, in the browser and in the terminal. What the file does not say is
 * guessed; each guess can be overruled. The parsers load when they are needed.
 */
import { say } from '../../messages/message.ts'
import { decodeText } from './encoding.ts'
import { splitText } from './delimitedText.ts'
import { isJson, readJson } from './jsonRows.ts'
import { type Cells, findNames, isBlank, isKnownName, uniqueNames } from './namesRow.ts'
import { type ReadAs, type ReadOptions, type Table, TableError, type TableRow } from './table.ts'

/** Rows that `Table.start` shows. */
const SHOWN = 6
const NONE: ReadAs = {
  format: 'text',
  encoding: '',
  delimiter: '',
  sheet: '',
  sheets: [],
  namesRow: 1,
  hiddenRows: 0,
}

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

interface Layout {
  readonly rows: readonly Cells[]
  /** Whether a cell beyond the columns is left out; otherwise its row cannot be read. */
  readonly isSheet: boolean
  /** Columns whose links are additional columns. */
  readonly linkColumns?: readonly number[]
  /** Number of columns before those of the links. */
  readonly width?: number
}

/** Columns that are read: those with a name, and those without one that have values. */
function columnsOf(
  { rows, isSheet, width: ends = Infinity }: Layout,
  head: Cells | undefined,
  start: number,
): number[] {
  const counts: number[] = []
  for (const row of rows.slice(start))
    row.forEach((cell, at) => {
      if (cell.trim() !== '') counts[at] = (counts[at] ?? 0) + 1
    })
  const count = isSheet || !head ? Math.max(counts.length, head?.length ?? 0) : head.length
  const isNamed = (at: number) => (head?.[at] ?? '').trim() !== '' || at >= ends
  // One cell far beside a sheet's table is no column.
  const least = isSheet && head ? 2 : 1
  return Array.from({ length: count }, (_, at) => at).filter(
    (at) => isNamed(at) || (counts[at] ?? 0) >= least,
  )
}

function tableOf(layout: Layout, { namesRow }: ReadOptions, isKnown: (name: string) => boolean) {
  const { rows, isSheet, linkColumns = [], width = 0 } = layout
  const found = namesRow === undefined ? findNames(rows, isKnown) : namesRow - 1
  if (found === null) throw new TableError(say('file-empty'))
  const head = rows[found]
  const columns = columnsOf(layout, head, found + 1)
  const nameOf = (at: number) => {
    const link = linkColumns[at - width]
    return link === undefined ? (head?.[at] ?? '') : `${head?.[link] ?? ''} (link)`
  }
  const names = uniqueNames(columns.map(nameOf))
  const isColumn = new Set(columns)
  let outside = 0
  const read = rows.flatMap((row, at): TableRow[] => {
    if (at <= found || isBlank(row)) return []
    const line = at + 1
    const beyond = row.filter((cell, x) => cell.trim() !== '' && !isColumn.has(x)).length
    if (beyond > 0 && !isSheet)
      return [
        {
          line,
          reason: say('row-too-long'),
          text: row.join(' | ').slice(0, 1_000),
        },
      ]
    outside += beyond
    const cells = columns.map((x) => row[x] ?? '')
    return isBlank(cells) ? [] : [{ line, cells }]
  })
  const above = rows.slice(0, Math.max(0, found)).filter((row) => !isBlank(row)).length
  return {
    names,
    rows: read,
    namesRow: found + 1,
    start: rows.filter((row) => !isBlank(row)).slice(0, SHOWN),
    notes: [
      ...(above > 0 ? [say('rows-above-names', { count: above })] : []),
      ...(found < 0 ? [say('names-missing')] : []),
      ...(outside > 0 ? [say('cells-beside', { count: outside })] : []),
    ],
  }
}

/**
 * Reads a file as a table.
 * @param isKnown whether a name is that of a column that the import knows
 * @throws TableError if the file is no table, or has no rows
 */
export async function readTable(
  bytes: Uint8Array,
  options: ReadOptions = {},
  isKnown: (name: string) => boolean = isKnownName,
): Promise<Table> {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new TableError(say('file-old-spreadsheet'))
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new TableError(say('file-pdf'))
  const table = startsWith(bytes, 0x50, 0x4b)
    ? await readAsWorkbook(bytes, options, isKnown)
    : await readAsText(bytes, options, isKnown)
  if (table.rows.length === 0) throw new TableError(say('file-without-rows'))
  return table
}

async function readAsWorkbook(
  bytes: Uint8Array,
  options: ReadOptions,
  isKnown: (name: string) => boolean,
): Promise<Table> {
  const { readWorkbook } = await import('./workbook.ts')
  const workbook = await readWorkbook(bytes, options, isKnown)
  const { sheet, sheets, hiddenRows } = workbook
  const { namesRow, ...table } = tableOf({ ...workbook, isSheet: true }, options, isKnown)
  return {
    ...table,
    notes: [...workbook.notes, ...table.notes],
    readAs: { ...NONE, format: 'workbook', sheet, sheets, hiddenRows, namesRow },
  }
}

async function readAsText(
  bytes: Uint8Array,
  options: ReadOptions,
  isKnown: (name: string) => boolean,
): Promise<Table> {
  const { text, encoding } = await decodeText(bytes, options.encoding)
  if (isJson(text)) {
    const { names, rows } = readJson(text)
    const start = [names, ...rows.slice(0, SHOWN - 1).map((row) => ('cells' in row ? row.cells : [row.text]))]
    return { names, rows, start, notes: [], readAs: { ...NONE, format: 'JSON', encoding } }
  }
  const { rows, delimiter, notes } = await splitText(text, options.delimiter, isKnown)
  const { namesRow, ...table } = tableOf({ rows, isSheet: false }, options, isKnown)
  return { ...table, notes: [...notes, ...table.notes], readAs: { ...NONE, encoding, delimiter, namesRow } }
}
