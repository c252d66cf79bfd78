/** Photo URLs. Without imports, because every list page loads this module (docs/decisions/012-photos.md). */

/** Path prefix of photos. Must match `ENDPOINTS.photo`. */
const PATH = '/api/photos/'
/** Longer side of the smaller copies in pixels. Must match `PHOTO_MAX`. */
const SIDES = { medium: 960, small: 480 } as const
export type SmallerSize = keyof typeof SIDES
/** Captures host, id, width and height. The id contains the size, so that pages can reserve space before loading. */
const ADDRESS = /^https?:\/\/([^/]+)\/api\/photos\/([A-Za-z0-9]{20}-([1-9]\d{0,3})x([1-9]\d{0,3}))$/

/** Width and height in pixels. */
export interface Dimensions {
  readonly width: number
  readonly height: number
}

/** Returns the id of a new photo. @param random 20 letters and digits */
export const photoId = (random: string, { width, height }: Dimensions) => `${random}-${width}x${height}`

/** Returns the URL of a photo. @param origin such as `https://example.org` */
export const photoAddress = (origin: string, id: string) => `${origin}${PATH}${id}`

/** Returns true if a URL is below the photo path of a site, in any spelling that a server may accept. @param site host of the site */
export function isPhotoOf(address: string, site: string): boolean {
  if (!URL.canParse(address)) return false
  const { host, pathname } = new URL(address)
  const decoded = pathname.replaceAll(/%[2-7][\da-f]/gi, (code) => decodeURIComponent(code))
  const path = decoded.replaceAll(/\/{2,}/g, '/')
  return host.replace(/\.(?=:|$)/, '') === site && path.startsWith(PATH)
}

/** Returns the photo id in a URL of any site, or ''. */
export const photoIdIn = (address: string) => ADDRESS.exec(address)?.[2] ?? ''

/** Returns true for a valid photo id. */
export const isPhotoId = (text: string) => photoIdIn(photoAddress('https://site', text)) !== ''

/** Scales dimensions down so that the longer side fits. */
export function fitted({ width, height }: Dimensions, side: number): Dimensions {
  const scale = Math.min(1, side / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** Returns the dimensions of a smaller copy. */
export const copySize = (photo: Dimensions, size: SmallerSize) => fitted(photo, SIDES[size])

/** URL and dimensions of one copy. */
export interface ShownCopy extends Dimensions {
  readonly src: string
}

/** All copies of a photo. */
export type ShownPhoto = Readonly<Record<'large' | SmallerSize, ShownCopy>>

/** Returns the copies of a site's photo, derived from its URL, or null for other URLs. @param site host of the site */
export function photoOf(address: string, site: string): ShownPhoto | null {
  const [, host, , width, height] = ADDRESS.exec(address) ?? []
  if (host !== site || !width) return null
  const large = { src: address, width: Number(width), height: Number(height) }
  const copy = (size: SmallerSize) => ({ src: `${address}?size=${size}`, ...copySize(large, size) })
  return { large, medium: copy('medium'), small: copy('small') }
}
