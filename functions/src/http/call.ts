/** A request as handlers see it, and the answer they give. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Query } from '#http/query.ts'

export interface Call {
  /** The decoded `{id}` of the path; empty when the path has none. */
  readonly id: string
  /** The path that was asked for, as it was written. */
  readonly path: string
  readonly query: Query
  readonly headers: IncomingHttpHeaders
  readonly rawBody: Uint8Array
  /** What the log says about the call: never tokens, e-mails or bodies. */
  readonly trace: { call?: string; uid?: string }
}

export interface Answer<T = unknown> {
  readonly status: number
  readonly body: T
  readonly headers?: Readonly<Record<string, string>>
}

export type Handler<T> = (call: Call) => Promise<Answer<T>>

export const ok = <T>(body: T, headers?: Readonly<Record<string, string>>): Answer<T> =>
  headers ? { status: 200, body, headers } : { status: 200, body }

export const created = <T>(body: T): Answer<T> => ({ status: 201, body })
