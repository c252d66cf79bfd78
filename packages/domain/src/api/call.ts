/** What an entry of the table of REST calls (calls.ts) consists of. */
import * as z from 'zod/mini'
import { LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX } from '../limits.ts'
import type { ProblemCode } from './problem.ts'

/** A query parameter or header. The OpenAPI document contains its schema as JSON Schema. */
export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'header'
  readonly description: string
  readonly required?: boolean
  readonly schema: z.core.$ZodType
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path below `API_BASE`. May end with `/{id}`. */
  readonly path: string
  /** Who may call it: everyone without an ID token, signed-in users, or users with the role of a curator. */
  readonly who: 'everyone' | 'users' | 'curators'
  /** Whether `<img>` loads it, which cannot send an App Check token. */
  readonly isForImg?: true
  /** One sentence without its full stop. */
  readonly description: string
  readonly parameters?: readonly Parameter[]
  /** JSON body of the request. */
  readonly body?: z.ZodMiniType
  /** Form with files instead of a JSON body. */
  readonly form?: z.ZodMiniType
  /** Body of a successful response. The schemas drop undocumented fields. */
  readonly answer: z.ZodMiniType
  /** HTTP status of success, 200 by default. */
  readonly status?: 201
  /** Documented header of a successful response. */
  readonly answerHeader?: { readonly name: string; readonly description: string }
  /** Errors in addition to those of every call. */
  readonly errors: readonly ProblemCode[]
}

export const query = (
  name: string,
  description: string,
  schema: z.core.$ZodType = z.string(),
  required = false,
): Parameter => ({ name, in: 'query', required, description, schema })

export const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  description,
  schema: z.string(),
})

/** Returns the query parameters that a schema parses. @param descriptions one per field */
export const parametersOf = <Shape extends z.core.$ZodShape>(
  { shape }: z.ZodMiniObject<Shape>,
  descriptions: Readonly<Record<keyof Shape & string, string>>,
): Parameter[] =>
  Object.entries<string>(descriptions).map(([name, description]) => query(name, description, shape[name]))

/** Page size. `x-most` is the maximum. */
export const limit = (byDefault: number, most: number) =>
  query(
    'limit',
    'Most items per page; larger values count as the maximum. Pages of large items are shorter',
    z._default(z.int().check(z.minimum(1), z.meta({ 'x-most': most })), byDefault),
  )
export const CURSOR = query('cursor', 'From the `Link` header of the previous page')
export const PAGING = [limit(LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX), CURSOR]
export const NEXT_PAGE = { name: 'Link', description: '`<...>; rel="next"` if there is another page' }
export const OWN = query('email', 'Your own address, as in your token', z.string(), true)
export const IDEMPOTENCY_KEY = header(
  'Idempotency-Key',
  'A repeated request with the same key returns the first response, for a day',
)

/** Errors of calls that need a token. */
export const USER: readonly ProblemCode[] = ['unauthenticated', 'too-many-requests']
/** Errors of calls with a body. */
export const BODY: readonly ProblemCode[] = [...USER, 'invalid', 'too-large', 'unsupported-media-type']

/** Names of bodies in the OpenAPI document. */
export const SCHEMA_NAMES = z.registry<{ id: string }>()

/** Names a body for the OpenAPI document. */
export function named<Schema extends z.ZodMiniType>(id: string, schema: Schema): Schema {
  SCHEMA_NAMES.add(schema, { id })
  return schema
}

/** The answer of calls that return an image. */
export const IMAGE = z.custom<Uint8Array>((body) => body instanceof Uint8Array)
