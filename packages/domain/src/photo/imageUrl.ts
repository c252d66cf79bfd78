/**
 * Validation of image URLs (docs/threats.md, threats 20 and 54). Every visitor's browser requests the image, so a URL must not
 * point into the visitor's private network or contain credentials.
 */
import { IMAGE_URL_MAX } from '../limits.ts'

/** Characters that are invalid unescaped, could break out of an HTML attribute, or are lone surrogates. */
const UNSAFE = /[\s\p{Cc}\p{Cs}"<>\\^`{|}]/u
/** Top-level names of private networks (RFC 6761, RFC 6762, RFC 8375, and those that routers use). */
const PRIVATE = /\.(?:localhost|local|internal|arpa|lan|home|corp|intranet|private)$/
const HTTP = /^https?:\/\//i

/** Returns the URL if it is a valid http or https URL, else ''. */
export function safeImageUrl(value: string): string {
  if (value.length > IMAGE_URL_MAX || UNSAFE.test(value) || !HTTP.test(value)) return ''
  return URL.canParse(value) ? value : ''
}

/** Returns true for a public host name; false for IP addresses, single labels and private networks. */
function isPublicHost(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '')
  return /\.\D[^.]*$/.test(name) && !name.startsWith('[') && !PRIVATE.test(name)
}

/** Allowed image sources. */
export interface ImageSources {
  /** Host of this site, with port. Its own images are always allowed. */
  readonly site?: string
  /** Currently stored URL. It stays valid when other fields are edited. */
  readonly stored?: string
  /** Allowlist of hosts; null allows any public host. */
  readonly hosts?: readonly string[] | null
}

/** Returns true if browsers may load an image from this URL. */
export function isImageSource(value: string, { site, stored, hosts = null }: ImageSources): boolean {
  if (safeImageUrl(value) === '') return false
  if (value === stored) return true
  const { host, hostname, port, username, password } = new URL(value)
  if (host === site) return true
  if (port || username || password || !isPublicHost(hostname)) return false
  return hosts === null || hosts.includes(hostname)
}

/** Returns the URL for `<img src>`, upgraded to https for other hosts, or '' if not allowed. @param site host of this site */
export function shownImageUrl(value: string, site: string): string {
  if (!isImageSource(value, { site })) return ''
  return new URL(value).host === site ? value : value.replace(HTTP, 'https://')
}

/**
 * Parses the `IMAGE_HOSTS` setting: host names separated by spaces or commas.
 * @returns null if empty, which allows any public host
 * @throws Error with the first invalid host
 */
export function readImageHosts(text = ''): readonly string[] | null {
  const hosts = text.split(/[\s,]+/).filter(Boolean)
  const invalid = hosts.find((host) => !/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host))
  if (invalid !== undefined)
    throw new Error(`IMAGE_HOSTS must be hosts such as images.example.org, not "${invalid}".`)
  return hosts.length === 0 ? null : hosts
}
