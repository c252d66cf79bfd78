/** Maps thrown values to gRPC status errors. Anything but a `ConnectError` is a bug and is logged with its stack. */
import { ConnectError } from '@connectrpc/connect'
import { failedPrecondition, internal } from '#status.ts'
import type { Log } from '#log.ts'

type AsStatus = (name: string) => ConnectError

/** The INTERNAL error that clients receive for a bug. */
export const internalError: AsStatus = (name) => internal(`${name} failed unexpectedly. See the server log.`)

/** Reports a bug as FAILED_PRECONDITION, because web clients retry writes forever on INTERNAL. */
export const nonRetryableError: AsStatus = (name) =>
  failedPrecondition(`${name} failed unexpectedly. See the server log.`)

function toStatusError(log: Log, name: string, onBug: AsStatus, error: unknown): ConnectError {
  if (error instanceof ConnectError) return error
  log.error(`${name} failed unexpectedly.`, error)
  return onBug(name)
}

/** Runs a unary call and maps what it throws to a status error. */
export async function mapErrors<T>(log: Log, name: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw toStatusError(log, name, internalError, error)
  }
}

/** Runs a streaming call and maps what it throws to a status error. */
export async function* mapStreamErrors<T>(
  log: Log,
  name: string,
  onBug: AsStatus,
  run: () => AsyncIterable<T>,
): AsyncIterable<T> {
  try {
    yield* run()
  } catch (error) {
    throw toStatusError(log, name, onBug, error)
  }
}
