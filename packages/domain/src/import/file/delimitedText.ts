/** Splits a text into rows of cells. */
import { type Message, say } from '../../messages/message.ts'
import { unguardCell } from '../../text/csv.ts'
import { type Cells, findNames, isBlank, isKnownName, knownNames } from './namesRow.ts'
import { TableError } from './table.ts'

/** Possible delimiters, the preferred one first. */
export const DELIMITERS = [',', ';', '\t', '|'] as const
/** Rows that are compared. */
const COMPARED = 30
/** Characters in which they are looked for. */
const HEAD = 100_000

/** Quotes that do not end in a file that is still read. */
const OPEN_MAX = 5

/** A line that names the delimiter, as spreadsheets understand it. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=(.)"?\r?\n/i
/** Blanks between a delimiter or a line's start and a quote that opens a text. */
const blanksBefore = (delimiter: string) =>
  new RegExp(`(^|[\\n${delimiter === '|' ? '\\|' : delimiter}])[ ]+"(?!"[^"\\s${delimiter}])`, 'g')

const parse = async (text: string, delimiter: string, preview = 0) => {
  const { default: Papa } = await import('papaparse')
  return Papa.parse<string[]>(text, { delimiter, preview })
}

/**
 * Chooses the delimiter: that of the row of names with the most known ones, then with the most cells. Blank rows do not
 * count.
 */
async function guessDelimiter(text: string, isKnown: (name: string) => boolean): Promise<string> {
  const found = await Promise.all(
    DELIMITERS.map(async (delimiter) => {
      const { data } = await parse(text.slice(0, HEAD), delimiter, COMPARED)
      const at = findNames(data, isKnown) ?? -1
      const row = data[at] ?? data.find((cells) => !isBlank(cells)) ?? []
      return { delimiter, known: knownNames(row, isKnown), cells: row.length }
    }),
  )
  const [best] = found.toSorted((one, other) => other.known - one.known || other.cells - one.cells)
  return best?.delimiter ?? ','
}

/** Returns true if a blank follows each delimiter in the first row. */
async function hasBlanks(text: string, delimiter: string): Promise<boolean> {
  const { data } = await parse(text.slice(0, HEAD), delimiter, COMPARED)
  const [, ...cells] = data.find((row) => !isBlank(row)) ?? []
  return cells.length > 0 && cells.every((cell) => cell.startsWith(' '))
}

/** Parses a text. A quote that opens a text that does not end is left out. */
async function parseAll(text: string, delimiter: string) {
  const openRows: number[] = []
  for (let rest = text; ;) {
    const { data, errors } = await parse(rest, delimiter)
    const open = errors.find(({ code }) => code === 'MissingQuotes')
    if (!open) return { data, openRows }
    const row = (open.row ?? 0) + 1
    if (openRows.length === OPEN_MAX) throw new TableError(say('quote-open', { row: String(row) }))
    openRows.push(row)
    const at = (open.index ?? 1) - 1
    rest = rest.slice(0, at) + rest.slice(at + 1)
  }
}

/**
 * Splits a text into rows of cells, as RFC 4180 describes them. A quote within a text stays, a blank before a quote is
 * ignored, and the apostrophes that `guardCell` adds are removed.
 * @param delimiter one that wins
 * @throws TableError if many quoted texts do not end
 */
export async function splitText(
  text: string,
  delimiter?: string,
  isKnown: (name: string) => boolean = isKnownName,
): Promise<{ rows: Cells[]; delimiter: string; notes: Message[] }> {
  const [line = '', separator] = SEPARATOR_LINE.exec(text) ?? []
  // The line is kept as an empty one, so that rows have the numbers of a spreadsheet.
  const body = line === '' ? text.replace(/^\uFEFF/, '') : `\n${text.slice(line.length)}`
  const used = delimiter ?? separator ?? (await guessDelimiter(body, isKnown))
  const blanks = blanksBefore(used)
  const isSpaced = await hasBlanks(body, used)
  const { data, openRows } = await parseAll(isSpaced ? body.replaceAll(blanks, '$1"') : body, used)
  const cellOf = (cell: string) => unguardCell(isSpaced ? cell.trim() : cell)
  return {
    rows: data.map((row) => row.map(cellOf)),
    delimiter: used,
    notes: openRows.length > 0 ? [say('quotes-left-out', { rows: openRows.join(', ') })] : [],
  }
}
