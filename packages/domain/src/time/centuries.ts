/** Centuries and years as numbers and text. BC is negative; there is no year 0 and no century 0. */
import { type Years, centuryOf, readYears, yearsText } from './years.ts'

/** Returns the first and last year of a century: -3 is 300 BC to 201 BC, 19 is 1801 to 1900. */
export function yearsOfCentury(century: number): Years {
  const begin = century < 0 ? century * 100 : (century - 1) * 100 + 1
  return { begin, end: begin + 99 }
}

function ordinal(number: number): string {
  const isTeen = Math.floor(number / 10) % 10 === 1
  const ending = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][number % 10]
  return `${number}${ending ?? 'th'}`
}

/** @returns "3rd century BC", "19th century" */
export function centuryText(century: number): string {
  return century < 0 ? `${ordinal(-century)} century BC` : `${ordinal(century)} century`
}

/** Formats a range of years; either end may be undefined. */
export function rangeText(from: number | undefined, to: number | undefined): string {
  if (from !== undefined && to !== undefined) {
    const century = centuryOf(from)
    const { begin, end } = yearsOfCentury(century)
    return begin === from && end === to ? centuryText(century) : yearsText({ begin: from, end: to })
  }
  if (from !== undefined) return `From ${yearsText({ begin: from, end: from })}`
  return to === undefined ? '' : `Until ${yearsText({ begin: to, end: to })}`
}

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
