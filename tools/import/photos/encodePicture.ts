/** Creates the copies of a photo from a picture file, with the limits and qualities of the web app. */
import { PHOTO_COPIES_BYTES_MAX, PHOTO_MAX } from '@tracker/domain/limits.ts'
import { type NewPhoto, readPhoto, requireSameShape, withoutMetadata } from '@tracker/domain/photo/photo.ts'
import { copySize, type Dimensions, fitted } from '@tracker/domain/photo/photoAddress.ts'
import sharp from 'sharp'

/** Same as the web app: twice the pixels of the largest cameras. */
const PIXELS_MAX = 120_000_000
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif']
/** Attempts in order, until a copy is small enough. `blur` in pixels is only needed for noise. */
const ATTEMPTS = [
  ...[82, 70, 55, 40, 25, 10].map((quality) => ({ quality, blur: 0 })),
  ...[2, 8].map((blur) => ({ quality: 10, blur })),
]

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: PIXELS_MAX })

/**
 * Returns the size of a picture's large copy, in upright orientation.
 * @throws Error if the file is not a picture or has too many pixels
 */
export async function readLargeSize(bytes: Uint8Array): Promise<Dimensions> {
  const { format, autoOrient } = await open(bytes).metadata()
  if (!FORMATS.includes(format)) throw new Error(`Pictures of the format ${format} are not read.`)
  return fitted(autoOrient, PHOTO_MAX.large.side)
}

/** Encodes the best copy that fits. Transparent areas become white. */
async function encode(picture: sharp.Sharp, { width, height }: Dimensions, bytesMax: number) {
  for (const { quality, blur } of ATTEMPTS) {
    const resized = picture.clone().resize(width, height, { fit: 'fill' })
    const encoded = await (blur === 0 ? resized : resized.blur(blur)).webp({ quality }).toBuffer()
    const bytes = withoutMetadata(encoded)
    if (bytes.byteLength <= bytesMax) return bytes
  }
  throw new Error('The picture could not be made small enough.')
}

/**
 * Creates a photo from a picture file, without its metadata.
 * @throws Error if the picture cannot be decoded
 */
export async function encodePicture(bytes: Uint8Array): Promise<NewPhoto> {
  const picture = open(bytes).autoOrient().flatten({ background: 'white' }).toColourspace('srgb')
  const size = await readLargeSize(bytes)
  const isLarger = Math.max(size.width, size.height) > PHOTO_MAX.medium.side
  const small = await encode(picture, copySize(size, 'small'), PHOTO_MAX.small.bytes)
  const medium = isLarger ? await encode(picture, copySize(size, 'medium'), PHOTO_MAX.medium.bytes) : null
  const left = PHOTO_COPIES_BYTES_MAX - small.byteLength - (medium?.byteLength ?? 0)
  const large = await encode(picture, size, Math.min(PHOTO_MAX.large.bytes, left))
  const photo = readPhoto(large, 'large')
  if (medium) requireSameShape(photo, readPhoto(medium, 'medium'), 'medium')
  requireSameShape(photo, readPhoto(small, 'small'), 'small')
  return { ...photo, large, medium, small }
}
