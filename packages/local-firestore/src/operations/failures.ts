/** What becomes of errors: expected ones carry a status; anything else is a bug, logged with its stack. */
import { ConnectError } from '@connectrpc/connect'
import { failedPrecondition, internal } from '#status.ts'
import type { Log } from '#log.ts'

type AsStatus = (name: string) => ConnectError

/** What a client is told of a bug. */
export const asInternal: AsStatus = (name) =>
  internal(`${name} failed unexpectedly. The server's log says why.`)

/** Web clients repeat a write for ever when they are told INTERNAL. */
export const asPermanent: AsStatus = (name) =>
  failedPrecondition(`${name} failed unexpectedly. The server's log says why.`)

function statusOf(log: Log, name: string, onBug: AsStatus, error: unknown): ConnectError {
  if (error instanceof ConnectError) return error
  log.error(`${name} failed unexpectedly.`, error)
  return onBug(name)
}

/** Runs a call; what it throws becomes an error with a status. */
export async function guard<T>(log: Log, name: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw statusOf(log, name, asInternal, error)
  }
}

/** Runs a stream; what it throws becomes an error with a status. */
export async function* guardStream<T>(
  log: Log,
  name: string,
  onBug: AsStatus,
  run: () => AsyncIterable<T>,
): AsyncIterable<T> {
  try {
    yield* run()
  } catch (error) {
    throw statusOf(log, name, onBug, error)
  }
}
