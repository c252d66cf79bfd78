import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAddress, expectGone, expectShown } from './support/expectations.ts'
import { release } from './support/newRelease.ts'
import { type OwnStack, startOwnStack } from './support/ownStack.ts'
import { nav, openDrawer, toastOf } from './support/pages.ts'
import { PHONE, withWorld } from './support/world.ts'

const world = withWorld()

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' })
const problem = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text })
const linkTo = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true })

/** Fails the requests for a chunk until it is let through. */
async function block(page: Page, chunk: string) {
  let isBlocked = true
  let count = 0
  await page.route(`**/assets/${chunk}-*.js`, (route) => {
    count += 1
    return isBlocked ? route.fulfill({ status: 404 }) : route.continue()
  })
  return { asked: () => count, letThrough: () => (isBlocked = false) }
}

describe('when the code of a screen cannot be loaded', () => {
  it('without a network the screen says so, and Retry shows it once the network is back', async () => {
    const { page, context, open } = await world.visitor()
    await open('/aboutUs')
    await context.setOffline(true)
    await linkTo(page, 'Contact Us').click()
    await expectShown(problem(page, 'You are offline'))
    await expectAddress(page, '/contactUs')
    await retry(page).click()
    await expectShown(problem(page, 'You are offline'))
    await context.setOffline(false)
    await retry(page).click()
    await expectShown(page.getByRole('heading', { name: 'Contact Us', level: 1 }))
  })

  it('a missing chunk reloads the page once; if that does not help, the screen says so', async () => {
    const { page, open } = await world.visitor()
    const { asked, letThrough } = await block(page, 'ContactScreen')
    await open('/aboutUs')
    let loads = 0
    page.on('load', () => (loads += 1))
    await linkTo(page, 'Contact Us').click()
    await expectShown(problem(page, 'This part of the app could not be loaded.'))
    await expectAddress(page, '/contactUs')
    expect(loads).toBe(1)
    expect(asked()).toBeGreaterThan(1)
    // The bar and the other screens work.
    await linkTo(page, 'About Us').click()
    await expectShown(page.getByRole('heading', { name: 'About Us', level: 1 }))
    await linkTo(page, 'Contact Us').click()
    await expectShown(problem(page, 'This part of the app could not be loaded.'))
    expect(loads).toBe(1)
    letThrough()
    await retry(page).click()
    await expectShown(page.getByRole('heading', { name: 'Contact Us', level: 1 }))
  })

  it('a page that is opened says so inside its layout', async () => {
    const { page } = await world.visitor()
    const { letThrough } = await block(page, 'AboutScreen')
    await page.goto('/aboutUs')
    await expectShown(problem(page, 'This part of the app could not be loaded.'))
    await expectShown(page.getByRole('contentinfo'))
    letThrough()
    await retry(page).click()
    await expectShown(page.getByRole('heading', { name: 'About Us', level: 1 }))
  })
})

it('a dialog whose code is missing leaves an error in its place, and the page works on', async () => {
  const { page, open } = await world.visitor()
  const { letThrough } = await block(page, 'ArticleDialog')
  await open('/')
  const readMore = page.getByRole('button', { name: 'Read More: Decoding the Rosetta Stone' })
  const reloaded = page.waitForEvent('load')
  await readMore.click()
  await reloaded
  await readMore.click()
  await expectShown(problem(page, 'This part of the app could not be loaded.'))
  letThrough()
  await retry(page).click()
  await expectGone(problem(page, 'This part of the app could not be loaded.'))
  await readMore.click()
  await expectShown(page.getByRole('dialog', { name: 'Decoding the Rosetta Stone' }))
})

it('the menu opens without a network', async () => {
  const { page, context, open } = await world.visitor({ viewport: PHONE })
  await open('/contactUs')
  await context.setOffline(true)
  await openDrawer(page)
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close menu' }).click()
  await expectGone(page.getByRole('dialog', { name: 'Menu' }))
})

describe('after a deploy', () => {
  let own: OwnStack
  beforeAll(async () => {
    own = await startOwnStack('missing-parts')
  })
  afterAll(() => own.stop())

  it('an open page loads the newer version when it needs a chunk that is gone, and says so', async () => {
    const { page, open } = await world.visitor()
    await open('/aboutUs')
    await release(own.stack)
    await linkTo(page, 'Contact Us').click()
    await expectShown(page.getByRole('heading', { name: 'Contact Us', level: 1 }))
    await expectAddress(page, '/contactUs')
    await expectShown(toastOf(page, 'A newer version was loaded.'))
  })
})
