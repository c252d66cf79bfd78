/** Query parameters and headers of operations. */
import { LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX } from '../limits.ts'

/** A query parameter or header, as in OpenAPI. */
export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'header'
  readonly description: string
  readonly required?: boolean
  readonly schema: object
}

export const query = (name: string, description: string, schema: object, required = false): Parameter => ({
  name,
  in: 'query',
  required,
  description,
  schema,
})
export const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string' },
})
export const limit = (otherwise: number, most: number) =>
  query('limit', 'Items in one answer; more than the most counts as the most', {
    type: 'integer',
    minimum: 1,
    default: otherwise,
    'x-most': most,
  })
export const CURSOR = query('cursor', 'From the `Link` header of the page before', { type: 'string' })
export const several = (name: string, description: string, items: object) =>
  query(name, `${description}; may repeat`, { type: 'array', items })
export const year = (name: string, description: string) => query(name, description, { type: 'integer' })
export const SMALLER =
  'A copy of at most 480 or 960 pixels a side; the photo itself, when it was sent without a medium one'
export const PAGING = [limit(LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX), CURSOR]
export const OWN = query('email', 'Your own address, as in your token', { type: 'string' }, true)
