/** WebP parser (RFC 9649). Reads all chunks without decoding the image. */
import {
  damagedPhoto,
  concatRanges,
  type ByteRange,
  viewOf,
  photoWithMetadata,
  photoWithTrailingBytes,
} from './photoBytes.ts'

const HEADER = 12
const ALPHA = 0x10

type Chunk = ByteRange<string>

const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

/** Checks the signature only. */
export const isWebp = (bytes: Uint8Array) => textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP'

/** Returns all chunks within the length in the RIFF header. @throws BrokenPhoto */
function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = viewOf(bytes)
  const length = 8 + view.getUint32(4, true)
  if (length > bytes.byteLength) throw damagedPhoto()
  const chunks: Chunk[] = []
  let start = HEADER
  while (start < length) {
    if (start + 8 > length) throw damagedPhoto()
    const size = view.getUint32(start + 4, true)
    const end = start + 8 + size + (size % 2)
    if (end > length || (size % 2 === 1 && bytes[end - 1] !== 0)) throw damagedPhoto()
    chunks.push({ name: textAt(bytes, start), start, end })
    start = end
  }
  return chunks
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Reads the size from the bitstream header. @throws BrokenPhoto if it is not a key frame */
function sizeOf(bytes: Uint8Array, { name, start, end }: Chunk): Size {
  const view = viewOf(bytes)
  const at = start + 8
  if (end - at < (name === 'VP8L' ? 5 : 10)) throw damagedPhoto()
  if (name === 'VP8L') {
    const bits = view.getUint32(at + 1, true)
    if (bytes[at] !== 0x2f || bits >>> 29 !== 0) throw damagedPhoto()
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  const tag = view.getUint16(at, true) | ((bytes[at + 2] ?? 0) << 16)
  const isKeyFrame = (tag & 1) === 0 && (tag & 0x10) !== 0
  if (!isKeyFrame || view.getUint16(at + 3) !== 0x9d01 || bytes[at + 5] !== 0x2a) throw damagedPhoto()
  // The first partition must fit into the chunk, after this header.
  if (10 + (tag >>> 5) > view.getUint32(start + 4, true)) throw damagedPhoto()
  return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff }
}

/** Allowed chunk sequences: still images without metadata. */
const PLAIN = ['VP8 ', 'VP8L', 'VP8X VP8 ', 'VP8X VP8L', 'VP8X ALPH VP8 ']

/**
 * Returns the size of a WebP in which every byte belongs to the image.
 * @throws BrokenPhoto otherwise
 */
export function readWebp(bytes: Uint8Array): Size {
  const chunks = chunksOf(bytes)
  if (8 + viewOf(bytes).getUint32(4, true) !== bytes.byteLength) throw photoWithTrailingBytes()
  const names = chunks.map(({ name }) => name).join(' ')
  const [first] = chunks
  const picture = chunks.at(-1)
  if (!first || !picture) throw damagedPhoto()
  if (!PLAIN.includes(names)) throw /ICCP|EXIF|XMP /.test(names) ? photoWithMetadata() : damagedPhoto()
  const size = sizeOf(bytes, picture)
  if (size.width === 0 || size.height === 0) throw damagedPhoto()
  if (first.name === 'VP8X' && !isCanvasOf(bytes, first, size)) throw damagedPhoto()
  return size
}

/** Returns true if the extended header has the size of the bitstream and no flag other than alpha. */
function isCanvasOf(bytes: Uint8Array, { start, end }: Chunk, { width, height }: Size): boolean {
  const view = viewOf(bytes)
  if (end - start !== 18 || ((bytes[start + 8] ?? 0) & ~ALPHA) !== 0) return false
  const three = (at: number) => view.getUint16(at, true) | ((bytes[at + 2] ?? 0) << 16)
  return three(start + 9) === 0 && three(start + 12) + 1 === width && three(start + 15) + 1 === height
}

/** Removes metadata and trailing bytes. @throws BrokenPhoto for other formats and animations */
export function cleanWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks = chunksOf(bytes)
  const picture = chunks.find(({ name }) => name === 'VP8 ' || name === 'VP8L')
  const extended = chunks.find(({ name }) => name === 'VP8X')
  const alpha = chunks.find(({ name }) => name === 'ALPH')
  if (!picture) throw damagedPhoto()
  const kept = alpha && extended ? [extended, alpha, picture] : [picture]
  const clean = concatRanges(bytes, [{ name: 'RIFF', start: 0, end: HEADER }, ...kept])
  viewOf(clean).setUint32(4, clean.byteLength - 8, true)
  if (alpha && extended) clean[HEADER + 8] = ALPHA
  return clean
}
