/** Query parameters. Repeated parameters are rejected, so that a check and a later use see the same value. */
import { LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX } from '@tracker/domain/limits.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { invalidField } from '#http/problem.ts'

export class Query {
  /** The query string as it was sent, with its question mark; empty without one. */
  readonly text: string
  readonly #parameters: URLSearchParams

  constructor(text: string) {
    this.text = text === '' ? '' : `?${text}`
    this.#parameters = new URLSearchParams(text)
  }

  /** Returns a parameter, or null if it is missing. @throws Problem 400 if it is repeated */
  get(name: string): string | null {
    const values = this.#parameters.getAll(name)
    if (values.length > 1) throw invalidField(name, say('parameter-repeated', { name }))
    return values[0] ?? null
  }

  /** Returns all parameters, for endpoints with repeatable parameters. */
  all(): URLSearchParams {
    return new URLSearchParams(this.#parameters)
  }

  /** Returns the page size, at most `max`. @throws Problem 400 unless it is a positive integer */
  limit(defaultLimit = LIST_LIMIT_DEFAULT, max = LIST_LIMIT_MAX): number {
    const text = this.get('limit')
    if (text === null) return defaultLimit
    const limit = /^\d{1,9}$/.test(text) ? Number(text) : 0
    if (limit === 0) throw invalidField('limit', say('limit-not-whole'))
    return Math.min(limit, max)
  }

  /**
   * Returns a whole number from 0 to `max`; 0 without the parameter.
   * @throws Problem 400 for anything else
   */
  upTo(name: string, max: number): number {
    const text = this.get(name) ?? '0'
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Infinity
    if (number > max) throw invalidField(name, say('parameter-not-whole', { name, most: String(max) }))
    return number
  }

  /** Serializes the parameters with another cursor. */
  withCursor(cursor: string): string {
    const next = new URLSearchParams(this.#parameters)
    next.set('cursor', cursor)
    return next.toString()
  }
}
