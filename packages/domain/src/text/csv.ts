/** Writes CSV (RFC 4180) that is safe to open in spreadsheets. */

/**
 * Positions at which a cell needs an apostrophe, because a spreadsheet would execute the following text: at
 * the start, and after line breaks and semicolons, which start a cell in spreadsheets that separate by
 * semicolons. Existing apostrophes, quotes and spaces may precede, so that `unguardCell` can restore every
 * text.
 */
const UNSAFE = /(?<=^|[;\r\n])(?=['"\s]*[=+\-@＝＋－＠])|^(?='*[\t\r\n])/g
const GUARD = /(?<=^|[;\r\n])'(?=['"\s]*[=+\-@＝＋－＠])|^'(?='*[\t\r\n])/g
const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/

/** Byte order mark, without which Excel assumes the system's encoding. */
export const CSV_START = '\uFEFF'

/** Adds apostrophes before text that a spreadsheet would execute. */
export const guardCell = (text: string) => text.replaceAll(UNSAFE, "'")

/** Removes the apostrophes of `guardCell`. */
export const unguardCell = (text: string) => text.replaceAll(GUARD, '')

function cellOf(text: string): string {
  const guarded = guardCell(text)
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** Formats a row as a CSV line with its line break. Cells are passed through `guardCell` and quoted if necessary. */
export const csvLine = (cells: readonly string[]) => `${cells.map(cellOf).join(',')}\r\n`
