/** The single place that turns a failure into an answer (RFC 9457). */
import { errorCode, Problem, type ProblemCode } from '@tracker/domain/api/problem.ts'
import { logger } from 'firebase-functions/v2'
import type { Answer } from '#http/context.ts'
import { params } from '#params.ts'

/** Seconds after which a call that met contention or an outage is worth repeating. */
const RETRY_AFTER = '2'

/** A problem whose answer carries headers of its own. */
export class HttpProblem extends Problem {
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ProblemCode, message: string, headers: Readonly<Record<string, string>>) {
    super(code, message)
    this.headers = headers
  }
}

/** The problem 400 of one field. */
export const invalidField = (field: string, message: string) =>
  new Problem('invalid', message, [{ field, message }])

/** The problem 503, worth repeating. */
export const unavailable = (message = 'Too much is happening at once. Please try again in a moment.') =>
  new HttpProblem('unavailable', message, { 'Retry-After': RETRY_AFTER })

/** gRPC codes that say "later": CANCELLED, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, UNAVAILABLE. */
const LATER: readonly unknown[] = [1, 4, 8, 10, 14]

/**
 * Firestore gave the transaction up while it waited for others. Google's emulator says so with INVALID_ARGUMENT, which the
 * Admin SDK does not try again, although no argument is wrong.
 */
const isLost = (error: Error) =>
  errorCode(error) === 3 && /^(?:3 INVALID_ARGUMENT: )?transaction /i.test(error.message)

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof Error && (LATER.includes(errorCode(error)) || isLost(error))) {
    return unavailable()
  }
  logger.error('bug', {
    name: error instanceof Error ? error.name : typeof error,
    // It may repeat what a person sent.
    ...(params.logErrorMessages && { error: error instanceof Error ? error.message : String(error) }),
    stack: stackOf(error),
  })
  return new Problem('internal', 'Something went wrong on our side. Please try again.')
}

/** Where a bug happened, without the lines of its message. */
function stackOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : []
  return lines.filter((line) => line.startsWith('    at ')).map((line) => line.trim())
}

/** The answer to a failed call. Whatever is no Problem is logged as a bug, and told as 500 without its message. */
export function answerOf(error: unknown): Answer {
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
