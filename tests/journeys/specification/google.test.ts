import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAddress, expectGone, expectShown } from '../support/expectations.ts'
import { confirm, signInButton, toastOf } from '../support/pages.ts'
import { newEmail } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

/**
 * Replaces Google's messenger script and blocks all other hosts, which the emulator's page uses for fonts and
 * styles.
 */
async function replaceGoogle(context: BrowserContext): Promise<void> {
  const script = await readFile(new URL('../support/googleScript.js', import.meta.url), 'utf8')
  await context.route(/^https:/, (route) => route.abort())
  await context.route('https://apis.google.com/js/api.js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}

declare global {
  interface Window {
    reportBlocked: (what: string) => Promise<void>
    reportWindow: (features: string) => Promise<void>
  }
}

/** Collects violations of the content security policy. */
async function collectBlocked(page: Page): Promise<() => Promise<string[]>> {
  const blocked: string[] = []
  await page.exposeFunction('reportBlocked', (what: string) => blocked.push(what))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      void window.reportBlocked(`${violatedDirective} ${blockedURI} ${sample}`)
    }),
  )
  return async () => blocked
}

const press = (page: Page) => page.getByRole('button', { name: 'Sign in with Google', exact: true }).click()

/**
 * Presses the button until the outcome arrives. On a busy machine the SDK's frame may take more than its
 * limit of five seconds; the SDK then reports an unreachable service, and a user would press again.
 */
async function pressFor<T>(page: Page, outcome: Promise<T>): Promise<T> {
  const unreached = toastOf(page, 'The sign-in service could not be reached.')
  for (;;) {
    await press(page)
    const isThere = await Promise.race([
      outcome.then(() => true),
      unreached.waitFor().then(
        () => false,
        () => true,
      ),
    ])
    if (isThere) return outcome
    await expectGone(unreached)
  }
}

const openPopup = (page: Page) => pressFor(page, page.waitForEvent('popup'))

it('8.1h and 9.9 the Google popup is a window of 500 by 600; a blocked or closed one is reported in words, and choosing an account there signs in and leads to the prior path', async () => {
  const { page, context, open } = await world.visitor()
  await replaceGoogle(context)
  const blocked = await collectBlocked(page)
  const sizes: string[] = []
  await page.exposeFunction('reportWindow', (features: string) => sizes.push(features))
  await open('/likedArtifacts')
  await expectAddress(page, '/signin')

  await page.evaluate(() => {
    const real = window.open.bind(window)
    window.open = () => {
      window.open = (url, target, features) => {
        void window.reportWindow(features ?? '')
        return real(url, target, features)
      }
      return null
    }
  })
  await pressFor(page, expectShown(toastOf(page, 'Your browser blocked the Google window.')))
  await expectShown(signInButton(page))

  const closed = await openPopup(page)
  // A window that closes while the debugger attaches blocks the page that opened it, so wait for its
  // content.
  await expectShown(closed.getByText('Add new account'))
  await closed.close()
  await expectShown(toastOf(page, 'The Google window was closed before the sign-in was finished.'))
  await expectShown(signInButton(page))

  const popup = await openPopup(page)
  await popup.getByText('Add new account').click()
  await popup.locator('#email-input').fill(newEmail())
  await popup.locator('#display-name-input').fill('Marija Gimbutas')
  await popup.locator('#sign-in').click()
  expect(await confirm(page, 'Signed In!')).toContain('You have successfully Signed In!')
  await expectAddress(page, '/likedArtifacts')
  await expectShown(page.getByRole('button', { name: 'Account of Marija Gimbutas' }))
  expect(await blocked()).toEqual([])
  expect(sizes.length).toBeGreaterThanOrEqual(2)
  for (const size of sizes) {
    expect(size).toMatch(/\bwidth=500\b/)
    expect(size).toMatch(/\bheight=600\b/)
  }
})
