import { inTime } from '#utils/inTime.ts'
import { answered, unreachable } from './errors.ts'

/** Milliseconds; Firestore's lite client has no timeout. */
const TIMEOUT_MS = 15_000

/**
 * Returns the result of a read.
 * @throws Problem if it takes too long or is not answered by Firestore
 */
export const withTimeout = <T>(result: Promise<T>): Promise<T> =>
  inTime(answered(result), TIMEOUT_MS, unreachable)
