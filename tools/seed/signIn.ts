import type { Page } from 'playwright-core'
import { SEED_ACCOUNTS, SEED_PASSWORD } from '#seed/accounts.ts'

/** Signs the first seed account in, on the sign-in screen of a running app. */
export async function signInAsSeed(page: Page): Promise<void> {
  const [account] = SEED_ACCOUNTS
  await page.goto('/signin')
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel(/^Password/).fill(SEED_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
