/** Time axis drawn as a Greek meander: ten turns of 500 years each, from 3000 BC to AD 2000. */
import { readYears } from './years.ts'

export const MEANDER_TURNS = 10
const TURN_YEARS = 500
const FIRST_YEAR = -3000

/** Highlighted turns, zero-based, `to` exclusive. */
export interface MeanderTurns {
  readonly from: number
  readonly to: number
  /** True if the date starts before the first turn. If it also ends before it, no turn is highlighted. */
  readonly isOlder: boolean
}

/** Returns the turn of a year, negative before the first. There is no year 0: AD 1 follows 1 BC. */
const turnOf = (year: number) => Math.floor(((year < 0 ? year : year - 1) - FIRST_YEAR) / TURN_YEARS)

/** Years after the last turn belong to it. */
const clamp = (turn: number) => Math.min(Math.max(turn, 0), MEANDER_TURNS - 1)

/**
 * Returns the turns that a date covers.
 * @param text date as free text
 * @returns null if the text contains no year
 */
export function meanderTurns(text: string): MeanderTurns | null {
  const years = readYears(text)
  if (!years) return null
  const [first, last] = [turnOf(years.begin), turnOf(years.end)]
  return { from: clamp(first), to: last < 0 ? 0 : clamp(last) + 1, isOlder: first < 0 }
}
