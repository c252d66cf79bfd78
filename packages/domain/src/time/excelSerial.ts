/** Dates that a spreadsheet exported as the number of days since 30 December 1899. */

const DAY_MS = 86_400_000
const DAY_0 = Date.UTC(1899, 11, 30)
/** Numbers of five digits: smaller ones can be years. The last day is in 2173. */
const SERIAL = /^[1-9]\d{4}(?:\.\d+)?$/

/** @returns the ISO date of a serial number, or null if the text is none */
export function excelSerialDate(text: string): string | null {
  if (!SERIAL.test(text.trim())) return null
  return new Date(DAY_0 + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10)
}
