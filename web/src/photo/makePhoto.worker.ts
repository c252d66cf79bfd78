/** Worker that creates the copies of a photo, which takes seconds on a phone. */
import { Problem } from '@tracker/domain/api/problem.ts'
import { PHOTO_COPIES_BYTES_MAX, PHOTO_MAX } from '@tracker/domain/limits.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { withoutMetadata, type PhotoType } from '@tracker/domain/photo/photo.ts'
import { copySize, type Dimensions, fitted, type SmallerSize } from '@tracker/domain/photo/photoAddress.ts'
import type { PhotoCopies, WorkerResult } from '#photo/photoCopies.ts'
import { undecodable } from './fileKind.ts'
import { hasTooManyPixels } from './pictureSize.ts'

/** Qualities in order, until a copy is small enough. */
const QUALITIES = [0.82, 0.7, 0.55, 0.4, 0.25, 0.1]
/** Longer side of the large copy in pixels. The smaller sizes are only needed for noise. */
const SIDES = [PHOTO_MAX.large.side, 1_200, 800]

/** WebP if this browser can encode it, else JPEG. */
async function writableType(): Promise<PhotoType> {
  const { type } = await drawn(null, { width: 1, height: 1 }).convertToBlob({ type: 'image/webp' })
  return type === 'image/webp' ? type : 'image/jpeg'
}

/** Draws a picture at a size. Transparent areas become white. */
function drawn(picture: ImageBitmap | null, { width, height }: Dimensions): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('There is no canvas.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  if (picture) context.drawImage(picture, 0, 0, width, height)
  return canvas
}

/** Returns the best copy that fits, without encoder metadata; null if none does. */
async function encoded(picture: ImageBitmap, size: Dimensions, type: PhotoType, bytesMax: number) {
  const canvas = drawn(picture, size)
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type, quality })
    const bytes = withoutMetadata(new Uint8Array(await blob.arrayBuffer()))
    if (bytes.byteLength <= bytesMax) return new Blob([bytes], { type })
  }
  return null
}

/** Returns true if a photo is larger than its medium copy would be. */
const isLarger = ({ width, height }: Dimensions) => Math.max(width, height) > PHOTO_MAX.medium.side

async function makeCopies(picture: ImageBitmap): Promise<PhotoCopies> {
  const type = await writableType()
  for (const side of SIDES) {
    const size = fitted(picture, side)
    const smaller = (copy: SmallerSize) => encoded(picture, copySize(size, copy), type, PHOTO_MAX[copy].bytes)
    const small = await smaller('small')
    const medium = isLarger(size) ? await smaller('medium') : undefined
    if (small === null || medium === null) continue
    // The large copy gets the remaining bytes, because the others are shown far more often.
    const left = PHOTO_COPIES_BYTES_MAX - small.size - (medium?.size ?? 0)
    const large = await encoded(picture, size, type, Math.min(PHOTO_MAX.large.bytes, left))
    if (large) return { ...size, large, ...(medium && { medium }), small }
  }
  throw new Problem('invalid', say('photo-file-large'))
}

/**
 * Decodes a file in upright orientation.
 * @throws Problem if the browser cannot decode it
 */
async function decode(file: Blob, bytes: Uint8Array): Promise<ImageBitmap> {
  // Safari before 17.2 rejects the option, but rotates pictures upright without it.
  const withoutOption = () => createImageBitmap(file)
  return createImageBitmap(file, { imageOrientation: 'from-image' })
    .catch(withoutOption)
    .catch(() => {
      throw new Problem('invalid', undecodable(bytes))
    })
}

/** @throws Problem if the device cannot read the file, such as one stored in a cloud */
async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new Problem('invalid', say('photo-file-unreadable'))
  }
}

/** @throws Problem with a user-facing message; any other error means a missing browser feature */
async function makePhoto(file: Blob): Promise<PhotoCopies> {
  const bytes = await bytesOf(file)
  if (hasTooManyPixels(bytes)) throw new Problem('invalid', say('photo-file-pixels'))
  const picture = await decode(file, bytes)
  try {
    return await makeCopies(picture)
  } finally {
    picture.close()
  }
}

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const respond = (result: WorkerResult) => postMessage(result)
  if (!(data instanceof Blob)) return
  makePhoto(data).then(
    (photo) => respond({ photo }),
    (error: unknown) => respond(error instanceof Problem && error.said ? { problem: error.said } : {}),
  )
})
