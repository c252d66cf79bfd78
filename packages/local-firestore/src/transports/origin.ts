/**
 * Protects the server, which has no authentication, from foreign web pages: the `Host` check prevents DNS rebinding,
 * the `Origin` check prevents cross-origin requests.
 */
import { isIP } from 'node:net'

/** Extracts the lower-case host name from `host[:port]`, without brackets; null if malformed. */
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

/** Whether a `Host` header is safe from DNS rebinding: a loopback name, an IP address or one of `names`. */
export function isTrustedHost(host: string | undefined, names: readonly string[]): boolean {
  const hostname = host === undefined ? null : hostnameOf(host)
  return hostname !== null && (isLoopback(hostname) || isIP(hostname) !== 0 || names.includes(hostname))
}

/** Whether an origin is a loopback origin or has the same host as the request. */
export function isTrustedOrigin(origin: string, host: string | undefined): boolean {
  const authority = /^https?:\/\/([^/]+)$/.exec(origin)?.[1]
  const hostname = authority === undefined ? null : hostnameOf(authority)
  if (hostname === null) return false
  return isLoopback(hostname) || (host !== undefined && hostname === hostnameOf(host))
}
