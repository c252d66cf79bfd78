/** Makes the copies of a photo, away from the page: on a phone it takes seconds. */
import { Problem } from '@tracker/domain/api/problem.ts'
import { PHOTO_COPIES_BYTES_MAX, PHOTO_MAX } from '@tracker/domain/limits.ts'
import { withoutMetadata, type PhotoType } from '@tracker/domain/photo/photo.ts'
import { copySize, type Dimensions, fitted, type SmallerSize } from '@tracker/domain/photo/photoAddress.ts'
import type { MadeAnswer, MadePhoto } from './makePhoto.ts'
import { isBomb } from './pictureSize.ts'

/** Tried one after the other until a copy is small enough. */
const QUALITIES = [0.82, 0.7, 0.55, 0.4, 0.25, 0.1]
/** Sides of the large copy, for pictures that are noise at every quality. */
const SIDES = [PHOTO_MAX.large.side, 1_200, 800]

const UNREADABLE = 'This file is no picture that this browser can read. Please choose a JPEG, PNG or WebP.'
const TOO_LARGE = 'This picture has too many pixels. Please choose a smaller one.'
const NOT_SMALL = 'This picture could not be made small enough. Please choose another one.'

/** WebP, where this browser can write it. */
async function writableType(): Promise<PhotoType> {
  const { type } = await drawn(null, { width: 1, height: 1 }).convertToBlob({ type: 'image/webp' })
  return type === 'image/webp' ? type : 'image/jpeg'
}

/** A picture at a size, on white where it is transparent. */
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

/** The best copy that fits, without what encoders write beside the picture; null when none does. */
async function encoded(picture: ImageBitmap, size: Dimensions, type: PhotoType, bytesMax: number) {
  const canvas = drawn(picture, size)
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type, quality })
    const bytes = withoutMetadata(new Uint8Array(await blob.arrayBuffer()))
    if (bytes.byteLength <= bytesMax) return new Blob([bytes], { type })
  }
  return null
}

/** Whether a photo of a size is larger than its medium copy would be. */
const isLarger = ({ width, height }: Dimensions) => Math.max(width, height) > PHOTO_MAX.medium.side

async function makeCopies(picture: ImageBitmap): Promise<MadePhoto> {
  const type = await writableType()
  for (const side of SIDES) {
    const size = fitted(picture, side)
    const smaller = (copy: SmallerSize) => encoded(picture, copySize(size, copy), type, PHOTO_MAX[copy].bytes)
    const small = await smaller('small')
    const medium = isLarger(size) ? await smaller('medium') : undefined
    if (small === null || medium === null) continue
    // The large one has what the others leave: they are seen far more often.
    const left = PHOTO_COPIES_BYTES_MAX - small.size - (medium?.size ?? 0)
    const large = await encoded(picture, size, type, Math.min(PHOTO_MAX.large.bytes, left))
    if (large) return { ...size, large, ...(medium && { medium }), small }
  }
  throw new Problem('invalid', NOT_SMALL)
}

/** The pixels of a file, turned upright as the camera says it was held. @throws Problem for what is no picture */
async function decode(file: Blob): Promise<ImageBitmap> {
  // Safari before 17.2 knows no such option, and refuses it; it turns pictures by itself.
  const asBefore = () => createImageBitmap(file)
  return createImageBitmap(file, { imageOrientation: 'from-image' })
    .catch(asBefore)
    .catch(() => {
      throw new Problem('invalid', UNREADABLE)
    })
}

/** @throws Problem with a sentence for people; anything else is what this browser lacks */
async function makePhoto(file: Blob): Promise<MadePhoto> {
  if (await isBomb(file)) throw new Problem('invalid', TOO_LARGE)
  const picture = await decode(file)
  try {
    return await makeCopies(picture)
  } finally {
    picture.close()
  }
}

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const answer = (made: MadeAnswer) => postMessage(made)
  if (!(data instanceof Blob)) return
  makePhoto(data).then(
    (photo) => answer({ photo }),
    (error: unknown) => answer(error instanceof Problem ? { problem: error.message } : {}),
  )
})
