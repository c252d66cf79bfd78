/** Dates exported by a spreadsheet as days since 30 December 1899. */

const DAY_MS = 86_400_000
const DAY_0 = Date.UTC(1899, 11, 30)
/** Five digits, because smaller numbers may be years. The last day is in 2173. */
const SERIAL = /^[1-9]\d{4}(?:\.\d+)?$/

/** Returns the ISO date of a serial number, or null for other texts. */
export function excelSerialDate(text: string): string | null {
  if (!SERIAL.test(text.trim())) return null
  return new Date(DAY_0 + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10)
}
