/** Reads the years of a creation date, in numbers or by names of periods. */
import { type AxisBar, axisBarOf } from '../axis.ts'
import { readYears } from '../years.ts'
import type { Years } from '../yearRange.ts'
import { isBesidePeriods, readPeriods } from './readPeriods.ts'

/** Characters of a text in which periods are looked for. */
const READ_MAX = 500
const shortened = (text: string) => text.slice(0, READ_MAX)

/**
 * Reads the years in which an object was made: written ones, otherwise those of the periods that the text names.
 * @returns null if the text names no time
 */
export const readDate = (text: string): Years | null => readYears(text) ?? readPeriods(shortened(text))

/** Returns true if the years of a text are outside of the periods beside them: "Ming dynasty, 1850". */
export function contradictsItself(text: string): boolean {
  const years = readYears(text)
  return years !== null && isBesidePeriods(shortened(text), years)
}

/**
 * Returns the bar of a date on the time axis.
 * @returns null if the text names no time
 */
export function dateBar(text: string): AxisBar | null {
  const years = readDate(text)
  return years && axisBarOf(years)
}
