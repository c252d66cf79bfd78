/** Errors and byte helpers shared by the JPEG and WebP parsers. */

/** An invalid photo, with a user-facing message. */
export class BrokenPhoto extends Error {
  override name = 'BrokenPhoto'
}

export const damagedPhoto = () => new BrokenPhoto('This photo is damaged, or is not what it seems.')
export const photoWithMetadata = () =>
  new BrokenPhoto('A photo must come without metadata, such as the place and the camera it was taken with.')
export const photoWithTrailingBytes = () => new BrokenPhoto('A photo must end where its picture ends.')

/** A byte range of a file; `end` is exclusive. */
export interface ByteRange<Name> {
  readonly name: Name
  readonly start: number
  readonly end: number
}

/** Concatenates byte ranges. */
export function concatRanges(
  bytes: Uint8Array,
  ranges: readonly ByteRange<unknown>[],
): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(ranges.reduce((length, { start, end }) => length + end - start, 0))
  let offset = 0
  for (const { start, end } of ranges) {
    result.set(bytes.subarray(start, end), offset)
    offset += end - start
  }
  return result
}

/** Returns a DataView of the same memory. */
export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
