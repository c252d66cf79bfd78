import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAddress, expectGone, expectShown } from '../support/expectations.ts'
import { intercept, nav } from '../support/pages.ts'
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
  return intercept(page, '**/assets/*.js', (route) =>
    loaded.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  )
}

it('without a network the menu opens, a screen whose code is missing says so, and Retry shows it later', async () => {
  const { page, context, open } = await world.visitor({ viewport: PHONE })
  await open('/aboutUs')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  // The drawer, or plain links if a slow browser had not loaded it yet.
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await nav(page).getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByRole('link', { name: 'Contact Us', exact: true }).click()
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

it('the sections of the home page stay when their script is missing, with a message above them', async () => {
  const { page } = await world.visitor()
  const unblock = await intercept(page, '**/assets/Sections-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  await expectShown(problem(page, 'This part of the app could not be loaded.'))
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0)
  unblock()
  await retry(page).click()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expectShown(page.getByRole('button', { name: /^Read More/, disabled: false }).first())
})

it.each(['is missing', 'does not arrive'])(
  'a search whose script %s has what names say, and the rest later',
  async (how) => {
    const { page } = await world.visitor()
    const unblock = await intercept(page, '**/assets/calls-*.js', (route) =>
      how === 'is missing' ? route.fulfill({ status: 404 }) : undefined,
    )
    await page.goto('/allArtifacts?name=antikithera+mecanism')
    await expectShown(page.getByRole('heading', { name: 'No Items Found!', exact: true }))
    unblock()
    await page.reload()
    await expectShown(page.getByRole('heading', { name: 'Antikythera Mechanism', exact: true }))
  },
)

it('a missing chunk reloads the page once; then its screen or dialog says so in its place, and the rest works', async () => {
  const { page, open } = await world.visitor()
  await open('/')
  // Sections load what they need when they are near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('main').getByRole('article').first().waitFor()
  const unblock = await blockNewScripts(page)
  let loads = 0
  page.on('load', () => (loads += 1))
  const missing = problem(page, 'This part of the app could not be loaded.')
  const readMore = page.getByRole('button', { name: 'Read More: Decoding the Rosetta Stone' })
  const article = page.getByRole('dialog', { name: 'Decoding the Rosetta Stone' })

  await linkTo(page, 'Contact Us').click()
  await expectShown(missing)
  await expectAddress(page, '/contactUs')
  expect(loads).toBe(1)
  await expectShown(page.getByRole('contentinfo'))

  await linkTo(page, 'Home').click()
  await readMore.click()
  await expectShown(missing)
  await linkTo(page, 'Contact Us').click()
  await expectGone(readMore)
  await expectShown(missing)
  expect(loads).toBe(1)
  unblock()
  await retry(page).click()
  await expectShown(page.getByRole('heading', { name: 'Contact Us', level: 1 }))

  await linkTo(page, 'Home').click()
  // The page may have been loaded again, and its sections wait until they are near.
  await readMore.scrollIntoViewIfNeeded()
  await readMore.click()
  await expectShown(article)
})
