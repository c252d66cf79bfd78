/** API errors as RFC 9457 problem details (docs/api.md). */
import * as z from 'zod/mini'
import { english, isMessageCode, type Message, messageOf, say } from '../messages/message.ts'
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

/** Code and parameters of a message, from which clients make a sentence in another language. */
const codeShape = {
  code: z.optional(text('Code of the message')),
  parameters: z.optional(
    z.record(z.string(), z.union([z.string(), z.number()])).check(z.describe('Values in the message')),
  ),
}
const errorSchema = z.object({
  field: text('The invalid field'),
  message: text('The error'),
  ...codeShape,
})

/** Error response body, `application/problem+json`. `message` repeats `detail` for simple clients. */
export const problemSchema = z.object({
  type: text('Type of problem'),
  title: text('Title of the type'),
  status: z.int(),
  detail: text('User-facing message'),
  message: text('The same message'),
  ...codeShape,
  errors: z.optional(z.array(errorSchema)),
})
export type ProblemBody = z.infer<typeof problemSchema>

const bodySchema = z.object({
  detail: z.string(),
  code: z.catch(codeShape.code, undefined),
  parameters: z.catch(codeShape.parameters, undefined),
  errors: z.catch(z.array(errorSchema), []),
})
type Coded = Pick<z.infer<typeof bodySchema>, 'code' | 'parameters'>

/** An expected error with a user-facing message. Any other error is a bug. */
export class Problem extends Error {
  override name = 'Problem'
  readonly code: ProblemCode
  /** Null if the message is a text in the reader's language. */
  readonly said: Message | null
  readonly errors: readonly FieldError[]
  /** Seconds after which to retry; null if the server sent none. */
  readonly retryAfter: number | null

  /** @param message a text that is shown as it is, or a message by its code */
  constructor(
    code: ProblemCode,
    message: Message | string,
    errors: readonly FieldError[] = [],
    retryAfter: number | null = null,
  ) {
    super(typeof message === 'string' ? message : english(message))
    this.code = code
    this.said = typeof message === 'string' ? null : message
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
      ...coded(this.said),
    }
    if (this.errors.length === 0) return body
    const errors = this.errors.map(({ field, message }) => {
      const isWhole = message === this.message
      return { field, message, ...coded(messageOf(message) ?? (isWhole ? this.said : null)) }
    })
    return { ...body, errors }
  }
}

/** Code and parameters for a response; nothing for a text. */
function coded(said: Message | null): Coded {
  if (said === null) return {}
  const parameters = Object.entries(said.parameters).map(
    ([name, value]) => [name, typeof value === 'object' ? english(value) : value] as const,
  )
  return { code: said.code, ...(parameters.length > 0 && { parameters: Object.fromEntries(parameters) }) }
}

/** Returns the message of a response in the reader's language; its English text if this release does not know the code. */
const shown = (text: string, { code = '', parameters = {} }: Coded, translate: Translate) =>
  isMessageCode(code) ? translate({ code, parameters }) : text

type Translate = (message: Message) => string

/**
 * Parses an error response. Other bodies, such as a proxy's error page, result in a generic problem.
 * @param retryAfter the `Retry-After` header
 * @param translate makes sentences in the reader's language
 */
export function readProblem(
  status: number,
  body: unknown,
  retryAfter: string | null = null,
  translate: Translate = english,
): Problem {
  const seconds = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null
  const code = (Object.keys(PROBLEMS) as ProblemCode[]).find((known) => PROBLEMS[known].status === status)
  const parsed = z.safeParse(bodySchema, body)
  if (!parsed.success) {
    const message = translate(say('answer-missing', { status: String(status) }))
    return new Problem(code ?? 'internal', message, [], seconds)
  }
  const { detail, errors } = parsed.data
  const translated = errors.map(({ field, message, ...rest }) => ({
    field,
    message: shown(message, rest, translate),
  }))
  // A response about several fields has a code for each of them.
  const isJoined = errors.length > 0 && detail === joined(errors)
  const message = isJoined ? joined(translated) : shown(detail, parsed.data, translate)
  return new Problem(code ?? 'internal', message, translated, seconds)
}

const joined = (errors: readonly FieldError[]) => errors.map(({ message }) => message).join(' ')

/** The problem of a request with these errors. */
export const invalidFields = (errors: readonly FieldError[]) => new Problem('invalid', joined(errors), errors)

/** Returns the `code` of an SDK error, such as `auth/invalid-email` or a gRPC number, or undefined. */
export function errorCode(error: unknown): string | number | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  const { code } = error
  return typeof code === 'string' || typeof code === 'number' ? code : undefined
}
