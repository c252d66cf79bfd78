/** Converts errors to problem responses (RFC 9457). */
import { errorCode, Problem, type ProblemBody } from '@tracker/domain/api/problem.ts'
import { say } from '@tracker/domain/messages/message.ts'
import * as logger from 'firebase-functions/logger'
import type { HttpResponse } from '#http/context.ts'
import { HttpProblem, unavailable } from '#http/problem.ts'
import { params } from '#params.ts'

/** gRPC codes of transient errors: CANCELLED, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, UNAVAILABLE. */
const TRANSIENT: readonly unknown[] = [1, 4, 8, 10, 14]

/**
 * Firestore aborted the transaction during contention. Google's emulator reports this as INVALID_ARGUMENT, which the Admin SDK
 * does not retry.
 */
const isAbortedTransaction = (error: Error) =>
  errorCode(error) === 3 && /^(?:3 INVALID_ARGUMENT: )?transaction /i.test(error.message)

/**
 * The connection to Firestore broke during a response. The Admin SDK then continues a query at the time of its first results, which
 * a Firestore that has lost this time refuses: one that was restarted locally, or after an hour.
 */
const isInterrupted = (error: Error) =>
  (errorCode(error) === 13 && error.message.includes('RST_STREAM')) ||
  (errorCode(error) === 9 && error.message.includes("'read_time' is too old"))

const isTransient = (error: Error) =>
  TRANSIENT.includes(errorCode(error)) || isAbortedTransaction(error) || isInterrupted(error)

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof Error && isTransient(error)) return unavailable()
  logger.error('bug', {
    name: error instanceof Error ? error.name : typeof error,
    // May contain user input.
    ...(params.logErrorMessages && { error: error instanceof Error ? error.message : String(error) }),
    stack: stackOf(error),
  })
  return new Problem('internal', say('server-bug'))
}

/** Returns the stack frames without the message. */
function stackOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : []
  return lines.filter((line) => line.startsWith('    at ')).map((line) => line.trim())
}

/** Returns the response for an error. Errors other than `Problem` are logged as bugs and become a 500 without their message. */
export function errorResponse(error: unknown): HttpResponse<ProblemBody> {
  const problem = toProblem(error)
  return {
    status: problem.status,
    body: problem.toBody(),
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      ...(problem instanceof HttpProblem ? problem.headers : {}),
    },
  }
}
