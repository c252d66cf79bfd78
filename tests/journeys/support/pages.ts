/** Things that many cases look at. */
import type { Locator, Page } from 'playwright-core'

export const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** A toast with a text; failures are alerts, the rest is status. */
export const toastOf = (page: Page, text: string | RegExp) =>
  page.locator('[data-toast]').filter({ hasText: text })

/** Whether an element stands at the left or the right of the window, and how far from its top. */
export async function placeOf(
  page: Page,
  element: Locator,
): Promise<{ side: 'left' | 'right'; top: number }> {
  const box = await element.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  if (!box || width === 0) throw new Error('There is nothing to measure.')
  return { side: box.x + box.width / 2 < width / 2 ? 'left' : 'right', top: box.y }
}

/** How many columns a grid has at the window's width. */
export function columnsOf(grid: Locator): Promise<number> {
  return grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)
}

/** The answer of the API to everything below a path, until the page is closed: a failure with its own sentence. */
export async function refuse(page: Page, path: string, detail: string, status = 503): Promise<void> {
  await page.route(`**/api${path}`, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: '/problems/any', title: 'Any', status, detail, message: detail }),
    }),
  )
}

/** The identity provider refuses a call with one of its codes. */
export async function refuseIdentity(page: Page, call: string, code: string): Promise<void> {
  await page.route(`**/identitytoolkit.googleapis.com/v1/accounts:${call}*`, (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 400, message: code, errors: [{ message: code }] } },
    }),
  )
}

/** Fills what a new artifact needs at least. */
export async function fillArtifact(page: Page, name: string): Promise<void> {
  await page.getByLabel('Artifact name').fill(name)
  await page.getByLabel('Type').selectOption('Tools')
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(/^Password/).fill(password)
}

export async function fillSignUp(
  page: Page,
  values: { name: string; email: string; password: string; photoURL?: string },
): Promise<void> {
  await page.getByLabel('Name').fill(values.name)
  await fillSignIn(page, values.email, values.password)
  await page.getByLabel('Photo URL').fill(values.photoURL ?? '')
}

export const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true })
export const signUpButton = (page: Page) => page.getByRole('button', { name: 'Sign Up', exact: true })

/** The success dialog with a title; its text is read on the way, then it is closed with Ok. */
export async function confirm(page: Page, title: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  const text = await dialog.innerText()
  await dialog.getByRole('button', { name: 'Ok', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  return text
}

/** The account's menu, open. */
export async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${name}` }).click()
}

/** Opens the menu of small screens. */
export async function openDrawer(page: Page): Promise<void> {
  await nav(page).getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
}
