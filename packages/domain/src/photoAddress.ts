/** Addresses of photos: alone in a file without imports, because every list reads them (docs/decisions/055). */

/** Where a site has its photos; `ENDPOINTS.photo` says the same. */
const PATH = '/api/photos/'
/** Pixels of the longer side of a small copy. */
const SMALL_SIDE = 480
/** A random part, then width and height: whoever knows the address knows how much room the photo takes. */
const ID = /^[A-Za-z0-9]{20}-([1-9]\d{0,3})x([1-9]\d{0,3})$/
/** The host and the id of a photo. */
const ADDRESS = /^https?:\/\/([^/]+)\/api\/photos\/([^/]+)$/

/** Width and height in pixels. */
export interface Dimensions {
  readonly width: number
  readonly height: number
}

/** The id of a new photo. @param random 20 letters and digits */
export const photoId = (random: string, { width, height }: Dimensions) => `${random}-${width}x${height}`

/** Whether a text can be a photo's id. */
export const isPhotoId = (text: string) => ID.test(text)

/** The address of a photo. @param origin of the site that it was sent to, such as `https://example.org` */
export const photoAddress = (origin: string, id: string) => `${origin}${PATH}${id}`

/** Whether an address leads to where a site has its photos. @param site its host */
export function isPhotoOf(address: string, site: string): boolean {
  if (!URL.canParse(address)) return false
  const { host, pathname } = new URL(address)
  return host === site && pathname.startsWith(PATH)
}

/** The id of the photo that an address names, on whichever site; empty when it names none. */
export function photoIdIn(address: string): string {
  const id = ADDRESS.exec(address)?.[2] ?? ''
  return isPhotoId(id) ? id : ''
}

/** Dimensions made to fit a side; never larger. */
export function fitted({ width, height }: Dimensions, side: number): Dimensions {
  const scale = Math.min(1, side / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** A photo at the size of its small copy. */
export const smallOf = (photo: Dimensions) => fitted(photo, SMALL_SIDE)

/** What a page can show of a photo, from its address alone. */
export interface ShownPhoto extends Dimensions {
  readonly small: Dimensions & { readonly url: string }
}

/** The photo of a site that an address leads to; null when it leads elsewhere. @param site the host of the site */
export function photoOf(address: string, site: string): ShownPhoto | null {
  const [, host, id = ''] = ADDRESS.exec(address) ?? []
  const [, width, height] = ID.exec(id) ?? []
  if (host !== site || !width) return null
  const photo = { width: Number(width), height: Number(height) }
  return { ...photo, small: { ...smallOf(photo), url: `${address}?size=small` } }
}
