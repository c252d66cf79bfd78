/** What taking pictures of a running app needs, outside of tests. */
import type { Page } from 'playwright-core'

export const THEMES = ['ancientlight', 'ancientdark'] as const

/** Waits until nothing moves any more and every picture and letter is there. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(
      ({ playState, timeline, effect }) =>
        playState !== 'running' ||
        // What follows the scrolling stands still with it.
        timeline !== document.timeline ||
        effect?.getTiming().iterations === Infinity,
    ),
  )
  await page.evaluate(() => document.fonts.ready)
  // Pictures far below the window would wait for somebody to come near; a dead one is replaced while we wait.
  await page.waitForFunction(() => {
    for (const image of document.images) image.loading = 'eager'
    return [...document.images].every((image) => image.complete)
  })
}
