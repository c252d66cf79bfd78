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

const isLocal = (host: string) => /^(?:localhost|127\.0\.0\.1)(?::|$)/.test(host)

/**
 * Returns the site with which stored URLs are compared, by the settings `SITE_HOST` and `HOSTING_ORIGIN` only: a client can
 * forge the requested host. On a computer of a developer it is the requested local name.
 */
export function ownSite(headers: IncomingHttpHeaders): Site {
  const configured = (params.siteHost ?? new URL(params.hostingOrigin).host).toLowerCase()
  const requested = requestHost(headers).toLowerCase()
  const host = isLocal(configured) && isLocal(requested) ? requested : configured
  return { host, origin: requestOrigin({ host }) }
}

/**
 * Returns the site by the setting `SITE_HOST`, else by the requested host.
 * @throws Problem 400 for an invalid host
 */
export function canonicalSite(headers: IncomingHttpHeaders): Site {
  const host = (params.siteHost ?? requestHost(headers)).toLowerCase()
  return { host, origin: requestOrigin({ host }) }
}
