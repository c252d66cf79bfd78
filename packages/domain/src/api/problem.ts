/** API errors as RFC 9457 problem details (docs/api.md). */
import * as z from 'zod/mini'
import { text } from './describedFields.ts'
import type { FieldError } from './parse.ts'

/** HTTP status and title of each error code. */
export const PROBLEMS = {
  invalid: { status: 400, title: 'Invalid request' },
  unauthenticated: { status: 401, title: 'Sign-in needed' },
  forbidden: { status: 403, title: 'Not allowed' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  conflict: { status: 409, title: 'Conflict' },
  'precondition-failed': { status: 412, title: 'Changed meanwhile' },
  'too-large': { status: 413, title: 'Too large' },
  'unsupported-media-type': { status: 415, title: 'Unsupported media type' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong' },
  unavailable: { status: 503, title: 'Try again' },
} as const

export type ProblemCode = keyof typeof PROBLEMS

const errorSchema = z.object({ field: text('The invalid field'), message: text('The error') })

/** Error response body, `application/problem+json`. `message` repeats `detail` for simple clients. */
export const problemSchema = z.object({
  type: text('Type of problem'),
  title: text('Title of the type'),
  status: z.int(),
  detail: text('User-facing message'),
  message: text('The same message'),
  errors: z.optional(z.array(errorSchema)),
})
export type ProblemBody = Omit<z.infer<typeof problemSchema>, 'errors'> & {
  readonly errors?: readonly FieldError[]
}

const bodySchema = z.object({
  detail: z.string(),
  errors: z.catch(z.array(errorSchema), []),
})

/** An expected error with a user-facing message. Any other error is a bug. */
export class Problem extends Error {
  override name = 'Problem'
  readonly code: ProblemCode
  readonly errors: readonly FieldError[]
  /** Seconds after which to retry; null if the server sent none. */
  readonly retryAfter: number | null

  constructor(
    code: ProblemCode,
    message: string,
    errors: readonly FieldError[] = [],
    retryAfter: number | null = null,
  ) {
    super(message)
    this.code = code
    this.errors = errors
    this.retryAfter = retryAfter
  }

  get status(): number {
    return PROBLEMS[this.code].status
  }

  toBody(): ProblemBody {
    const { status, title } = PROBLEMS[this.code]
    const body = {
      type: `/problems/${this.code}`,
      title,
      status,
      detail: this.message,
      message: this.message,
    }
    return this.errors.length > 0 ? { ...body, errors: this.errors } : body
  }
}

/**
 * Parses an error response. Other bodies, such as a proxy's error page, result in a generic problem.
 * @param retryAfter the `Retry-After` header
 */
export function readProblem(status: number, body: unknown, retryAfter: string | null = null): Problem {
  const seconds = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null
  const code = (Object.keys(PROBLEMS) as ProblemCode[]).find((known) => PROBLEMS[known].status === status)
  const parsed = z.safeParse(bodySchema, body)
  if (!parsed.success) {
    return new Problem(
      code ?? 'internal',
      `The server could not answer (status ${status}). Please try again.`,
      [],
      seconds,
    )
  }
  return new Problem(code ?? 'internal', parsed.data.detail, parsed.data.errors, seconds)
}

/** Returns the `code` of an SDK error, such as `auth/invalid-email` or a gRPC number, or undefined. */
export function errorCode(error: unknown): string | number | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  const { code } = error
  return typeof code === 'string' || typeof code === 'number' ? code : undefined
}
