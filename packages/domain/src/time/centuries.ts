/** Centuries and years as numbers and text. BC is negative; there is no year 0 and no century 0. */
import { type Message, say } from '../messages/message.ts'
import { centuryOf, type Years, yearsText } from './yearRange.ts'

/** Returns the first and last year of a century: -3 is 300 BC to 201 BC, 19 is 1801 to 1900. */
export function yearsOfCentury(century: number): Years {
  const begin = century < 0 ? century * 100 : (century - 1) * 100 + 1
  return { begin, end: begin + 99 }
}

function ordinalOf(number: number): Message {
  const isTeen = Math.floor(number / 10) % 10 === 1
  const ending = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][number % 10]
  return say('ordinal-number', { number: String(number), ending: ending ?? 'th' })
}

/** @returns "3rd century BC", "19th century" */
export function centuryText(century: number): Message {
  const ordinal = ordinalOf(Math.abs(century))
  return century < 0 ? say('century-bc', { ordinal }) : say('century-ad', { ordinal })
}

/** Returns the first and last year of a millennium: -28 is 28000 BC to 27001 BC. */
export function yearsOfMillennium(millennium: number): Years {
  const begin = millennium < 0 ? millennium * 1_000 : (millennium - 1) * 1_000 + 1
  return { begin, end: begin + 999 }
}

/** @returns "28th millennium BC" */
export function millenniumText(millennium: number): Message {
  const ordinal = ordinalOf(Math.abs(millennium))
  return millennium < 0 ? say('millennium-bc', { ordinal }) : say('millennium-ad', { ordinal })
}

/** First and last of consecutive units such as centuries. BC is negative; there is no unit 0. */
export interface Units {
  readonly first: number
  readonly last: number
}

/** Converts a year to an index without a gap: -1 is 1 BC, 0 is AD 1. */
export const yearIndex = (year: number) => (year < 0 ? year : year - 1)
/** Converts an index back to a year. */
export const yearAt = (index: number) => (index < 0 ? index : index + 1)

/**
 * Returns the time units in which a date counts: those of which it covers at least a quarter. If there is none,
 * the one that it covers most.
 * @param length years per unit
 */
function unitsOf({ begin, end }: Years, length: number): Units {
  const [from, to] = [yearIndex(begin), yearIndex(end)]
  const [first, last] = [Math.floor(from / length), Math.floor(to / length)]
  const units = (one: number, other: number): Units => ({ first: yearAt(one), last: yearAt(other) })
  if (first === last) return units(first, last)
  const [inFirst, inLast] = [(first + 1) * length - from, to - last * length + 1]
  const start = inFirst * 4 >= length ? first : first + 1
  const stop = inLast * 4 >= length ? last : last - 1
  if (start <= stop) return units(start, stop)
  return inFirst >= inLast ? units(first, first) : units(last, last)
}

/** Centuries in which a date counts, see `unitsOf`. */
export const centuriesOf = (years: Years): Units => unitsOf(years, 100)
/** Millennia in which a date counts, see `unitsOf`. */
export const millenniaOf = (years: Years): Units => unitsOf(years, 1_000)

/** First century of the facet. Earlier dates are counted by millennium. */
export const FIRST_CENTURY = -30

/** Formats a range of years; either end may be undefined. Empty without both. */
export function rangeText(from: number | undefined, to: number | undefined): Message | string {
  if (from !== undefined && to !== undefined) {
    const century = centuryOf(from)
    const { begin, end } = yearsOfCentury(century)
    return begin === from && end === to ? centuryText(century) : yearsText({ begin: from, end: to })
  }
  if (from !== undefined) return say('years-from', { year: yearsText({ begin: from, end: from }) })
  return to === undefined ? '' : say('years-until', { year: yearsText({ begin: to, end: to }) })
}
