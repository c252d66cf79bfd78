/** What a picture of the running app shows, and how the page comes to show it. */
import type { Page } from 'playwright-core'

export interface Shot {
  readonly name: string
  readonly path: string
  /** Before the page is opened, for this picture alone. */
  readonly before?: (page: Page) => Promise<unknown>
  /** Brings about what is to be seen. */
  readonly act?: (page: Page) => Promise<unknown>
  /** Of the window, not of the whole page: dialogs, menus, and what is at the end. */
  readonly isWindow?: boolean
  /** Opened anew at each width, as what one presses is another. */
  readonly isPerWidth?: boolean
}

export const press = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('button', { name }).first().click()

export const dialog = (page: Page, role: 'dialog' | 'alertdialog' = 'dialog') =>
  page.getByRole(role).waitFor()

/** Questions to the collection, wherever it is. */
const STORE = /\/v1\/projects\/|google\.firestore/

/** What was read on an earlier visit would stand in. */
const forget = (page: Page) =>
  page.evaluate(async () => {
    if ('caches' in globalThis) await caches.delete('answers')
  })

/** The collection does not answer this page. */
export async function hold(page: Page): Promise<void> {
  await forget(page)
  await page.route(STORE, () => {})
}

/** The collection cannot be reached from this page. */
export async function cut(page: Page): Promise<void> {
  await forget(page)
  await page.route(STORE, (route) => route.abort('connectionrefused'))
}

/** Shows all pages of a list, five at most, and its end. */
export async function toEnd(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^(Load more|Loading more)$/ })
  await page.getByRole('article').first().waitFor()
  for (let pages = 1; pages < 5 && (await more.isVisible()); pages++) {
    const before = await page.getByRole('article').count()
    await more.click()
    await page.waitForFunction((count) => document.querySelectorAll('article').length > count, before)
  }
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
}
