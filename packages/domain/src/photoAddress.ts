/** Addresses of photos: alone in a file without imports, because every list reads them (docs/decisions/012-photos.md). */

/** Where a site has its photos; `ENDPOINTS.photo` says the same. */
const PATH = '/api/photos/'
/** Pixels of the longer side of the copies that are smaller than the photo; `PHOTO_MAX` says the same. */
const SIDES = { medium: 960, small: 480 } as const
export type SmallerSize = keyof typeof SIDES
/**
 * The host and the id of a photo, and of that, behind a random part, width and height: whoever knows the address knows how much
 * room the photo takes.
 */
const ADDRESS = /^https?:\/\/([^/]+)\/api\/photos\/([A-Za-z0-9]{20}-([1-9]\d{0,3})x([1-9]\d{0,3}))$/

/** Width and height in pixels. */
export interface Dimensions {
  readonly width: number
  readonly height: number
}

/** The id of a new photo. @param random 20 letters and digits */
export const photoId = (random: string, { width, height }: Dimensions) => `${random}-${width}x${height}`

/** The address of a photo. @param origin of the site that it was sent to, such as `https://example.org` */
export const photoAddress = (origin: string, id: string) => `${origin}${PATH}${id}`

/** Whether an address leads to where a site has its photos. @param site its host */
export function isPhotoOf(address: string, site: string): boolean {
  if (!URL.canParse(address)) return false
  const { host, pathname } = new URL(address)
  return host === site && pathname.startsWith(PATH)
}

/** The id of the photo that an address names, on whichever site; empty when it names none. */
export const photoIdIn = (address: string) => ADDRESS.exec(address)?.[2] ?? ''

/** Whether a text can be a photo's id. */
export const isPhotoId = (text: string) => photoIdIn(photoAddress('https://site', text)) !== ''

/** Dimensions made to fit a side; never larger. */
export function fitted({ width, height }: Dimensions, side: number): Dimensions {
  const scale = Math.min(1, side / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** The size of one of a photo's smaller copies. */
export const copySize = (photo: Dimensions, size: SmallerSize) => fitted(photo, SIDES[size])

/** A copy of a photo, as pages show it. */
export interface ShownCopy extends Dimensions {
  readonly src: string
}

/** What a page can show of a photo, from its address alone. */
export type ShownPhoto = Readonly<Record<'large' | SmallerSize, ShownCopy>>

/** The photo of a site that an address leads to; null when it leads elsewhere. @param site the host of the site */
export function photoOf(address: string, site: string): ShownPhoto | null {
  const [, host, , width, height] = ADDRESS.exec(address) ?? []
  if (host !== site || !width) return null
  const large = { src: address, width: Number(width), height: Number(height) }
  const copy = (size: SmallerSize) => ({ src: `${address}?size=${size}`, ...copySize(large, size) })
  return { large, medium: copy('medium'), small: copy('small') }
}
