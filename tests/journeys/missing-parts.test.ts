import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAddress, expectGone, expectShown } from './support/expectations.ts'
import { nav, toastOf } from './support/pages.ts'
import { newPerson } from './support/people.ts'
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
    const drawerFile = page.waitForResponse((response) => response.url().includes('/assets/NavDrawer-'))
    await page.goto('/contactUs')
    await drawerFile
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
