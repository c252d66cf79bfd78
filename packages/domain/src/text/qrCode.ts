import { correction, generate } from 'lean-qr/nano'

/** Modules of the quiet zone around a QR code (ISO 18004). */
const QUIET = 4

/** A QR code as SVG. */
export interface QrCode {
  readonly viewBox: string
  /** Path of the dark modules. */
  readonly path: string
}

/** Encodes a text as a QR code of error correction level M. */
export function qrCode(text: string): QrCode {
  const { size, get } = generate(text, { minCorrectionLevel: correction.M })
  const line = Array.from({ length: size }, (_, place) => place)
  const dark = line.flatMap((y) => line.filter((x) => get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
  const side = size + 2 * QUIET
  return { viewBox: `${-QUIET} ${-QUIET} ${side} ${side}`, path: dark.join('') }
}
