import { correction, generate } from 'lean-qr/nano'

/** Modules of the quiet zone around a QR code (ISO 18004). */
const QUIET = 4

/** Draws a text as a QR code. Returns a data address. */
export function drawCode(text: string): string {
  const { size, get } = generate(text, { minCorrectionLevel: correction.M })
  const line = Array.from({ length: size }, (_, place) => place)
  const dark = line.flatMap((y) => line.filter((x) => get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
  const box = `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><path d="${dark.join('')}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
