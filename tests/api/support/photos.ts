/** Encodes small pictures byte by byte, and the form that uploads them. */
import { fitted } from '@tracker/domain/photo/photoAddress.ts'

const word = (value: number) => [value >> 8, value & 0xff]
const littleWords = (value: number) => [0, 8, 16, 24].map((shift) => (value >>> shift) & 0xff)
export const letters = (text: string) => [...Buffer.from(text, 'latin1')]

/** A JPEG segment with its length. */
export const segment = (marker: number, content: readonly number[]) => [
  0xff,
  marker,
  ...word(content.length + 2),
  ...content,
]
/** A padded WebP chunk. */
export const chunk = (name: string, content: readonly number[]) => [
  ...letters(name),
  ...littleWords(content.length),
  ...content,
  ...(content.length % 2 === 1 ? [0] : []),
]

/** Offset in `jpeg` at which segments may be inserted. */
export const JPEG_START = 2

/** A grey baseline JPEG. Each block takes two bits: no difference from the previous one, and no details. */
export function jpeg(width: number, height: number): number[] {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const oneCode = [1, ...Array.from({ length: 15 }, () => 0), 0]
  return [
    0xff,
    0xd8,
    ...segment(0xe0, [...letters('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    ...segment(0xc0, [8, ...word(height), ...word(width), 1, 1, 0x11, 0]),
    ...segment(0xc4, [0, ...oneCode]),
    ...segment(0xc4, [0x10, ...oneCode]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...Array.from({ length: Math.ceil(blocks / 4) }, () => 0),
    0xff,
    0xd9,
  ]
}

/** A complete WebP file made of these chunks. */
export const riff = (...chunks: readonly number[][]) => {
  const content = [...letters('WEBP'), ...chunks.flat()]
  return [...letters('RIFF'), ...littleWords(content.length), ...content]
}

/** A lossless picture of one colour: five Huffman codes with one symbol each, so that pixels take no bits. */
export function vp8l(width: number, height: number): number[] {
  const size = (width - 1) | ((height - 1) << 14)
  return chunk('VP8L', [0x2f, ...littleWords(size), 0b1000_1000, 0b1000_1000, 0b0000_1000])
}

/** The extended header of a WebP. @param flags 0x10 says transparent, 0x20 colour profile, 0x08 Exif, 0x04 XMP, 0x02 animated */
export const vp8x = (width: number, height: number, flags = 0) =>
  chunk('VP8X', [
    flags,
    0,
    0,
    0,
    ...littleWords(width - 1).slice(0, 3),
    ...littleWords(height - 1).slice(0, 3),
  ])

export const webp = (width: number, height: number) => riff(vp8l(width, height))

export interface Part {
  readonly name: string
  readonly type: string
  readonly bytes: readonly number[]
}

/** The two required parts of a photo upload. */
export function partsOf(
  make: typeof jpeg,
  type: string,
  width: number,
  height: number,
): readonly [Part, Part] {
  const small = fitted({ width, height }, 480)
  return [
    { name: 'large', type, bytes: make(width, height) },
    { name: 'small', type, bytes: make(small.width, small.height) },
  ]
}

/** The optional part of a photo upload. */
export function mediumOf(make: typeof jpeg, type: string, width: number, height: number): Part {
  const medium = fitted({ width, height }, 960)
  return { name: 'medium', type, bytes: make(medium.width, medium.height) }
}

/** The required parts of a photo of 1,600 by 1,200 pixels. */
export const aPhoto = () => partsOf(webp, 'image/webp', 1_600, 1_200)

/** The body of `POST /photos` with its content type. */
export function photoForm(parts: readonly Part[] = aPhoto()) {
  const boundary = 'between-the-parts'
  const body = parts.flatMap(({ name, type, bytes }) => [
    ...letters(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="photo"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    ...bytes,
    ...letters('\r\n'),
  ])
  return {
    body: new Uint8Array([...body, ...letters(`--${boundary}--\r\n`)]),
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  }
}
