import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { API_BASE, CALLS } from '../api/calls.ts'
import { Problem } from '../api/problem.ts'
import { PHOTO_MAX } from '../limits.ts'
import { withoutMetadata, readPhoto } from './photo.ts'
import { copySize, fitted, photoAddress, photoId, photoIdIn, photoOf } from './photoAddress.ts'
import { BrokenPhoto } from './photoBytes.ts'

const RANDOM = 'a1B2c3D4e5F6g7H8i9J0'
const SITE = 'tracker.example'
const ADDRESS = photoAddress(`https://${SITE}`, photoId(RANDOM, { width: 1_600, height: 1_067 }))

describe('a photo URL', () => {
  it("matches the API's path and contains the size of the photo and its copies", () => {
    expect(new URL(ADDRESS).pathname).toBe(API_BASE + CALLS.photo.path.replace('{id}', photoIdIn(ADDRESS)))
    expect(photoOf(ADDRESS, SITE)).toEqual({
      large: { width: 1_600, height: 1_067, src: ADDRESS },
      medium: { width: 960, height: 640, src: `${ADDRESS}?size=medium` },
      small: { width: 480, height: 320, src: `${ADDRESS}?size=small` },
    })
  })

  it.each([
    '',
    'photo',
    'https://elsewhere.example/api/photos/x',
    ADDRESS.replace(SITE, 'elsewhere.example'),
    `${ADDRESS}?size=small`,
    `${ADDRESS}/x`,
    ADDRESS.replace('1600', '0'),
    ADDRESS.replace('1600', '16000'),
  ])('rejects %j', (address) => expect(photoOf(address, SITE)).toBeNull())

  it.each(['small', 'medium'] as const)("has the %s copy's side from the limits", (size) => {
    expect(copySize({ width: 9_000, height: 9_000 }, size).width).toBe(PHOTO_MAX[size].side)
  })

  it('scales a photo down to a side, never up', () => {
    expect(fitted({ width: 5_000, height: 1 }, 1_600)).toEqual({ width: 1_600, height: 1 })
    expect(fitted({ width: 300, height: 200 }, 1_600)).toEqual({ width: 300, height: 200 })
  })
})

const bytesOf = (...parts: (string | readonly number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  )
const TABLE = [0xff, 0xdb, 0, 67, 0, ...Array.from({ length: 64 }, () => 1)]
const FRAME = [0xff, 0xc0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0]
const SCAN = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0xff, 0xd0, 0x34]
const JFIF = [0xff, 0xe0, 0, 16, ...bytesOf('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]
const EXIF = [0xff, 0xe1, 0, 10, ...bytesOf('Exif\0\0II')]
const PROFILE = [0xff, 0xe2, 0, 13, ...bytesOf('ICC_PROFILE')]
const START = [0xff, 0xd8]
const END = [0xff, 0xd9]
const PICTURE = ['VP8L', [6, 0, 0, 0, 0x2f, 0, 0, 0, 0, 0]] as const
const riff = (length: number, ...parts: (string | readonly number[])[]) =>
  bytesOf('RIFF', [length, 0, 0, 0], 'WEBP', ...parts)

describe('a photo encoded by a browser', () => {
  it('is valid after removing added metadata, as JPEG', () => {
    const added = bytesOf(START, JFIF, EXIF, PROFILE, TABLE, FRAME, SCAN, END, 'more')
    expect(() => readPhoto(added, 'small')).toThrow(Problem)
    const clean = withoutMetadata(added)
    expect(clean).toEqual(bytesOf(START, JFIF, TABLE, FRAME, SCAN, END))
    expect(readPhoto(clean, 'small')).toEqual({ type: 'image/jpeg', width: 8, height: 8 })
  })

  it('is valid after removing added metadata, as WebP', () => {
    const header = ['VP8X', [10, 0, 0, 0, 0x28, 0, 0, 0, 0, 0, 0, 0, 0, 0]] as const
    const added = riff(
      58,
      ...header,
      'ICCP',
      [4, 0, 0, 0, 1, 2, 3, 4],
      ...PICTURE,
      'EXIF',
      [2, 0, 0, 0, 1, 2],
    )
    expect(() => readPhoto(added, 'small')).toThrow(Problem)
    const clean = withoutMetadata(added)
    expect(clean).toEqual(riff(18, ...PICTURE))
    expect(readPhoto(clean, 'small')).toEqual({ type: 'image/webp', width: 1, height: 1 })
  })
})

describe('any bytes', () => {
  const photos = [bytesOf(START, JFIF, TABLE, FRAME, SCAN, END), riff(18, ...PICTURE)]
  const changed = fc
    .tuple(
      fc.constantFrom(...photos),
      fc.array(fc.tuple(fc.nat(120), fc.nat(255)), { maxLength: 4 }),
      fc.nat(8),
    )
    .map(([photo, edits, cut]) => {
      const bytes = photo.slice(0, photo.length - cut)
      for (const [at, byte] of edits) if (at < bytes.length) bytes[at] = byte
      return bytes
    })
  const bytes = fc.oneof(fc.uint8Array({ maxLength: 80 }), changed)

  /** Returns the result, or null for the expected error. */
  function answerOr<T>(refusal: typeof Problem | typeof BrokenPhoto, run: () => T): T | null {
    try {
      return run()
    } catch (error) {
      if (error instanceof refusal) return null
      throw error
    }
  }

  it('are a valid photo within the limits, or rejected with a problem', () => {
    const check = (candidate: Uint8Array) => {
      const photo = answerOr(Problem, () => readPhoto(candidate, 'small'))
      const sides = photo ? [photo.width, photo.height] : [1]
      expect(Math.min(...sides)).toBeGreaterThan(0)
      expect(Math.max(...sides)).toBeLessThanOrEqual(PHOTO_MAX.small.side)
    }
    fc.assert(fc.property(bytes, check), { numRuns: 2_000 })
  })

  it('do not change when cleaned again, or are rejected', () => {
    const check = (candidate: Uint8Array) => {
      const clean = answerOr(BrokenPhoto, () => withoutMetadata(candidate))
      expect(clean && withoutMetadata(clean)).toEqual(clean)
    }
    fc.assert(fc.property(bytes, check), { numRuns: 2_000 })
  })
})
