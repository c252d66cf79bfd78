/** Host and origin for absolute URLs in public pages (docs/threats.md, threat 61). */
import type { IncomingHttpHeaders } from 'node:http'
import { requestOrigin, requestHost } from '#http/context.ts'
import { params } from '#params.ts'

export interface Site {
  /** Host name with port, if any. */
  readonly host: string
  /** Scheme and host, without a trailing slash. */
  readonly origin: string
}

/**
 * Returns the site by the setting `SITE_HOST`, else by the requested host.
 * @throws Problem 400 for an invalid host
 */
export function canonicalSite(headers: IncomingHttpHeaders): Site {
  const host = (params.siteHost ?? requestHost(headers)).toLowerCase()
  return { host, origin: requestOrigin({ host }) }
}
