import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addArtifact } from './support/collection.ts'
import { expectAddress, expectShown, expectSoon } from './support/expectations.ts'
import { confirm, nav, signInButton, signUpButton } from './support/pages.ts'
import { newPerson, unique } from './support/people.ts'
import { DESKTOP, MOVING, PHONE, withWorld } from './support/world.ts'

const world = withWorld()

/** Opens a page whose scripts do not come until they are let through. */
async function openWithoutScripts(path: string, viewport = DESKTOP) {
  const { page } = await world.visitor({ ...MOVING, viewport })
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  return {
    page,
    /** Lets the scripts through and waits until the whole page is hydrated. */
    hydrate: async () => {
      scripts.resolve()
      await expectSoon(() => page.locator('#root button:disabled').count(), 0)
    },
  }
}

/** Fills fields, hydrates the page, and expects the text still there. */
async function expectKept(path: string, fill: (page: Page) => readonly (readonly [Locator, string])[]) {
  const { page, hydrate } = await openWithoutScripts(path)
  const fields = fill(page)
  for (const [field, text] of fields) await field.fill(text)
  await hydrate()
  for (const [field, text] of fields) expect(await field.inputValue()).toBe(text)
  return page
}

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search by name' })

describe('what is typed before the page is hydrated is kept and submitted', () => {
  it.each(['by Enter', 'by the button'])('in the search of Browse, %s', async (way) => {
    const name = unique('Hydria')
    await addArtifact(await newPerson(), { artifact_name: name })
    const page = await expectKept('/allArtifacts', (shown) => [[searchField(shown), name]])
    if (way === 'by Enter') await searchField(page).press('Enter')
    else await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
    await expectAddress(page, `/allArtifacts?${new URLSearchParams({ name })}`)
    await expectShown(page.getByRole('article').filter({ hasText: name }))
  })

  it('in the search of Browse when the address has a search already', async () => {
    await expectKept('/allArtifacts?name=stele', (page) => [[searchField(page), 'amphora']])
  })

  it('the order of Browse', async () => {
    const { page, hydrate } = await openWithoutScripts('/allArtifacts')
    const sort = page.getByLabel('Sort')
    await sort.selectOption('name-desc')
    await hydrate()
    await expectAddress(page, '/allArtifacts?sort=name-desc')
    await expectSoon(() => sort.inputValue(), 'name-desc')
  })

  it.each(['/', '/aboutUs', '/no/such/page'])('in the search of the bar at %s', async (path) => {
    const field = (page: Page) => nav(page).getByRole('searchbox', { name: 'Search the collection' })
    const page = await expectKept(path, (shown) => [[field(shown), 'amphora']])
    await field(page).press('Enter')
    await expectAddress(page, '/allArtifacts?name=amphora')
  })

  it('in the search of the hero', async () => {
    const field = (page: Page) =>
      page.getByRole('main').getByRole('searchbox', { name: 'Search the collection' })
    const page = await expectKept('/', (shown) => [[field(shown), 'amphora']])
    await field(page).press('Enter')
    await expectAddress(page, '/allArtifacts?name=amphora')
  })

  it('in signing in', async () => {
    const person = await newPerson()
    const page = await expectKept('/signin', (shown) => [
      [shown.getByLabel('E-mail'), person.email],
      [shown.getByLabel(/^Password/), person.password],
    ])
    await signInButton(page).click()
    await confirm(page, 'Signed In!')
  })

  it('in signing up', async () => {
    const email = `${unique('ada').replaceAll(/\W+/g, '-').toLowerCase()}@example.com`
    const page = await expectKept('/signup', (shown) => [
      [shown.getByLabel('Name'), 'Ada Example'],
      [shown.getByLabel('E-mail'), email],
      [shown.getByLabel(/^Password/), 'Password1'],
      [shown.getByLabel('Photo URL'), 'https://example.com/ada.png'],
    ])
    await signUpButton(page).click()
    await confirm(page, 'Signed Up!')
  })

  it('in the contact form', async () => {
    const page = await expectKept('/contactUs', (shown) => [
      [shown.getByLabel('Name'), 'Ada'],
      [shown.getByLabel('E-mail'), 'ada@example.com'],
      [shown.getByLabel('Message'), 'Half a letter'],
    ])
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expectShown(page.getByText('Thank you for writing.'))
  })

  it('in the newsletter', async () => {
    const page = await expectKept('/', (shown) => [
      [shown.getByRole('main').getByLabel('E-mail'), 'ada@example.com'],
    ])
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expectShown(page.getByText('Thank you for your interest.'))
  })
})

describe('a search works before the page is hydrated', () => {
  it.each(['/', '/allArtifacts'])('at %s, as a form of the browser', async (path) => {
    const { page } = await openWithoutScripts(path)
    await page.getByRole('main').locator('input[name="name"]').fill('amphora')
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
    // Not `waitForURL`: without its scripts the next page does not end loading.
    await expectSoon(async () => page.url().replace(/.*(?=\/allArtifacts)/, ''), '/allArtifacts?name=amphora')
  })
})

describe('a button that needs script is not ready before the page is hydrated', () => {
  it.each([
    '/',
    '/allArtifacts',
    '/signin',
    '/signup',
    '/contactUs',
    '/aboutUs',
    '/account',
    '/no/such/page',
  ])('at %s', async (path) => {
    const { page } = await openWithoutScripts(path, PHONE)
    // Searches are forms of the browser.
    const ready = page.locator('#root button:not(:disabled):visible:not(form[action] button)')
    const names = await ready.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent),
    )
    expect(names).toEqual([])
  })

  it('and has its effect once it is', async () => {
    const { page, hydrate } = await openWithoutScripts('/', PHONE)
    await hydrate()
    await nav(page).getByRole('button', { name: 'Menu', exact: true }).click()
    await expectShown(page.getByRole('dialog', { name: 'Menu' }))
  })
})
