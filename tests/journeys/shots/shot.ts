/** Definition of a picture of the running app: a path and the actions before it is taken. */
import type { Page } from 'playwright-core'
import { named } from './language.ts'

export interface Shot {
  readonly name: string
  readonly path: string
  /** Runs before the page is opened, for this shot only. */
  readonly before?: (page: Page) => Promise<unknown>
  /** Actions on the open page. */
  readonly act?: (page: Page) => Promise<unknown>
  /**
   * True for a picture of the window instead of the whole page: for dialogs, menus, and the end of a page.
   */
  readonly isWindow?: boolean
  /** True if the page is opened again for each width, because the actions depend on it. */
  readonly isPerWidth?: boolean
}

/** Presses a button with the name of one of these messages, which are given in English. */
export const press =
  (...names: readonly string[]) =>
  async (page: Page) =>
    page
      .getByRole('button', { name: named(...names) })
      .first()
      .click()

export const dialog = (page: Page, role: 'dialog' | 'alertdialog' = 'dialog') =>
  page.getByRole(role).waitFor()

/** Firestore requests, to any host. */
const STORE = /\/v1\/projects\/|google\.firestore/

/** Deletes persisted queries, which would show instead of the loading state. */
async function deletePersistedQueries(page: Page): Promise<void> {
  // Leaves the app first, which persists its queries again.
  await page.goto('/boot.js')
  await page.evaluate(async () => {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'offline')) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const opening = indexedDB.open('offline')
    opening.addEventListener('success', () => {
      const change = opening.result.transaction('queries', 'readwrite')
      change.objectStore('queries').clear()
      change.addEventListener('complete', () => resolve())
    })
    await promise
    opening.result.close()
  })
}

/** Leaves this page's requests to Firestore pending, which shows the loading state. */
export async function hold(page: Page): Promise<void> {
  await deletePersistedQueries(page)
  await page.route(STORE, () => {})
}

/** Makes Firestore unreachable for this page, which shows the error state. */
export async function cut(page: Page): Promise<void> {
  await deletePersistedQueries(page)
  await page.route(STORE, (route) => route.abort('connectionrefused'))
}

/** Loads up to five more pages of a list and scrolls to its end. */
export async function toEnd(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: named('Load more', 'Loading more') })
  await page.getByRole('article').first().waitFor()
  for (let pages = 1; pages < 5 && (await more.isVisible()); pages++) {
    const before = await page.getByRole('article').count()
    await more.click()
    await page.waitForFunction((count) => document.querySelectorAll('article').length > count, before)
  }
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
}
