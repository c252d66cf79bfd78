/** A table as read from a file, and how it was read. */
import { english, type Message } from '../../messages/message.ts'
import type { Row } from '../record.ts'

/** What a person may set when a guess is wrong. */
export interface ReadOptions {
  /** Name of the encoding, as in `ENCODINGS`. */
  readonly encoding?: string
  readonly delimiter?: string
  /** Name of the sheet. */
  readonly sheet?: string
  /** Row that names the columns, from 1; 0 if no row does. */
  readonly namesRow?: number
  /** Whether to read hidden rows of a workbook. Default: false. */
  readonly withHidden?: boolean
  /** Maximum size of a workbook when it is unpacked, in bytes. */
  readonly unpackedMax?: number
}

/** How a file was read. Parts that its format does not have are empty. */
export interface ReadAs {
  readonly format: 'text' | 'workbook' | 'JSON'
  readonly encoding: string
  readonly delimiter: string
  readonly sheet: string
  /** Names of the sheets that have cells. */
  readonly sheets: readonly string[]
  readonly namesRow: number
  /** Number of hidden rows in the sheet. */
  readonly hiddenRows: number
}

/** A row of cells; in a text file with more cells than columns, or unreadable JSON, the reason instead. */
export type TableRow =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly reason: Message; readonly text: string }

export interface Table {
  /** Unique, not empty. */
  readonly names: readonly string[]
  /** Rows that are not blank, with line numbers as in a spreadsheet. */
  readonly rows: readonly TableRow[]
  readonly readAs: ReadAs
  /** First rows of the file as they are, for people who check the guesses. */
  readonly start: readonly (readonly string[])[]
  /** What was left out or changed. */
  readonly notes: readonly Message[]
}

/** A file that cannot be read as a table. */
export class TableError extends Error {
  override name = 'TableError'
  /** For users. */
  readonly said: Message

  constructor(said: Message, options?: ErrorOptions) {
    super(english(said), options)
    this.said = said
  }
}

/** The rows as records with values by column name. */
export function* recordsOf({ names, rows }: Pick<Table, 'names' | 'rows'>): Generator<Row> {
  for (const row of rows) {
    const { line } = row
    if ('reason' in row) yield { line, record: { ok: false, reason: row.reason, text: row.text } }
    else {
      const entries = names.map((name, at) => [name, row.cells[at] ?? ''] as const)
      yield { line, record: { ok: true, value: Object.fromEntries(entries) } }
    }
  }
}

/** Values of a column, one per readable row. */
export function valuesOf({ names, rows }: Pick<Table, 'names' | 'rows'>, name: string): string[] {
  const at = names.indexOf(name)
  return rows.flatMap((row) => ('cells' in row && at >= 0 ? [row.cells[at] ?? ''] : []))
}
