/** The problem 429 and the windows that quotas count in. */
import { HttpProblem } from '#http/problem.ts'

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

/** The number of a time window since 1970. @param ms a time, @param length the window's length, both in milliseconds */
export const windowOf = (ms: number, length: number): number => Math.floor(ms / length)

/** A problem 429 whose `Retry-After` header has the seconds until the next window. */
export function tooManyRequests(
  now: number,
  length = MINUTE_MS,
  message = 'That was a lot at once. Please wait a minute.',
): HttpProblem {
  const seconds = Math.ceil(((windowOf(now, length) + 1) * length - now) / 1_000)
  return new HttpProblem('too-many-requests', message, { 'Retry-After': String(seconds) })
}
