import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAddress, expectGone, expectShown } from '../support/expectations.ts'
import { nav, openDrawer } from '../support/pages.ts'
import { PHONE, withWorld } from '../support/world.ts'

const world = withWorld()

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' })
const problem = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text })
const linkTo = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true })

/** Responds with 404 to requests for scripts until `unblock` is called. */
async function blockNewScripts(page: Page) {
  await page.waitForLoadState('networkidle')
  const loaded = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  )
  let isBlocked = true
  await page.route('**/assets/*.js', (route) => {
    const isNew = !loaded.has(route.request().url())
    return isBlocked && isNew ? route.fulfill({ status: 404 }) : route.continue()
  })
  return { unblock: () => (isBlocked = false) }
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
    const contact = page.getByRole('heading', { name: 'Contact Us', level: 1 })
    // A reload that began offline may show the screen before the click.
    const clicking = retry(page)
      .click()
      .catch(() => undefined)
    await Promise.race([contact.waitFor(), clicking])
    await expectShown(contact)
  })

  it('a missing chunk reloads the page once; if that does not help, the screen says so', async () => {
    const { page, open } = await world.visitor()
    await open('/aboutUs')
    const { unblock } = await blockNewScripts(page)
    let loads = 0
    page.on('load', () => (loads += 1))
    await linkTo(page, 'Contact Us').click()
    await expectShown(problem(page, 'This part of the app could not be loaded.'))
    await expectAddress(page, '/contactUs')
    expect(loads).toBe(1)
    await expectShown(page.getByRole('contentinfo'))
    // The navigation bar and the other screens still work.
    await linkTo(page, 'About Us').click()
    await expectShown(page.getByRole('heading', { name: 'About Us', level: 1 }))
    await linkTo(page, 'Contact Us').click()
    await expectShown(problem(page, 'This part of the app could not be loaded.'))
    expect(loads).toBe(1)
    unblock()
    await retry(page).click()
    await expectShown(page.getByRole('heading', { name: 'Contact Us', level: 1 }))
  })
})

it('a dialog whose code is missing shows an error in its place, and the page keeps working', async () => {
  const { page, open } = await world.visitor()
  await open('/')
  const { unblock } = await blockNewScripts(page)
  const readMore = page.getByRole('button', { name: 'Read More: Decoding the Rosetta Stone' })
  const reloaded = page.waitForEvent('load')
  await readMore.click()
  await reloaded
  await readMore.click()
  await expectShown(problem(page, 'This part of the app could not be loaded.'))
  unblock()
  await retry(page).click()
  await expectGone(problem(page, 'This part of the app could not be loaded.'))
  await readMore.click()
  await expectShown(page.getByRole('dialog', { name: 'Decoding the Rosetta Stone' }))
})

it('the menu opens without a network', async () => {
  const { page, context, open } = await world.visitor({ viewport: PHONE })
  await open('/contactUs')
  // The menu is loaded once the page is idle.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await openDrawer(page)
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close menu' }).click()
  await expectGone(page.getByRole('dialog', { name: 'Menu' }))
})
