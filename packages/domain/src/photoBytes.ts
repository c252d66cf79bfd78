/** What the readers of photos share: sentences about what is refused, and pieces of a file. */

/** A photo that is refused, with the reason for people. */
export class BrokenPhoto extends Error {
  override name = 'BrokenPhoto'
}

/** For bytes that are no picture of the kind that they say. */
export const broken = () => new BrokenPhoto('This photo is damaged, or is not what it seems.')
/** For a picture that says more than it shows. */
export const withMetadata = () =>
  new BrokenPhoto('A photo must come without metadata, such as the place and the camera it was taken with.')
/** For a picture with bytes behind its end. */
export const withRest = () => new BrokenPhoto('A photo must end where its picture ends.')

/** A part of a file, from a byte up to another. */
export interface Piece<Name> {
  readonly name: Name
  readonly start: number
  readonly end: number
}

/** The bytes of some pieces, one after the other. */
export function joined(bytes: Uint8Array, pieces: readonly Piece<unknown>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, { start, end }) => length + end - start, 0))
  let at = 0
  for (const { start, end } of pieces) {
    whole.set(bytes.subarray(start, end), at)
    at += end - start
  }
  return whole
}

/** The bytes as numbers of several bytes, without a copy. */
export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
