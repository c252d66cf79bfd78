/** Writes an XMP packet into a photo as this product stores it, which has no metadata (XMP specification, part 3). */
import { viewOf } from './photoBytes.ts'
import { isWebp, readWebp } from './webp.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const XMP_SEGMENT = bytesOf('http://ns.adobe.com/xap/1.0/\0')
const SEGMENT_MAX = 0xffff

/** After the JFIF segment, which comes first. @throws RangeError if the packet is longer than a segment */
function inJpeg(bytes: Uint8Array, packet: Uint8Array): Uint8Array<ArrayBuffer> {
  const hasJfif = bytes[2] === 0xff && bytes[3] === 0xe0
  const at = hasJfif ? 4 + viewOf(bytes).getUint16(4) : 2
  const length = 2 + XMP_SEGMENT.length + packet.length
  if (length > SEGMENT_MAX) throw new RangeError('The packet is too long.')
  const head = Uint8Array.of(0xff, 0xe1, length >> 8, length & 0xff)
  return joined([bytes.subarray(0, at), head, XMP_SEGMENT, packet, bytes.subarray(at)])
}

/** Bytes before the first chunk, and of the extended header. */
const RIFF = 12
const EXTENDED = 18
const HAS_XMP = 0x04
const HAS_ALPHA = 0x10

function chunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = new Uint8Array(4)
  viewOf(size).setUint32(0, content.length, true)
  return joined([bytesOf(name), size, content, new Uint8Array(content.length % 2)])
}

/** The extended header of a simple file. @throws BrokenPhoto if it is damaged */
function extendedHeader(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { width, height } = readWebp(bytes)
  const isLossless = bytes[RIFF + 3] === 'L'.charCodeAt(0)
  // The bit of a lossless header that says so; lossy files with alpha are extended ones.
  const hasAlpha = isLossless && ((bytes[RIFF + 12] ?? 0) & 0x10) !== 0
  const content = new Uint8Array(10)
  const view = viewOf(content)
  view.setUint8(0, hasAlpha ? HAS_ALPHA : 0)
  view.setUint16(4, (width - 1) & 0xffff, true)
  view.setUint16(7, (height - 1) & 0xffff, true)
  return chunk('VP8X', content)
}

function inWebp(bytes: Uint8Array, packet: Uint8Array): Uint8Array<ArrayBuffer> {
  const isExtended = bytes[RIFF + 3] === 'X'.charCodeAt(0)
  const header = isExtended ? bytes.slice(RIFF, RIFF + EXTENDED) : extendedHeader(bytes)
  header[8] = (header[8] ?? 0) | HAS_XMP
  const rest = bytes.subarray(isExtended ? RIFF + EXTENDED : RIFF)
  const file = joined([bytes.subarray(0, RIFF), header, rest, chunk('XMP ', packet)])
  viewOf(file).setUint32(4, file.length - 8, true)
  return file
}

/**
 * Returns the photo with an XMP packet.
 * @param bytes a WebP or JPEG without metadata
 * @throws BrokenPhoto for a damaged WebP
 */
export function withXmp(bytes: Uint8Array, packet: string): Uint8Array<ArrayBuffer> {
  return isWebp(bytes) ? inWebp(bytes, bytesOf(packet)) : inJpeg(bytes, bytesOf(packet))
}
