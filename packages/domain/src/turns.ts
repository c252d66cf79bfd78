/** The meander that measures time: a key of ten turns, 500 years each, from 3000 BC to AD 2000. */
import { readYears } from './years.ts'

export const TURNS = 10
const TURN_YEARS = 500
const FIRST_YEAR = -3000

/** What of the meander is lit: `from` to before `to`, counted from 0. */
export interface Turns {
  readonly from: number
  readonly to: number
  /** Whether the object was begun before the first turn; made before it altogether, no turn is lit. */
  readonly isOlder: boolean
}

/** The turn of a year: negative before the first. There is no year 0, so AD 1 follows 1 BC at once. */
const turnOf = (year: number) => Math.floor(((year < 0 ? year : year - 1) - FIRST_YEAR) / TURN_YEARS)

/** A year after the last turn belongs to it. */
const within = (turn: number) => Math.min(Math.max(turn, 0), TURNS - 1)

/**
 * The turns in which an object was made.
 * @param text when it was made, as people write it
 * @returns null when the text names no year
 */
export function turnsOf(text: string): Turns | null {
  const years = readYears(text)
  if (!years) return null
  const [first, last] = [turnOf(years.begin), turnOf(years.end)]
  return { from: within(first), to: last < 0 ? 0 : within(last) + 1, isOlder: first < 0 }
}
