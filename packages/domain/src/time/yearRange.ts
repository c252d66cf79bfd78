import { type Message, say } from '../messages/message.ts'
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

function yearText(year: number, needsEra: boolean): Message | string {
  if (year < 0) return say('year-bc', { year: String(-year) })
  return needsEra || year < 1000 ? say('year-ad', { year: String(year) }) : String(year)
}

/** Formats years: "246 BC to 208 BC", "AD 79", "1648", "before 1800". */
export function yearsText({ begin, end, open }: Years): Message | string {
  if (open === 'before') return say('years-before', { year: yearText(yearAfter(end), false) })
  if (open === 'after') return say('years-after', { year: yearText(yearBefore(begin), false) })
  if (begin === end) return yearText(begin, false)
  return say('years-range', { from: yearText(begin, false), to: yearText(end, begin < 0) })
}

/** Returns the century of a year: -3 is the third century BC, 19 is 1801 to 1900. */
export function centuryOf(year: number): number {
  return year < 0 ? Math.floor(year / 100) : Math.ceil(year / 100)
}
