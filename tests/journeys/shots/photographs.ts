/** Replaces pictures from other hosts by generated photographs of various proportions and sizes. */
import type { Page } from 'playwright-core'

/** Widths and heights in pixels, from 1:5 to 6:1, some of them small. */
export const SIZES = [
  [240, 1200],
  [400, 1200],
  [600, 900],
  [900, 1200],
  [1000, 1000],
  [1200, 900],
  [1500, 1000],
  [1600, 800],
  [1500, 500],
  [1800, 300],
  [250, 340],
  [250, 60],
  [60, 80],
] as const

/** Address of a photograph of this size. */
export const photographAt = (width: number, height: number) =>
  `https://photographs.example/${width}x${height}.jpg`

/** The size that an address names, or any; null for every 14th, as if its host did not respond. */
function sizeOf(address: string, number: number): readonly [width: number, height: number] | null {
  const [, width, height] = /\/(\d+)x(\d+)\.jpg$/.exec(address) ?? []
  if (width && height) return [Number(width), Number(height)]
  return SIZES[number % (SIZES.length + 1)] ?? null
}

function drawn(width: number, height: number, hue: number): string {
  const side = Math.min(width, height)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<radialGradient id="g"><stop stop-color="hsl(${hue} 12% 92%)"/><stop offset="1" stop-color="hsl(${hue} 10% 68%)"/></radialGradient>
<linearGradient id="h"><stop stop-color="hsl(${hue} 45% 62%)"/><stop offset="1" stop-color="hsl(${hue} 50% 24%)"/></linearGradient>
<rect width="100%" height="100%" fill="url(#g)"/>
<ellipse cx="50%" cy="50%" rx="44%" ry="44%" fill="url(#h)"/>
<path d="M0 0h${width}v${height}H0Z" fill="none" stroke="hsl(${hue} 60% 30%)" stroke-width="${side / 12}" stroke-dasharray="${side / 6}"/>
</svg>`
}

/** The same address always gets the same photograph. */
export async function drawPhotographs(page: Page, app: string): Promise<void> {
  const { host } = new URL(app)
  await page.route(
    (url) => url.host !== host,
    async (route) => {
      if (route.request().resourceType() !== 'image') return route.fallback()
      const address = route.request().url()
      const number = Buffer.from(address).reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7)
      const size = sizeOf(address, number)
      if (!size) return route.abort()
      const [width, height] = size
      return route.fulfill({ contentType: 'image/svg+xml', body: drawn(width, height, number % 360) })
    },
  )
}
