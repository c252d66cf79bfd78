/** JPEG parser (ITU-T T.81). Reads all segments without decoding the image. */
import {
  damagedPhoto,
  concatRanges,
  type ByteRange,
  viewOf,
  photoWithMetadata,
  photoWithTrailingBytes,
} from './photoBytes.ts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const QUANTIZATION = 0xdb
const HUFFMAN = 0xc4
const RESTARTS = 0xdd
const JFIF = 0xe0
const ADOBE = 0xee
/** Frames that browsers decode: baseline, extended, progressive. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2]
/** Encoders write at most ten scans. Each makes the decoder process the whole image. */
const SCANS_MAX = 32

type Segment = ByteRange<number>

/** Checks the signature only. */
export const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === START && bytes[2] === 0xff

/** Returns the end of a scan's data: the next marker other than a restart marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
    at = bytes.indexOf(0xff, at + 2)
  }
  throw damagedPhoto()
}

/** Returns all segments from the start to the end marker. Ignores bytes after the end marker. @throws BrokenPhoto */
function segmentsOf(bytes: Uint8Array): Segment[] {
  const segments: Segment[] = [{ name: START, start: 0, end: 2 }]
  let at = 2
  for (;;) {
    const name = bytes[at] === 0xff ? bytes[at + 1] : undefined
    if (name === END) return [...segments, { name, start: at, end: at + 2 }]
    // Only markers with a length field may occur between segments.
    if (name === undefined || name < 0xc0 || name === START || (name >= 0xd0 && name <= 0xd7))
      throw damagedPhoto()
    if (at + 4 > bytes.byteLength) throw damagedPhoto()
    const after = at + 2 + viewOf(bytes).getUint16(at + 2)
    if (after < at + 4 || after > bytes.byteLength) throw damagedPhoto()
    const end = name === SCAN ? endOfScan(bytes, after) : after
    segments.push({ name, start: at, end })
    at = end
  }
}

/** Returns true if the tables fill their segment, with no hidden bytes after them. @param sizeAt returns a table's length */
function isFilled({ start, end }: Segment, sizeAt: (at: number) => number): boolean {
  let at = start + 4
  while (at < end) at += sizeAt(at)
  return at === end
}

/** Returns true if a segment is needed to show the image and has the length that its content requires. */
function isPlain(bytes: Uint8Array, segment: Segment): boolean {
  const { name, start, end } = segment
  const byte = (at: number) => bytes[at] ?? 0
  const length = end - start - 2
  switch (name) {
    case START:
    case END:
      return true
    case QUANTIZATION:
      return isFilled(segment, (at) => (byte(at) >> 4 === 0 ? 65 : 129))
    case HUFFMAN:
      return isFilled(segment, (at) => bytes.subarray(at + 1, at + 17).reduce((sum, n) => sum + n, 17))
    case RESTARTS:
      return length === 4
    case SCAN:
      return viewOf(bytes).getUint16(start + 2) === 6 + 2 * byte(start + 4)
    // JFIF without thumbnail; Adobe with the colour transform.
    case JFIF:
      return length === 16 && textAt(bytes, start + 4, 5) === 'JFIF\0'
    case ADOBE:
      return length === 14 && textAt(bytes, start + 4, 5) === 'Adobe'
    default:
      return FRAMES.includes(name) && length === 8 + 3 * byte(start + 9)
  }
}

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** Application segments and comments. */
const isMetadata = ({ name }: Segment) => name >= 0xe0

/**
 * Returns the size of a JPEG in which every byte belongs to the image.
 * @throws BrokenPhoto otherwise
 */
export function readJpeg(bytes: Uint8Array): { width: number; height: number } {
  const segments = segmentsOf(bytes)
  if (segments.at(-1)?.end !== bytes.byteLength) throw photoWithTrailingBytes()
  const odd = segments.find((segment) => !isPlain(bytes, segment))
  if (odd) throw isMetadata(odd) ? photoWithMetadata() : damagedPhoto()
  const frames = segments.filter(({ name }) => FRAMES.includes(name))
  const scans = segments.filter(({ name }) => name === SCAN)
  const [frame] = frames
  if (!frame || frames.length > 1 || scans.length === 0 || scans.length > SCANS_MAX) throw damagedPhoto()
  const view = viewOf(bytes)
  const [height, width] = [view.getUint16(frame.start + 5), view.getUint16(frame.start + 7)]
  const components = bytes[frame.start + 9]
  const isUsual = bytes[frame.start + 4] === 8 && (components === 1 || components === 3)
  if (!isUsual || width === 0 || height === 0 || (scans[0]?.start ?? 0) < frame.start) throw damagedPhoto()
  return { width, height }
}

/** Removes metadata and trailing bytes. @throws BrokenPhoto for other formats */
export function cleanJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const segments = segmentsOf(bytes)
  return concatRanges(
    bytes,
    segments.filter((segment) => !isMetadata(segment) || isPlain(bytes, segment)),
  )
}
