import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAddress, expectGone, expectShown } from '../support/expectations.ts'
import { confirm, signInButton, toastOf } from '../support/pages.ts'
import { newEmail } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

/** Google's messenger by a stand-in, and nothing else of other sites: the emulator's page asks for fonts and styles. */
async function connect(context: BrowserContext): Promise<void> {
  const script = await readFile(new URL('../support/googleScript.js', import.meta.url), 'utf8')
  await context.route(/^https:/, (route) => route.abort())
  await context.route('https://apis.google.com/js/api.js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}

declare global {
  interface Window {
    noteRefusal: (what: string) => Promise<void>
    noteWindow: (features: string) => Promise<void>
  }
}

/** Everything that the content security policy refuses, or would. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  const refused: string[] = []
  await page.exposeFunction('noteRefusal', (what: string) => refused.push(what))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      void window.noteRefusal(`${violatedDirective} ${blockedURI} ${sample}`)
    }),
  )
  return async () => refused
}

const press = (page: Page) => page.getByRole('button', { name: 'Sign in with Google', exact: true }).click()

/**
 * Presses the button and answers what comes of it. The SDK gives its frame five seconds to load before it opens the
 * window, and then says that the service could not be reached: a busy machine needs longer, and now and then the answer
 * to the frame's script gets lost on its way to the browser. A person presses again, and so does this, as often as it takes.
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

describe('section 9, Google popup', () => {
  it('9.9 is a window of 500 by 600; choosing an account there signs in, and leads back to where one was going', async () => {
    const { page, context, open } = await world.visitor()
    await connect(context)
    const refused = await watchPolicy(page)
    const sizes: string[] = []
    await page.exposeFunction('noteWindow', (features: string) => sizes.push(features))
    await page.addInitScript(() => {
      const real = window.open.bind(window)
      window.open = (url, target, features) => {
        void window.noteWindow(features ?? '')
        return real(url, target, features)
      }
    })
    await open('/likedArtifacts')
    const popup = await openPopup(page)
    await popup.getByText('Add new account').click()
    await popup.locator('#email-input').fill(newEmail())
    await popup.locator('#display-name-input').fill('Marija Gimbutas')
    await popup.locator('#sign-in').click()
    expect(await confirm(page, 'Signed In!')).toContain('You have successfully Signed In!')
    await expectAddress(page, '/likedArtifacts')
    await expectShown(page.getByRole('button', { name: 'Account of Marija Gimbutas' }))
    expect(await refused()).toEqual([])
    expect(sizes).toHaveLength(1)
    expect(sizes[0]).toMatch(/\bwidth=500\b/)
    expect(sizes[0]).toMatch(/\bheight=600\b/)
  })

  it('a window that is closed is told in words, and the form stays usable', async () => {
    const { page, context, open } = await world.visitor()
    await connect(context)
    await open('/signup')
    const popup = await openPopup(page)
    // As a person would, once it shows: a window that is closed while it is still being attached to the browser's
    // debugger leaves the page that opened it waiting for the debugger for ever.
    await expectShown(popup.getByText('Add new account'))
    await popup.close()
    await expectShown(toastOf(page, 'The Google window was closed before the sign-in was finished.'))
    await expectShown(page.getByRole('button', { name: 'Sign Up', exact: true }))
  })

  it('a window that the browser blocks is told in words', async () => {
    const { page, context, open } = await world.visitor()
    await connect(context)
    await page.addInitScript(() => {
      window.open = () => null
    })
    await open('/signin')
    await pressFor(page, expectShown(toastOf(page, 'Your browser blocked the Google window.')))
    await expectShown(signInButton(page))
  })
})
