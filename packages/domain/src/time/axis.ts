/** Time axis of the product: a line from 3000 BC to AD 2000, on which a bar marks when an object was made. */
import { readYears, type Years } from './years.ts'

const FIRST_YEAR = -3000
const AXIS_YEARS = 5000

/** Years that have a caption below the axis, with their position in percent. */
export const AXIS_CAPTIONS = [
  { text: '3000 BC', at: 0 },
  { text: 'AD 1', at: 60 },
  { text: '2000', at: 100 },
] as const

/** A bar on the axis; positions are percentages of its length. */
export interface AxisBar {
  readonly from: number
  readonly to: number
  /** True if the years begin before the axis. If they also end before it, `from` and `to` are 0. */
  readonly isOlder: boolean
}

/** Returns the unlimited position of the beginning of a year. There is no year 0: AD 1 follows 1 BC. */
const positionOf = (year: number) => (((year < 0 ? year : year - 1) - FIRST_YEAR) / AXIS_YEARS) * 100

const limited = (position: number) => Math.min(Math.max(position, 0), 100)

/** Returns the bar of a range of years. Years after 2000 are at the end of the axis. */
export function axisBarOf({ begin, end }: Years): AxisBar {
  const [from, to] = [positionOf(begin), positionOf(end) + 100 / AXIS_YEARS]
  return { from: limited(from), to: limited(to), isOlder: from < 0 }
}

/**
 * Returns the bar of a date.
 * @param text date as free text
 * @returns null if the text contains no year
 */
export function axisBar(text: string): AxisBar | null {
  const years = readYears(text)
  return years && axisBarOf(years)
}
