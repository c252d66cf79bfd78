import type { Open } from './reader/dateTokens.ts'

/** Range of years, BC negative: -246 is 246 BC. There is no year 0; `begin` is at most `end`. */
export interface Years {
  readonly begin: number
  readonly end: number
  /** Set for "before 1800" and "after 1945", whose `begin` and `end` are the year next to the bound: 1799 and 1946. */
  readonly open?: Open
}

/** Returns the year before or after a year; there is no year 0. */
export const yearBefore = (year: number) => (year === 1 ? -1 : year - 1)
export const yearAfter = (year: number) => (year === -1 ? 1 : year + 1)
