/** What the bytes of a photo must be (docs/decisions/012-photos.md). */
import { Problem, type ProblemCode } from './errors.ts'
import { PHOTO_MAX } from './limits.ts'
import { copySize, type Dimensions, type SmallerSize } from './photoAddress.ts'
import { BrokenPhoto } from './photoBytes.ts'
import { cleanJpeg, isJpeg, readJpeg } from './photoJpeg.ts'
import { cleanWebp, isWebp, readWebp } from './photoWebp.ts'

export type PhotoSize = keyof typeof PHOTO_MAX
export type PhotoType = 'image/webp' | 'image/jpeg'

/** What a photo's bytes say. */
export interface ReadPhoto extends Dimensions {
  readonly type: PhotoType
}

/** A photo as it was sent and proven, with the bytes of its copies. Not everybody sends a medium one. */
export interface NewPhoto extends ReadPhoto {
  readonly large: Uint8Array
  readonly medium: Uint8Array | null
  readonly small: Uint8Array
}

/** A photo's document, without its time. @param url the address that artifacts show it by */
export function storedPhoto(uid: string, url: string, photo: NewPhoto) {
  const { type, width, height, large, medium, small } = photo
  return { uid, url, type, width, height, large, ...(medium && { medium }), small, is_hidden: false }
}

const refusal = (size: PhotoSize, code: ProblemCode, message: string) =>
  new Problem(code, message, [{ field: size, message }])

function readBytes(bytes: Uint8Array, size: PhotoSize): ReadPhoto {
  if (isJpeg(bytes)) return { type: 'image/jpeg', ...readJpeg(bytes) }
  if (isWebp(bytes)) return { type: 'image/webp', ...readWebp(bytes) }
  throw refusal(size, 'unsupported-media-type', 'A photo must be a WebP or JPEG picture.')
}

/**
 * Proves that bytes are a photo, without decoding it.
 * @throws Problem that names the size: too many bytes or pixels, another format, metadata, or anything beside the picture
 */
export function readPhoto(bytes: Uint8Array, size: PhotoSize): ReadPhoto {
  const most = PHOTO_MAX[size]
  if (bytes.byteLength > most.bytes) {
    throw refusal(size, 'too-large', `This photo is too large: at most ${most.bytes / 1000} kB, please.`)
  }
  try {
    const photo = readBytes(bytes, size)
    if (Math.max(photo.width, photo.height) <= most.side) return photo
  } catch (error) {
    if (error instanceof BrokenPhoto) throw refusal(size, 'invalid', error.message)
    throw error
  }
  throw refusal(size, 'invalid', `This photo is too large: at most ${most.side} pixels a side, please.`)
}

/** @throws Problem unless a smaller copy is the large one at its size; encoders round either way */
export function requireSameShape(large: ReadPhoto, copy: ReadPhoto, size: SmallerSize): void {
  const { width, height } = copySize(large, size)
  if (large.type !== copy.type) {
    throw refusal(size, 'invalid', 'All copies of a photo must be of one format.')
  }
  if (Math.abs(width - copy.width) > 1 || Math.abs(height - copy.height) > 1) {
    throw refusal(size, 'invalid', `The ${size} copy of this photo must be ${width} by ${height} pixels.`)
  }
}

/** An encoder's picture without metadata, which some encoders add unasked. @throws BrokenPhoto for another format */
export function cleanPhoto(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return isWebp(bytes) ? cleanWebp(bytes) : cleanJpeg(bytes)
}
