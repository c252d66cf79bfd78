/** The site as pages name it, for their absolute addresses (docs/threats.md, threat 61). */
import type { IncomingHttpHeaders } from 'node:http'
import { originOf, siteOf } from '#http/context.ts'
import { params } from '#params.ts'

export interface Site {
  /** With its port, if it has one. */
  readonly host: string
  /** Scheme and host, without a slash at the end. */
  readonly origin: string
}

/**
 * By the setting `SITE_HOST`, else by the host that was asked.
 * @throws Problem 400 when that is no host
 */
export function namedSite(headers: IncomingHttpHeaders): Site {
  const host = (params.siteHost ?? siteOf(headers)).toLowerCase()
  return { host, origin: originOf({ host }) }
}
