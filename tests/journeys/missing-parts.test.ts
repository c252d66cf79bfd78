import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addArtifact } from './support/collection.ts'
import { expectAddress, expectGone, expectShown, expectSoon } from './support/expectations.ts'
import { fillSignIn, nav, placeOf, signInButton, toastOf } from './support/pages.ts'
import { newPerson, unique } from './support/people.ts'
import { MOVING, PHONE, withWorld } from './support/world.ts'

const world = withWorld()

/**
 * Keeps a part of the app away, as a newer release that has replaced it does, or a lost connection, until it is let through.
 * The answer counts how often it was asked for: a part that has another name by now would be missed by nobody.
 */
async function block(page: Page, part: string) {
  let count = 0
  let isAway = true
  await page.route(`**/assets/${part}-*.js`, (route) => {
    count += 1
    return isAway ? route.abort() : route.continue()
  })
  return {
    asked: () => count,
    // Not `unroute`: a request that the browser holds just then would never be answered.
    letThrough: () => (isAway = false),
  }
}

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

/** Presses the menu's button until its drawer is there. */
async function openDrawer(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      if (!(await drawer(page).isVisible())) await menuButton(page).click()
      return drawer(page).isVisible()
    })
    .toBe(true)
}

describe('when a part of the app cannot be loaded', () => {
  it('the browser’s own dialogs take the place of ours, and what waits for an answer gets it', async () => {
    const person = await newPerson()
    const name = unique('Oinochoe')
    await addArtifact(person, { artifact_name: name })
    const { page, open } = await world.visitor()
    const { asked } = await block(page, 'DialogView')
    const said: string[] = []
    page.on('dialog', (dialog) => {
      said.push(`${dialog.type()}: ${dialog.message().split('\n')[0]}`)
      void dialog.accept()
    })
    await open('/myArtifacts')
    await fillSignIn(page, person.email, person.password)
    await signInButton(page).click()
    await expectAddress(page, '/myArtifacts')
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await expectShown(page.getByRole('heading', { name: "You haven't added any Artifact!" }))
    await expectSoon(async () => said, ['alert: Signed In!', 'confirm: Are you sure?', 'alert: Deleted!'])
    expect(asked()).toBeGreaterThan(0)
  })

  it('a plain line takes the place of toasts, with a button that closes it, until they can be loaded', async () => {
    const { page, open } = await world.visitor()
    const { asked, letThrough } = await block(page, 'ToastStack')
    await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort())
    await open('/signin')
    await fillSignIn(page, 'ada@example.com', 'Password1')
    await signInButton(page).click()
    const failure = nav(page)
      .getByRole('alert')
      .filter({ hasText: /could not be reached|connection/i })
    await expectShown(failure)
    expect((await placeOf(page, failure)).side).toBe('left')
    await failure.getByRole('button', { name: 'Close' }).click()
    await expectGone(failure)
    expect(asked()).toBeGreaterThan(0)
    letThrough()
    await signInButton(page).click()
    await expectShown(toastOf(page, /could not be reached|connection/i))
  })

  it('the bar’s links take the place of the menu, until it can be loaded', async () => {
    const { page, open } = await world.visitor({ viewport: PHONE })
    const { asked, letThrough } = await block(page, 'NavDrawer')
    await open('/aboutUs')
    await menuButton(page).click()
    await nav(page).getByRole('link', { name: 'Contact Us' }).click()
    await expectAddress(page, '/contactUs')
    await expectGone(nav(page).getByRole('link', { name: 'Contact Us' }).locator('visible=true'))
    expect(asked()).toBeGreaterThan(0)
    letThrough()
    await menuButton(page).click()
    await menuButton(page).click()
    await nav(page).locator('button[aria-label=Menu]').waitFor()
    // The press before has asked for it again.
    await openDrawer(page)
  })
})

describe('when the network goes after a page has come', () => {
  it('menu, toasts and dialogs are there: they came while the page was idle', async () => {
    const person = await newPerson()
    const { page, context } = await world.member(person, { viewport: PHONE })
    const parts = ['NavDrawer', 'ToastStack', 'DialogView'].map((part) =>
      page.waitForResponse((response) => response.url().includes(`/assets/${part}-`)),
    )
    await page.goto('/contactUs')
    await Promise.all(parts)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await menuButton(page).click()
    await drawer(page).getByRole('button', { name: 'Close menu' }).click()
    await expectGone(drawer(page))
    await menuButton(page).click()
    await drawer(page).getByRole('button', { name: 'Sign Out' }).click()
    await expectShown(
      page.getByRole('dialog', { name: 'Signed Out!' }).or(toastOf(page, /could not be loaded/)),
    )
  })
})

/** Holds a part of the app back, as a slow connection does, until the answer is called. */
async function holdBack(page: Page, part: string): Promise<() => void> {
  let go = () => {}
  const gate = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    await gate
    await route.continue()
  })
  return go
}

describe('what is pressed before a part of the app has come is pressed once it is there', () => {
  const pause = (page: Page) => page.getByRole('button', { name: 'Pause slides' })
  const play = (page: Page) => page.getByRole('button', { name: 'Play slides' })

  it.each(['index', 'HomeScreen'])('%s', async (part) => {
    const { page } = await world.visitor({ ...MOVING, viewport: PHONE })
    const go = await holdBack(page, part)
    await page.goto('/', { waitUntil: 'commit' })
    await pause(page).click()
    go()
    await expectShown(play(page))
  })

  it('HomeScreen, when the bar answers already', async () => {
    const { page } = await world.visitor({ ...MOVING, viewport: PHONE })
    const go = await holdBack(page, 'HomeScreen')
    await page.goto('/', { waitUntil: 'commit' })
    await openDrawer(page)
    await drawer(page).getByRole('button', { name: 'Close menu' }).click()
    await expectGone(drawer(page))
    await pause(page).click()
    go()
    await expectShown(play(page))
  })
})
