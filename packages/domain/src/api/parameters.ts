/** Query parameters and headers of operations. */
import * as z from 'zod/mini'
import { LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX } from '../limits.ts'

/** A query parameter or header. The OpenAPI document contains its schema as JSON Schema. */
export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'header'
  readonly description: string
  readonly required?: boolean
  readonly schema: z.core.$ZodType
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
    'Items per page; larger values count as the maximum',
    z._default(z.int().check(z.minimum(1), z.meta({ 'x-most': most })), byDefault),
  )
export const CURSOR = query('cursor', 'From the `Link` header of the previous page')
export const PAGING = [limit(LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX), CURSOR]
export const OWN = query('email', 'Your own address, as in your token', z.string(), true)
export const UNDO = query('undo', '`1`: the deletion can be undone for some minutes', z.literal('1'))
export const SIZE = query(
  'size',
  'A copy of at most 480 or 960 pixels per side; the photo itself if it has no medium copy',
  z.enum(['small', 'medium']),
)
