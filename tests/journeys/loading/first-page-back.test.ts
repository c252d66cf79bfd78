import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectGone, expectShown, expectSoon } from '../support/expectations.ts'
import { newPerson } from '../support/people.ts'
import { fillSignIn, nav, signInButton } from '../support/pages.ts'
import { PHONE, withWorld } from '../support/world.ts'

const world = withWorld()
const BLANK = 'about:blank'

const dialog = (page: Page) => page.getByRole('dialog')
const pressMenu = (page: Page) => nav(page).getByRole('button', { name: 'Menu', exact: true }).click()

/** What is opened on the page of an artifact, and what Back closes. */
const OVERLAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the drawer': pressMenu,
  'the viewer of the picture': (page) => page.getByRole('button', { name: /^Enlarge the picture/ }).click(),
  'the dialog for lists': (page) => page.getByRole('button', { name: 'Add to list', exact: true }).click(),
}

/** Presses Back and expects to leave the site. */
async function expectToLeave(page: Page): Promise<void> {
  await page.goBack()
  await expectSoon(async () => page.url(), BLANK)
}

it('Back closes what is open on the first page of a document, and then leaves it, however it was closed before', async () => {
  const { page, open } = await world.member(await newPerson(), { viewport: PHONE, hasTouch: true })
  for (const [name, press] of Object.entries(OVERLAYS)) {
    await page.goto(BLANK, { waitUntil: 'load' })
    await open('/artifact/rosetta-stone')
    const address = page.url()
    await press(page)
    await expectShown(dialog(page))
    await page.goBack()
    await expectGone(dialog(page))
    expect({ name, address: page.url() }).toEqual({ name, address })
    // Closed in another way, it leaves nothing in the history.
    await press(page)
    await expectShown(dialog(page))
    await page.keyboard.press('Escape')
    await expectGone(dialog(page))
    await page.waitForFunction(() => !('isHeld' in history.state))
    await expectToLeave(page)
  }
})

it('a link of a menu on the first page leads on, and Back returns to the page and leaves it', async () => {
  const { page, open } = await world.visitor({ viewport: PHONE, hasTouch: true })
  await page.goto(BLANK, { waitUntil: 'load' })
  await open('/aboutUs')
  await pressMenu(page)
  await dialog(page).getByRole('link', { name: 'Contact Us' }).click()
  await expectShown(page.getByRole('heading', { name: 'Contact Us', level: 1 }))
  await expectGone(dialog(page))
  await page.goBack()
  await expectShown(page.getByRole('heading', { name: 'About Us', level: 1 }))
  await page.waitForFunction(() => !('isHeld' in history.state))
  await expectToLeave(page)
})

it('Back dismisses “Signed In!” on the first page, which leads on', async () => {
  const { email, password } = await newPerson()
  const { page, open } = await world.visitor({ viewport: PHONE, hasTouch: true })
  await page.goto(BLANK, { waitUntil: 'load' })
  await open('/signin')
  await fillSignIn(page, email, password)
  await signInButton(page).click()
  const done = page.getByRole('dialog', { name: 'Signed In!' })
  await expectShown(done)
  await page.goBack()
  await expectGone(done)
  await expectSoon(async () => new URL(page.url()).pathname, '/')
  await expectToLeave(page)
})
