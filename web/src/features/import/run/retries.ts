/** What an import does about errors of the API. */
import { Problem } from '@tracker/domain/api/problem.ts'

const MINUTE_MS = 60_000
/** Attempts for an error that is a bug. */
const ATTEMPTS = 3

/** Milliseconds until another attempt; null if none would help. */
export function retryDelay(error: unknown, attempt: number): number | null {
  if (!(error instanceof Problem)) return attempt < ATTEMPTS ? 1_000 * attempt : null
  switch (error.code) {
    case 'too-many-requests':
      return (error.retryAfter ?? 60) * 1_000
    case 'unavailable':
      return error.retryAfter !== null ? error.retryAfter * 1_000 : Math.min(MINUTE_MS, 2_000 * attempt)
    case 'internal':
      return attempt < ATTEMPTS ? 1_000 * attempt : null
    default:
      return null
  }
}

/** Why no other row would be accepted either; null if another one may be. */
export const stopReason = (error: unknown): string | null =>
  error instanceof Problem && (error.code === 'forbidden' || error.code === 'unauthenticated')
    ? error.message
    : null
