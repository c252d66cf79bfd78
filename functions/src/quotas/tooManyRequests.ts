/** 429 responses and the time windows of quotas. */
import { say } from '@tracker/domain/messages/message.ts'
import { HttpProblem } from '#http/problem.ts'

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

/** Returns the index of a time window since 1970. @param ms time @param length length of the window in ms */
export const windowOf = (ms: number, length: number): number => Math.floor(ms / length)

/** Creates a 429 with the seconds until the next window as `Retry-After`. */
export function tooManyRequests(
  now: number,
  length = MINUTE_MS,
  message = say('too-many-calls'),
): HttpProblem {
  const seconds = Math.ceil(((windowOf(now, length) + 1) * length - now) / 1_000)
  return new HttpProblem('too-many-requests', message, { 'Retry-After': String(seconds) })
}
