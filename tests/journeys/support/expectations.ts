/** Expectations that wait long enough for a busy machine. */
import type { Locator, Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { SLOWDOWN } from './slowness.ts'

/** Ten times the slowest step on an idle machine with two cores; in milliseconds. Twice that on a slow machine. */
export const TIMEOUT_MS = SLOWDOWN === 1 ? 60_000 : 120_000

/** Waits until exactly one such element is visible. */
export async function expectShown(element: Locator): Promise<void> {
  await element.waitFor()
}

/** Waits until the element is not in the page. */
export async function expectGone(element: Locator): Promise<void> {
  await element.waitFor({ state: 'detached' })
}

/** Waits until the page is at this path, with query and hash. */
export async function expectAddress(page: Page, path: string): Promise<void> {
  await page.waitForURL(path)
}

/** Polls until the value is as expected. */
export async function expectSoon<T>(read: () => Promise<T>, expected: T): Promise<void> {
  await vi.waitFor(async () => expect(await read()).toEqual(expected), { timeout: TIMEOUT_MS })
}
