/**
 * Who may talk to a development server. It has no passwords, so a web page of somebody else must not reach it:
 * neither by a name that it points at this machine (DNS rebinding; the Host header tells) nor across origins
 * (the Origin header, which browsers always send with such requests, tells).
 */
import { isIP } from 'node:net'

/** The host of a `Host` header or an origin, in lower case, without port and brackets; null when malformed. */
function hostnameOf(authority: string): string | null {
  const url = URL.parse(`http://${authority}`)
  if (url === null || url.username !== '' || url.pathname !== '/' || url.search !== '') return null
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

const isLoopback = (hostname: string) =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '::1' ||
  (isIP(hostname) === 4 && hostname.startsWith('127.'))

/** True for loopback names, for IP literals and for `names`: hosts that nobody else can point at this machine. */
export function isTrustedHost(host: string | undefined, names: readonly string[]): boolean {
  const hostname = host === undefined ? null : hostnameOf(host)
  return hostname !== null && (isLoopback(hostname) || isIP(hostname) !== 0 || names.includes(hostname))
}

/** True for pages served from this machine: a loopback origin, or the host that the request itself names. */
export function isTrustedOrigin(origin: string, host: string | undefined): boolean {
  const authority = /^https?:\/\/([^/]+)$/.exec(origin)?.[1]
  const hostname = authority === undefined ? null : hostnameOf(authority)
  if (hostname === null) return false
  return isLoopback(hostname) || (host !== undefined && hostname === hostnameOf(host))
}
