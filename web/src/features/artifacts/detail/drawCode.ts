import { correction, generate } from 'lean-qr/nano'

/** Modules of the quiet zone around a code, as ISO 18004 asks for. */
const QUIET = 4

/** A text as a QR code: the address of a picture of it, which holds all of it. */
export function drawCode(text: string): string {
  const { size, get } = generate(text, { minCorrectionLevel: correction.M })
  const line = Array.from({ length: size }, (_, place) => place)
  const dark = line.flatMap((y) => line.filter((x) => get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
  const box = `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><path d="${dark.join('')}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
