import { PHOTO_COPIES_BYTES_MAX, PHOTO_MAX } from '@tracker/domain/limits.ts'
import { readPhoto } from '@tracker/domain/photo/photo.ts'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodePicture, readLargeSize } from '#import/photos/encodePicture.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })

async function pixelOf(bytes: Uint8Array): Promise<number[]> {
  return [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]
}

describe('the photo of a picture', () => {
  it('has three copies of the sizes of the app, upright, without metadata', async () => {
    const picture = await plain(3_000, 2_000)
      .withExif({ IFD0: { Artist: 'Ada' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await readLargeSize(picture)).toEqual({ width: 1_600, height: 2_400 })
    const { large, medium, small, ...photo } = await encodePicture(picture)
    expect(photo).toEqual({ type: 'image/webp', width: 1_600, height: 2_400 })
    expect(readPhoto(medium ?? large, 'medium')).toMatchObject({ width: 640, height: 960 })
    expect(readPhoto(small, 'small')).toMatchObject({ width: 320, height: 480 })
  })

  it('is not enlarged, and has no medium copy if it is small', async () => {
    const photo = await encodePicture(await plain(600, 300).png().toBuffer())
    expect(photo).toMatchObject({ width: 600, height: 300, medium: null })
  })

  it('is white where the picture is transparent', async () => {
    const { small } = await encodePicture(await plain(64, 64).png().toBuffer())
    expect(await pixelOf(small)).toEqual([255, 255, 255])
  })

  it('fits the limits even if the picture is noise', async () => {
    const raw = { width: 1_100, height: 1_100, channels: 3 } as const
    const noise = await sharp(randomBytes(1_100 * 1_100 * 3), { raw })
      .png({ compressionLevel: 0 })
      .toBuffer()
    const { large, medium, small } = await encodePicture(noise)
    expect(large.byteLength).toBeLessThanOrEqual(PHOTO_MAX.large.bytes)
    const sum = [large, medium, small].reduce((bytes, copy) => bytes + (copy?.byteLength ?? 0), 0)
    expect(sum).toBeLessThanOrEqual(PHOTO_COPIES_BYTES_MAX)
  })

  it.each([
    ['text', Buffer.from('No picture.')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('is not made of %s', async (_, bytes) => {
    await expect(readLargeSize(bytes)).rejects.toThrow(/format/)
  })
})
