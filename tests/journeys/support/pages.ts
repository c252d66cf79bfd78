/** Elements and actions shared by journeys. */
import type { Locator, Page, Route } from 'playwright-core'
import { expect } from 'vitest'

export const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** A toast with this text. Failures have the role `alert`, all others `status`. */
export const toastOf = (page: Page, text: string | RegExp) =>
  page.locator('[data-toast]').filter({ hasText: text })

/** The half of the window that contains an element. */
export async function sideOf(page: Page, element: Locator): Promise<'left' | 'right'> {
  const box = await element.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  if (!box || width === 0) throw new Error('The element has no size.')
  return box.x + box.width / 2 < width / 2 ? 'left' : 'right'
}

/**
 * Lets a function answer a page's requests until the returned function is called. The route stays: without its last route,
 * Chromium never answers some of the requests that are on their way.
 */
export async function intercept(
  page: Page,
  url: string,
  answer: (route: Route) => unknown,
): Promise<() => void> {
  let isActive = true
  await page.route(url, (route) => (isActive ? answer(route) : route.continue()))
  return () => void (isActive = false)
}

/** Delays a page's requests until the returned function is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/** Makes API calls of a path fail until the page is closed. */
export async function refuse(page: Page, path: string, detail: string, status = 503): Promise<void> {
  await page.route(`**/api${path}`, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: '/problems/any', title: 'Any', status, detail, message: detail }),
    }),
  )
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(/^Password/).fill(password)
}

export const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true })
export const signUpButton = (page: Page) => page.getByRole('button', { name: 'Sign Up', exact: true })

/** Expects a success dialog with an icon, a title, a text and one button. */
export async function expectSuccess(page: Page, title: string, text = ''): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await dialog.getByRole('heading', { name: title, exact: true }).waitFor()
  // Until its script has loaded, a plain dialog has the same words.
  await dialog.locator('svg').waitFor()
  expect(await dialog.innerText()).toContain(text)
  expect(await dialog.locator('svg').count()).toBe(1)
  expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Ok'])
}

/** Closes the success dialog with Ok and returns its text. */
export async function confirm(page: Page, title: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  const text = await dialog.innerText()
  await dialog.getByRole('button', { name: 'Ok', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  return text
}

/** Goes to an address of the app, like Back: without loading the page again. Resolves when the address has changed. */
export async function goBackTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    const { promise: changed, resolve } = Promise.withResolvers<void>()
    addEventListener('popstate', () => resolve(), { once: true })
    // The router numbers its entries.
    const state: unknown = history.state
    const idx = state instanceof Object && 'idx' in state ? Number(state.idx) : 0
    history.pushState({ idx: idx + 1 }, '', to)
    history.pushState({ idx: idx + 2 }, '', '/aboutUs')
    history.back()
    await changed
  }, path)
}

/** Opens the account menu. */
export async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${name}` }).click()
}
