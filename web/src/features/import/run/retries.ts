/** Error handling of imports. */
import { Problem } from '@tracker/domain/api/problem.ts'

const MINUTE_MS = 60_000
/** Maximum attempts for unexpected errors. */
const ATTEMPTS = 3

/** Milliseconds until the next attempt; null if retrying is useless. */
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

/** Reason why all other rows would fail too; null if they may succeed. */
export const stopReason = (error: unknown): string | null =>
  error instanceof Problem && (error.code === 'forbidden' || error.code === 'unauthenticated')
    ? error.message
    : null
