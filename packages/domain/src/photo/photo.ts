/** Photo validation (docs/decisions/012-photos.md). */
import { Problem, type ProblemCode } from '../api/problem.ts'
import { PHOTO_MAX } from '../limits.ts'
import { english, type Message, say } from '../messages/message.ts'
import { copySize, type Dimensions, type SmallerSize } from './photoAddress.ts'
import { BrokenPhoto } from './photoBytes.ts'
import { cleanJpeg, isJpeg, readJpeg } from './jpeg.ts'
import { cleanWebp, isWebp, readWebp } from './webp.ts'

export type PhotoSize = keyof typeof PHOTO_MAX
export type PhotoType = 'image/webp' | 'image/jpeg'

/** Format and size read from a photo's bytes. */
export interface ReadPhoto extends Dimensions {
  readonly type: PhotoType
}

/** A validated upload with the bytes of its copies. The medium copy is optional. */
export interface NewPhoto extends ReadPhoto {
  readonly large: Uint8Array
  readonly medium: Uint8Array | null
  readonly small: Uint8Array
}

/** Returns a photo's document without its timestamp. @param url URL that artifacts refer to */
export function storedPhoto(uid: string, url: string, photo: NewPhoto) {
  const { type, width, height, large, medium, small } = photo
  return { uid, url, type, width, height, large, ...(medium && { medium }), small }
}

const refusal = (size: PhotoSize, code: ProblemCode, message: Message) =>
  new Problem(code, message, [{ field: size, message: english(message) }])

function readBytes(bytes: Uint8Array, size: PhotoSize): ReadPhoto {
  if (isJpeg(bytes)) return { type: 'image/jpeg', ...readJpeg(bytes) }
  if (isWebp(bytes)) return { type: 'image/webp', ...readWebp(bytes) }
  throw refusal(size, 'unsupported-media-type', say('photo-format'))
}

/**
 * Validates a photo's bytes without decoding the image.
 * @throws Problem naming the copy: too many bytes or pixels, wrong format, metadata, or other data in the file
 */
export function readPhoto(bytes: Uint8Array, size: PhotoSize): ReadPhoto {
  const most = PHOTO_MAX[size]
  if (bytes.byteLength > most.bytes) {
    throw refusal(size, 'too-large', say('photo-too-many-bytes', { kilobytes: most.bytes / 1000 }))
  }
  try {
    const photo = readBytes(bytes, size)
    if (Math.max(photo.width, photo.height) <= most.side) return photo
  } catch (error) {
    if (error instanceof BrokenPhoto) throw refusal(size, 'invalid', error.said)
    throw error
  }
  throw refusal(size, 'invalid', say('photo-too-many-pixels', { pixels: String(most.side) }))
}

/** Checks that a smaller copy has the format and aspect ratio of the large one, within one pixel of rounding. @throws Problem */
export function requireSameShape(large: ReadPhoto, copy: ReadPhoto, size: SmallerSize): void {
  const { width, height } = copySize(large, size)
  if (large.type !== copy.type) {
    throw refusal(size, 'invalid', say('photo-formats-differ'))
  }
  if (Math.abs(width - copy.width) > 1 || Math.abs(height - copy.height) > 1) {
    throw refusal(
      size,
      'invalid',
      say('photo-shapes-differ', { size, width: String(width), height: String(height) }),
    )
  }
}

/** Removes the metadata that some encoders add. @throws BrokenPhoto for other formats */
export function withoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return isWebp(bytes) ? cleanWebp(bytes) : cleanJpeg(bytes)
}
