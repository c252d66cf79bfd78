import { describe, expect, it } from 'vitest'
import { Problem } from '../api/problem.ts'
import { readPhoto, withoutMetadata } from './photo.ts'
import { withXmp } from './withXmp.ts'

const bytesOf = (...parts: (string | readonly number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  )
const JFIF = [0xff, 0xe0, 0, 16, ...bytesOf('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]
const TABLE = [0xff, 0xdb, 0, 67, 0, ...Array.from({ length: 64 }, () => 1)]
const FRAME = [0xff, 0xc0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0]
const SCAN = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0xff, 0xd0, 0x34]
const jpeg = (...first: (readonly number[])[]) =>
  bytesOf([0xff, 0xd8], ...first, TABLE, FRAME, SCAN, [0xff, 0xd9])
/** A lossless picture of 301 x 201 pixels. */
const webp = (alpha: 0 | 0x10) =>
  bytesOf('RIFF', [18, 0, 0, 0], 'WEBP', 'VP8L', [6, 0, 0, 0, 0x2f, 0x2c, 0x01, 0x32, alpha, 0])

const PACKET = '<x:xmpmeta>Ångström</x:xmpmeta>'
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe.each([
  ['JPEG', jpeg()],
  ['JPEG with a JFIF segment', jpeg(JFIF)],
  ['WebP', webp(0)],
])('a photo as %s', (_, photo) => {
  it('has the packet, and is the same without it', () => {
    const told = withXmp(photo, PACKET)
    expect(textOf(told)).toContain(PACKET)
    expect(withoutMetadata(told)).toEqual(photo)
  })

  it('with a packet is refused as an upload', () => {
    expect(() => readPhoto(withXmp(photo, PACKET), 'large')).toThrow(Problem)
  })
})

it('JFIF stays the first segment of a JPEG, and XMP follows', () => {
  const told = withXmp(jpeg(JFIF), PACKET)
  expect([...told.subarray(2, 4), ...told.subarray(20, 22)]).toEqual([0xff, 0xe0, 0xff, 0xe1])
  expect(textOf(told.subarray(24, 53))).toBe('http://ns.adobe.com/xap/1.0/\0')
})

it('a packet longer than a segment is refused', () => {
  expect(() => withXmp(jpeg(), 'x'.repeat(65_536))).toThrow(RangeError)
})

it.each([
  [0, 0x04],
  [0x10, 0x14],
] as const)('a WebP gets an extended header with its size: alpha %i, flags %i', (alpha, flags) => {
  const told = withXmp(webp(alpha), PACKET)
  expect([...told.subarray(12, 30)]).toEqual([
    ...bytesOf('VP8X', [10, 0, 0, 0, flags, 0, 0, 0, 0x2c, 1, 0, 0xc8, 0, 0]),
  ])
  expect(new DataView(told.buffer).getUint32(4, true)).toBe(told.length - 8)
  expect(told.length % 2).toBe(0)
})

it('an extended WebP keeps its header', () => {
  const extended = bytesOf(
    'RIFF',
    [36, 0, 0, 0],
    'WEBP',
    'VP8X',
    [10, 0, 0, 0, 0x10, 0, 0, 0, 0x2c, 1, 0, 0xc8, 0, 0],
    'VP8L',
    [6, 0, 0, 0, 0x2f, 0x2c, 0x01, 0x32, 0x10, 0],
  )
  const told = withXmp(extended, PACKET)
  expect(told[20]).toBe(0x14)
  expect(told.subarray(30, 30 + 14)).toEqual(extended.subarray(30))
})
