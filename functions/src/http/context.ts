/** A request as handlers see it, and what they answer. */
import { DEADLINES } from '@tracker/domain/api/deadlines.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { Query } from '#http/query.ts'

export interface Context {
  /** The decoded `{id}` of the path; empty when the path has none. */
  readonly id: string
  /** The path that was asked for, as it was written. */
  readonly path: string
  readonly query: Query
  readonly headers: IncomingHttpHeaders
  readonly rawBody: Uint8Array
  /** What the log says about the call: never tokens, e-mails or bodies. */
  readonly log: { call?: string; uid?: string }
}

export interface Answer<T = unknown> {
  readonly status: number
  /** Bytes go out as they are, with the type that the headers say; anything else as JSON. */
  readonly body: T
  readonly headers?: Readonly<Record<string, string>>
}

export type Handler<T> = (context: Context) => Promise<Answer<T>>

/** The answer 200. */
export const ok = <T>(body: T, headers?: Readonly<Record<string, string>>): Answer<T> =>
  headers ? { status: 200, body, headers } : { status: 200, body }

/** The answer 201. */
export const created = <T>(body: T): Answer<T> => ({ status: 201, body })

/** The host that Hosting was called by, with its port. Whoever makes it up fools nobody else. */
export const siteOf = (headers: IncomingHttpHeaders): string =>
  String(headers['x-forwarded-host'] ?? headers.host ?? '')

/** The site's origin. Hosting answers by https; only a machine's own stack does not. @throws Problem for a host that is none */
export function originOf(headers: IncomingHttpHeaders): string {
  const site = siteOf(headers)
  if (!/^[\w.-]+(?::\d{1,5})?$/.test(site)) throw new Problem('invalid', 'The address is not well-formed.')
  return `${/^(?:localhost|127\.0\.0\.1)(?::|$)/.test(site) ? 'http' : 'https'}://${site}`
}

/** The time (milliseconds) at which a call that starts now stops its work, so that it can still respond. */
export const callDeadline = () => Date.now() + DEADLINES.work
