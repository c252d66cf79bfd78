import { readYears } from './years.ts'

const TYPED = /^(?:(?:ad|ce)\s*)?([-−–]?)\s*(\d{1,6})\s*(bce?|b\.c\.(?:e\.)?|ad|ce)?$/i

/**
 * Parses a year typed into a range field: "300 BC", "-300", "79", or a period such as "3rd century BC".
 * @param end which end of a period to return
 * @returns null if the text contains no year
 */
export function readYear(text: string, end: 'begin' | 'end'): number | null {
  const typed = TYPED.exec(text.trim())
  if (!typed) return readYears(text)?.[end] ?? null
  const [, minus, digits, era = ''] = typed
  const year = Number(digits)
  if (year === 0) return null
  return minus || /^b/i.test(era) ? -year : year
}
