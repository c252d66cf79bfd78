/** Reads a sheet of an XLSX workbook as the spreadsheet shows it. */
import { formatValue, type Sheet, type Workbook } from 'hucre'
import { readXlsx } from 'hucre/xlsx'
import { unzipRaw } from 'unzipit'
import { type Message, say } from '../../messages/message.ts'
import { type Cells, findNames, isBlank, isKnownName, knownNames } from './namesRow.ts'
import { type ReadOptions, TableError } from './table.ts'

/** Maximum size of the unpacked workbook in bytes: many times what the most rows of the web app need. */
const UNPACKED_MAX = 40_000_000
/** Format codes without the parts that are shown as they are. */
const codeOf = (format: string) => format.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '')

/** Rows of a sheet with their numbers. */
export interface SheetRows {
  readonly rows: readonly Cells[]
  /** Index of the column from whose links each additional column at the end comes. */
  readonly linkColumns: readonly number[]
  readonly width: number
  readonly hiddenRows: number
  readonly notes: readonly Message[]
}

/** A day as ISO 8601, as no month can be taken for a day; other dates and numbers as their format shows them. */
function shownText(value: Sheet['rows'][number][number], format: string): string {
  if (value === null || value === undefined) return ''
  const code = codeOf(format).toLowerCase()
  if (value instanceof Date) {
    const [day = '', time = ''] = value.toISOString().split('T')
    if (format !== '' && !code.includes('d')) return formatValue(value, format)
    return code.includes('h') && !time.startsWith('00:00:00') ? `${day} ${time.slice(0, 5)}` : day
  }
  if (typeof value === 'number' && format !== '' && code !== 'general')
    return formatValue(value, format).trim()
  return String(value).trim()
}

/** Columns of a merged cell that repeat its value; a title may be merged across a whole sheet. */
const MERGED_MAX = 200

/** Repeats the value of a merged cell in all of its cells. */
function fillMerged(rows: string[][], { merges = [] }: Sheet): void {
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const value = rows[startRow]?.[startCol] ?? ''
    const count = Math.min(endCol - startCol + 1, MERGED_MAX)
    for (const row of rows.slice(startRow, endRow + 1))
      row.splice(startCol, count, ...Array.from({ length: count }, () => value))
  }
}

function readSheet(sheet: Sheet, withHidden: boolean): SheetRows {
  const { cells } = sheet
  const links = new Map<number, Map<number, string>>()
  let unknown = 0
  const rows = sheet.rows.map((row, y) =>
    row.map((value, x) => {
      const cell = cells?.get(`${y},${x}`)
      if (!cell) return shownText(value, '')
      if (cell.type === 'error') return ''
      if (cell.formula !== undefined && value === null) unknown += 1
      const target = cell.hyperlink?.target ?? ''
      if (target !== '' && target !== value)
        links.set(x, (links.get(x) ?? new Map<number, string>()).set(y, target))
      return shownText(value, cell.style?.numFmt ?? '')
    }),
  )
  fillMerged(rows, sheet)
  const width = Math.max(
    0,
    ...[...links.keys()].map((at) => at + 1),
    rows.reduce((most, row) => Math.max(most, row.length), 0),
  )
  const linkColumns = [...links.keys()].toSorted((one, other) => one - other)
  const all = rows.map((row, y) => {
    if (linkColumns.length === 0) return row
    const more = linkColumns.map((x) => links.get(x)?.get(y) ?? '')
    return [...Array.from({ length: width }, (_, x) => row[x] ?? ''), ...more]
  })
  const isHidden = (y: number) => sheet.rowDefs?.get(y)?.hidden === true
  const hiddenRows = all.filter((row, y) => isHidden(y) && !isBlank(row)).length
  const pictures = sheet.images?.length ?? 0
  return {
    rows: withHidden ? all : all.map((row, y) => (isHidden(y) ? [] : row)),
    linkColumns,
    width,
    hiddenRows,
    notes: [
      ...(hiddenRows > 0 && !withHidden ? [say('rows-hidden', { count: hiddenRows })] : []),
      ...(pictures > 0 ? [say('pictures-within', { count: pictures })] : []),
      ...(unknown > 0 ? [say('formulas-empty', { count: unknown })] : []),
    ],
  }
}

/**
 * Checks the sizes that a zip declares, which the reader does not exceed. It looks for the size of a part elsewhere if
 * the directory has none, so those are rejected.
 * @throws TableError
 */
async function checkUnpackedSize(bytes: Uint8Array, max: number): Promise<void> {
  const { entries } = await unzipRaw(bytes)
  const parts = entries.filter(({ isDirectory }) => !isDirectory)
  const isDeclared = parts.every(({ size, compressedSize }) => size > 0 && compressedSize > 0)
  const unpacked = parts.reduce((sum, { size }) => sum + size, 0)
  if (!isDeclared || unpacked > max) throw new TableError(say('workbook-too-large'))
}

async function open(bytes: Uint8Array, max: number): Promise<Workbook> {
  try {
    await checkUnpackedSize(bytes, max)
    return await readXlsx(bytes, { readStyles: true })
  } catch (error) {
    if (error instanceof TableError) throw error
    throw new TableError(say('workbook-unreadable'), { cause: error })
  }
}

const score = ({ rows }: SheetRows, isKnown: (name: string) => boolean) =>
  knownNames(rows[findNames(rows, isKnown) ?? -1] ?? [], isKnown)

/**
 * Reads the named sheet, else the first visible one with known names, else the first visible one with cells.
 * @throws TableError if the file is no workbook, or has no cells
 */
export async function readWorkbook(
  bytes: Uint8Array,
  { sheet, withHidden = false, unpackedMax = UNPACKED_MAX }: ReadOptions,
  isKnown: (name: string) => boolean = isKnownName,
): Promise<SheetRows & { readonly sheet: string; readonly sheets: readonly string[] }> {
  const { sheets } = await open(bytes, unpackedMax)
  const withCells = sheets
    .filter(({ rows, hidden, veryHidden }) => rows.length > 0 && !hidden && !veryHidden)
    .map((one) => ({ name: one.name, read: readSheet(one, withHidden) }))
  const [first] = withCells
  if (!first) throw new TableError(say('file-empty'))
  const chosen =
    withCells.find(({ name }) => name === sheet) ??
    withCells.find(({ read }) => score(read, isKnown) > 1) ??
    withCells.toSorted((one, other) => score(other.read, isKnown) - score(one.read, isKnown))[0] ??
    first
  const others = withCells.filter((one) => one !== chosen).map(({ name }) => name)
  return {
    ...chosen.read,
    sheet: chosen.name,
    sheets: withCells.map(({ name }) => name),
    notes: [
      ...chosen.read.notes,
      ...(others.length > 0 ? [say('sheets-not-read', { sheets: others.join(', ') })] : []),
    ],
  }
}
