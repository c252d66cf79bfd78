/** Time axis from 3000 BC to AD 2000 with a bar for the date of an object. */
import type { Years } from './yearRange.ts'

const FIRST_YEAR = -3000
const AXIS_YEARS = 5000

/** Labelled years with their position in percent. */
export const AXIS_CAPTIONS = [
  { text: '3000 BC', at: 0 },
  { text: 'AD 1', at: 60 },
  { text: '2000', at: 100 },
] as const

/** A bar on the axis. Positions are percentages of its length. */
export interface AxisBar {
  readonly from: number
  readonly to: number
  /** True if the range begins before the axis. If it also ends before it, `from` and `to` are 0. */
  readonly isOlder: boolean
}

/**
 * Returns the position of the beginning of a year, which may be outside the axis. There is no year 0: AD 1
 * follows 1 BC.
 */
const positionOf = (year: number) => (((year < 0 ? year : year - 1) - FIRST_YEAR) / AXIS_YEARS) * 100

const limited = (position: number) => Math.min(Math.max(position, 0), 100)

/** Returns the bar of a range of years. Years after 2000 are clamped to the end of the axis. */
export function axisBarOf({ begin, end }: Years): AxisBar {
  const [from, to] = [positionOf(begin), positionOf(end) + 100 / AXIS_YEARS]
  return { from: limited(from), to: limited(to), isOlder: from < 0 }
}
