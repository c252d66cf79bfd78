/** Problems of the REST calls (RFC 9457). */
import { Problem, type ProblemCode } from '@tracker/domain/api/problem.ts'
import { english, type Message, say } from '@tracker/domain/messages/message.ts'

/** Retry-After for contention and outages, in seconds. */
const RETRY_AFTER = '2'

/** Problem with additional response headers. */
export class HttpProblem extends Problem {
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ProblemCode, message: Message, headers: Readonly<Record<string, string>>) {
    super(code, message)
    this.headers = headers
  }
}

/** 400 for one field. */
export const invalidField = (field: string, message: Message) =>
  new Problem('invalid', message, [{ field, message: english(message) }])

/** 503 with Retry-After. */
export const unavailable = (message = say('server-busy')) =>
  new HttpProblem('unavailable', message, { 'Retry-After': RETRY_AFTER })
