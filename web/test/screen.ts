/// <reference types="@vitest/browser-playwright" />
import { expect, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'

const setDensity = (deviceScaleFactor: number) =>
  cdp().send('Emulation.setDeviceMetricsOverride', { width: 0, height: 0, deviceScaleFactor, mobile: false })

/** Sets pixel density and window width for the rest of a test. */
export async function setScreen(density: number, width: number): Promise<void> {
  onTestFinished(async () => {
    await cdp().send('Emulation.clearDeviceMetricsOverride')
    await page.viewport(1280, 800)
  })
  await page.viewport(width, 800)
  await setDensity(density)
  await expect.poll(() => [devicePixelRatio, innerWidth]).toEqual([density, width])
}
