/** What a person can see, expected with the patience of somebody at a busy machine. */
import type { Locator, Page } from 'playwright-core'
import { expect, vi } from 'vitest'

/** Ten times what the slowest step takes on an idle two-core machine. */
export const TIMEOUT_MS = 60_000

/** Waits until exactly one such element shows. */
export async function expectShown(element: Locator): Promise<void> {
  await element.waitFor()
}

/** Waits until the page does not have the element. */
export async function expectGone(element: Locator): Promise<void> {
  await element.waitFor({ state: 'detached' })
}

/** Waits until the page is at a path, with its query and hash. */
export async function expectAddress(page: Page, path: string): Promise<void> {
  await page.waitForURL(path)
}

/** Waits until something that is read again and again is as expected. */
export async function expectSoon<T>(read: () => Promise<T>, expected: T): Promise<void> {
  await vi.waitFor(async () => expect(await read()).toEqual(expected), { timeout: TIMEOUT_MS })
}
