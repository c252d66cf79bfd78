/** Query parameters: each at most once, so that a check and a use can never see different ones. */
import { LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX } from '@tracker/domain/limits.ts'
import { invalidField } from '#http/problem.ts'

/** The query of an address. */
export class Query {
  readonly #parameters: URLSearchParams

  constructor(text: string) {
    this.#parameters = new URLSearchParams(text)
  }

  /** The parameter's value; null when it was not sent. @throws Problem when it was sent twice */
  get(name: string): string | null {
    const values = this.#parameters.getAll(name)
    if (values.length > 1) throw invalidField(name, `Please send "${name}" once.`)
    return values[0] ?? null
  }

  /** All parameters, for calls whose parameters may repeat. */
  all(): URLSearchParams {
    return new URLSearchParams(this.#parameters)
  }

  /** The length of a list answer. More than the most is the most. @throws Problem when it is not a whole number from 1 */
  limit(otherwise = LIST_LIMIT_DEFAULT, most = LIST_LIMIT_MAX): number {
    const text = this.get('limit')
    if (text === null) return otherwise
    const limit = /^\d{1,9}$/.test(text) ? Number(text) : 0
    if (limit === 0) throw invalidField('limit', 'The limit must be a whole number from 1.')
    return Math.min(limit, most)
  }

  /** The same parameters with another cursor. */
  withCursor(cursor: string): string {
    const next = new URLSearchParams(this.#parameters)
    next.set('cursor', cursor)
    return next.toString()
  }
}
