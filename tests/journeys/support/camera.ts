/** Helpers of screenshot scripts. */
import type { Page } from 'playwright-core'

export const THEMES = ['ancientlight', 'ancientdark'] as const

/** Waits for finite animations to end. */
export async function animationsEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(
      ({ playState, timeline, effect }) =>
        playState !== 'running' ||
        // A scroll-driven animation.
        timeline !== document.timeline ||
        effect?.getTiming().iterations === Infinity,
    ),
  )
}

/** Waits for animations, fonts and pictures to finish. */
export async function settled(page: Page): Promise<void> {
  await animationsEnded(page)
  await page.evaluate(() => document.fonts.ready)
  // Pictures below the window are lazy.
  await page.waitForFunction(() => {
    for (const image of document.images) image.loading = 'eager'
    return [...document.images].every((image) => image.complete)
  })
}
