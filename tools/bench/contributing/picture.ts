import type { Page } from 'playwright-core'

/** Creates a detailed 12-megapixel JPEG, like a phone's camera. */
export async function createPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4_000, height: 3_000 })
    const context = canvas.getContext('2d')
    if (!context) return ''
    for (let at = 0; at < 6_000; at += 1) {
      context.fillStyle = `hsl(${(at * 47) % 360} 50% ${(at * 31) % 100}%)`
      context.fillRect((at * 7_919) % 4_000, (at * 104_729) % 3_000, 90, 70)
    }
    return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}
