import type { Page } from 'playwright-core'
import { SEED_ACCOUNTS, SEED_PASSWORD } from '#seed/accounts.ts'

/** Signs in as a seed account, the first one by default, on the sign-in screen. */
export async function signInAsSeed(page: Page, account: { email: string } = SEED_ACCOUNTS[0]): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel(/^Password/).fill(SEED_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // A navigation of the test would be aborted by the one that follows the dialog.
  await page.waitForURL((url) => url.pathname !== '/signin')
}
