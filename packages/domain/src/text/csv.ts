/** CSV (RFC 4180) that spreadsheets open safely. */

/**
 * Where a cell needs an apostrophe, because a spreadsheet would execute what follows: at its start, and after line breaks and
 * semicolons, which begin a cell in spreadsheets that separate by semicolons. Existing apostrophes, quotes and spaces may come
 * first, so that the apostrophe can be removed again from every text.
 */
const UNSAFE = /(?<=^|[;\r\n])(?=['"\s]*[=+\-@＝＋－＠])|^(?='*[\t\r\n])/g
const GUARD = /(?<=^|[;\r\n])'(?=['"\s]*[=+\-@＝＋－＠])|^'(?='*[\t\r\n])/g
const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/

/** Byte order mark: without it Excel reads UTF-8 as the encoding of the machine. */
export const CSV_START = '\uFEFF'

/** Prefixes apostrophes to what a spreadsheet would execute. */
export const guardCell = (text: string) => text.replaceAll(UNSAFE, "'")

/** Removes the apostrophes of `guardCell`. */
export const unguardCell = (text: string) => text.replaceAll(GUARD, '')

function cellOf(text: string): string {
  const guarded = guardCell(text)
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** Formats a line with its line break. Texts that a spreadsheet would execute are guarded. */
export const csvLine = (cells: readonly string[]) => `${cells.map(cellOf).join(',')}\r\n`
