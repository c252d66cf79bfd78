/** A request as handlers see it. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Answer } from '#http/answer.ts'
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

export type Handler<T> = (call: Call) => Promise<Answer<T>>
