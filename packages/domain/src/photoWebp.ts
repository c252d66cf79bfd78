/** WebP (RFC 9649), read chunk by chunk up to its end, without decoding the picture. */
import { broken, joined, type Piece, viewOf, withMetadata, withRest } from './photoBytes.ts'

const HEADER = 12
const ALPHA = 0x10

type Chunk = Piece<string>

const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

/** Whether bytes begin as a WebP does; the rest may still be anything. */
export const isWebp = (bytes: Uint8Array) => textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP'

/** All chunks within the length that the file says. @throws BrokenPhoto */
function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = viewOf(bytes)
  const length = 8 + view.getUint32(4, true)
  if (length > bytes.byteLength) throw broken()
  const chunks: Chunk[] = []
  let start = HEADER
  while (start < length) {
    if (start + 8 > length) throw broken()
    const size = view.getUint32(start + 4, true)
    const end = start + 8 + size + (size % 2)
    if (end > length || (size % 2 === 1 && bytes[end - 1] !== 0)) throw broken()
    chunks.push({ name: textAt(bytes, start), start, end })
    start = end
  }
  return chunks
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The size that a picture's own data says. @throws BrokenPhoto when it is none that is shown by itself */
function sizeOf(bytes: Uint8Array, { name, start, end }: Chunk): Size {
  const view = viewOf(bytes)
  const at = start + 8
  if (end - at < (name === 'VP8L' ? 5 : 10)) throw broken()
  if (name === 'VP8L') {
    const bits = view.getUint32(at + 1, true)
    if (bytes[at] !== 0x2f || bits >>> 29 !== 0) throw broken()
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  const tag = view.getUint16(at, true) | ((bytes[at + 2] ?? 0) << 16)
  const isKeyFrame = (tag & 1) === 0 && (tag & 0x10) !== 0
  if (!isKeyFrame || view.getUint16(at + 3) !== 0x9d01 || bytes[at + 5] !== 0x2a) throw broken()
  // The first part of the data begins behind this header.
  if (10 + (tag >>> 5) > view.getUint32(start + 4, true)) throw broken()
  return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff }
}

/** The orders of chunks that a picture without metadata and without animation has. */
const PLAIN = ['VP8 ', 'VP8L', 'VP8X VP8 ', 'VP8X VP8L', 'VP8X ALPH VP8 ']

/**
 * The size of a picture whose every byte is accounted for.
 * @throws BrokenPhoto for anything that is no part of the picture
 */
export function readWebp(bytes: Uint8Array): Size {
  const chunks = chunksOf(bytes)
  if (8 + viewOf(bytes).getUint32(4, true) !== bytes.byteLength) throw withRest()
  const names = chunks.map(({ name }) => name).join(' ')
  const [first] = chunks
  const picture = chunks.at(-1)
  if (!first || !picture) throw broken()
  if (!PLAIN.includes(names)) throw /ICCP|EXIF|XMP /.test(names) ? withMetadata() : broken()
  const size = sizeOf(bytes, picture)
  if (size.width === 0 || size.height === 0) throw broken()
  if (first.name === 'VP8X' && !isCanvasOf(bytes, first, size)) throw broken()
  return size
}

/** Whether the extended header says what the picture says, and has transparency at most. */
function isCanvasOf(bytes: Uint8Array, { start, end }: Chunk, { width, height }: Size): boolean {
  const view = viewOf(bytes)
  if (end - start !== 18 || ((bytes[start + 8] ?? 0) & ~ALPHA) !== 0) return false
  const three = (at: number) => view.getUint16(at, true) | ((bytes[at + 2] ?? 0) << 16)
  return three(start + 9) === 0 && three(start + 12) + 1 === width && three(start + 15) + 1 === height
}

/** The picture alone: without metadata, and without what follows it. @throws BrokenPhoto for what is no still WebP */
export function cleanWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks = chunksOf(bytes)
  const picture = chunks.find(({ name }) => name === 'VP8 ' || name === 'VP8L')
  const extended = chunks.find(({ name }) => name === 'VP8X')
  const alpha = chunks.find(({ name }) => name === 'ALPH')
  if (!picture) throw broken()
  const kept = alpha && extended ? [extended, alpha, picture] : [picture]
  const clean = joined(bytes, [{ name: 'RIFF', start: 0, end: HEADER }, ...kept])
  viewOf(clean).setUint32(4, clean.byteLength - 8, true)
  if (alpha && extended) clean[HEADER + 8] = ALPHA
  return clean
}
