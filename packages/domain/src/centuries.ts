/** Centuries and years as people name, count and type them. BC is negative, and there is no year and no century 0. */
import { type Years, centuryOf, readYears, yearsText } from './years.ts'

/** The first and the last year of a century: -3 is 300 BC to 201 BC, 19 is 1801 to 1900. */
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

/** A range of years in words; either end may be open. */
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
 * The year that a person typed as an end of a range: "300 BC", "-300", "79", or a period, of which it is the end meant.
 * @returns null when the text names no year
 */
export function readYear(text: string, end: keyof Years): number | null {
  const typed = TYPED.exec(text.trim())
  if (!typed) return readYears(text)?.[end] ?? null
  const [, minus, digits, era = ''] = typed
  const year = Number(digits)
  if (year === 0) return null
  return minus || /^b/i.test(era) ? -year : year
}
