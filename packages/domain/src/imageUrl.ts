/**
 * Which addresses may be stored and shown as an image (docs/threats.md, threats 20 and 54). A picture is asked for by every
 * visitor's own browser, so that an address must not lead into the visitor's own network, nor carry a password.
 */
import { IMAGE_URL_MAX } from './limits.ts'

/** Characters that no valid address holds unescaped, that attribute break-outs need, or that are half a character. */
const UNSAFE = /[\s\p{Cc}\p{Cs}"<>\\^`{|}]/u
/** Names of networks at home and at work (RFC 6761, RFC 6762, RFC 8375, and what routers use). */
const PRIVATE = /\.(?:localhost|local|internal|arpa|lan|home|corp|intranet|private)$/
const HTTP = /^https?:\/\//i

/** The address when it is one of http or https, else an empty string. */
export function safeImageUrl(value: string): string {
  if (value.length > IMAGE_URL_MAX || UNSAFE.test(value) || !HTTP.test(value)) return ''
  return URL.canParse(value) ? value : ''
}

/** Whether a host has a public name: neither a number, nor a name that only a network at home or at work knows. */
function isPublicHost(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '')
  return /\.\D[^.]*$/.test(name) && !name.startsWith('[') && !PRIVATE.test(name)
}

/** Where pictures may come from, beside public hosts. */
export interface ImageSources {
  /** The host of this site, with its port: its own pictures may always be shown. */
  readonly site?: string
  /** The address that is stored already: whoever changes something else keeps it. */
  readonly stored?: string
  /** The only hosts that pictures may come from; null when any may. */
  readonly hosts?: readonly string[] | null
}

/** Whether a browser may be sent to an address for a picture. */
export function isImageSource(value: string, { site, stored, hosts = null }: ImageSources): boolean {
  if (safeImageUrl(value) === '') return false
  if (value === stored) return true
  const { host, hostname, port, username, password } = new URL(value)
  if (host === site) return true
  if (port || username || password || !isPublicHost(hostname)) return false
  return hosts === null || hosts.includes(hostname)
}

/** The address to ask for a picture: by https from elsewhere; empty when it must not be asked for. @param site its host */
export function shownImageUrl(value: string, site: string): string {
  if (!isImageSource(value, { site })) return ''
  return new URL(value).host === site ? value : value.replace(HTTP, 'https://')
}

/**
 * The hosts that a deployment allows, from the text of its setting `IMAGE_HOSTS`: names between spaces or commas.
 * @returns null when the text names none: any public host is allowed then
 * @throws Error naming what is no host
 */
export function readImageHosts(text = ''): readonly string[] | null {
  const words = text.split(/[\s,]+/).filter(Boolean)
  const odd = words.find((word) => !/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(word))
  if (odd !== undefined)
    throw new Error(`IMAGE_HOSTS must be hosts such as images.example.org, not "${odd}".`)
  return words.length === 0 ? null : words
}
