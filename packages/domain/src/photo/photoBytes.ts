/** Errors and byte helpers shared by the JPEG and WebP parsers. */
import { english, type Message, say } from '../messages/message.ts'

/** An invalid photo, with a user-facing message. */
export class BrokenPhoto extends Error {
  override name = 'BrokenPhoto'
  readonly said: Message

  constructor(said: Message) {
    super(english(said))
    this.said = said
  }
}

export const damagedPhoto = () => new BrokenPhoto(say('photo-damaged'))
export const photoWithMetadata = () => new BrokenPhoto(say('photo-metadata'))
export const photoWithTrailingBytes = () => new BrokenPhoto(say('photo-trailing-bytes'))

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
