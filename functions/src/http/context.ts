/** Request context and response of handlers. */
import { DEADLINES } from '@tracker/domain/api/deadlines.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { say } from '@tracker/domain/messages/message.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { Query } from '#http/query.ts'

export interface Context {
  /** Decoded `{id}` of the path; empty if the path has none. */
  readonly id: string
  /** Request path, not decoded. */
  readonly path: string
  readonly query: Query
  readonly headers: IncomingHttpHeaders
  readonly rawBody: Uint8Array
  /** Fields for the request log. Never add tokens, e-mail addresses or bodies. */
  readonly log: { call?: string; uid?: string }
}

export interface HttpResponse<T = unknown> {
  readonly status: number
  /** Bytes are sent unchanged with the Content-Type of the headers; anything else as JSON. */
  readonly body: T
  readonly headers?: Readonly<Record<string, string>>
}

export type Handler<T> = (context: Context) => Promise<HttpResponse<T>>

/** 200 response. */
export const ok = <T>(body: T, headers?: Readonly<Record<string, string>>): HttpResponse<T> =>
  headers ? { status: 200, body, headers } : { status: 200, body }

/** 201 response. */
export const created = <T>(body: T): HttpResponse<T> => ({ status: 201, body })

/** Returns the host that the browser requested, with port. Clients can forge it, which affects their own response only. */
export const requestHost = (headers: IncomingHttpHeaders): string =>
  String(headers['x-forwarded-host'] ?? headers.host ?? '')

/** Returns the origin of the request: https, or http for a local stack. @throws Problem 400 for an invalid host */
export function requestOrigin(headers: IncomingHttpHeaders): string {
  const site = requestHost(headers)
  if (!/^[\w.-]+(?::\d{1,5})?$/.test(site)) throw new Problem('invalid', say('address-malformed'))
  return `${/^(?:localhost|127\.0\.0\.1)(?::|$)/.test(site) ? 'http' : 'https'}://${site}`
}

/** Returns the time (ms since 1970) at which a call that starts now must stop its work in order to respond. */
export const callDeadline = () => Date.now() + DEADLINES.work
