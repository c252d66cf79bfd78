/** What taking pictures of a running app needs, outside of tests. */
import type { Page } from 'playwright-core'
import { SEED_ACCOUNTS, SEED_PASSWORD } from '../../../tools/seed/accounts.ts'

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

/** Signs the first seed account in. */
export async function signInAsSeed(page: Page): Promise<void> {
  const [account] = SEED_ACCOUNTS
  await page.goto('/signin')
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel(/^Password/).fill(SEED_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
