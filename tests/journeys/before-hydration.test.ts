import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addArtifact } from './support/collection.ts'
import { expectAddress, expectShown, expectSoon } from './support/expectations.ts'
import { confirm, nav, signInButton, signUpButton } from './support/pages.ts'
import { newPerson, unique } from './support/people.ts'
import { DESKTOP, MOVING, PHONE, withWorld } from './support/world.ts'

const world = withWorld()

/** Opens a page and holds its scripts back until `hydrate` is called. */
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
    /** Releases the scripts and waits until the whole page is hydrated. */
    hydrate: async () => {
      scripts.resolve()
      await expectSoon(() => page.locator('#root button:disabled').count(), 0)
    },
  }
}

type Fields = (page: Page) => readonly (readonly [Locator, string])[]

/** As a browser fills in a field before any script listens: without events. */
const autofill = (field: Locator, text: string) =>
  field.evaluate((element: HTMLInputElement, value) => {
    element.value = value
  }, text)

/** Fills fields before hydration, hydrates the page, and expects the text to be kept. */
async function expectKept(
  path: string,
  fields: Fields,
  fill = (field: Locator, text: string) => field.fill(text),
) {
  const { page, hydrate } = await openWithoutScripts(path)
  for (const [field, text] of fields(page)) await fill(field, text)
  await hydrate()
  for (const [field, text] of fields(page)) expect(await field.inputValue()).toBe(text)
  return page
}

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search by name' })

const signInFields =
  ({ email, password }: { email: string; password: string }): Fields =>
  (page) => [
    [page.getByLabel('E-mail'), email],
    [page.getByLabel(/^Password/), password],
  ]
const unusedEmail = () => `${unique('ada').replaceAll(/\W+/g, '-').toLowerCase()}@example.com`
const signUpFields =
  (email: string): Fields =>
  (page) => [
    [page.getByLabel('Name'), 'Ada Example'],
    [page.getByLabel('E-mail'), email],
    [page.getByLabel(/^Password/), 'Password1'],
    [page.getByLabel('Photo URL'), 'https://example.com/ada.png'],
  ]
const CONTACT_FIELDS: Fields = (page) => [
  [page.getByLabel('Name'), 'Ada'],
  [page.getByLabel('E-mail'), 'ada@example.com'],
  [page.getByLabel('Message'), 'Half a letter'],
]
const NEWSLETTER_FIELDS: Fields = (page) => [[page.getByRole('main').getByLabel('E-mail'), 'ada@example.com']]

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
    const page = await expectKept('/signin', signInFields(person))
    await signInButton(page).click()
    await confirm(page, 'Signed In!')
  })

  it('in signing up', async () => {
    const page = await expectKept('/signup', signUpFields(unusedEmail()))
    await signUpButton(page).click()
    await confirm(page, 'Signed Up!')
  })

  it('in the contact form', async () => {
    const page = await expectKept('/contactUs', CONTACT_FIELDS)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expectShown(page.getByText('Thank you for writing.'))
  })

  it('in the newsletter', async () => {
    const page = await expectKept('/', NEWSLETTER_FIELDS)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expectShown(page.getByText('Thank you for your interest.'))
  })
})

describe('what the browser fills in before the page is hydrated is kept and submitted', () => {
  it('in signing in', async () => {
    const person = await newPerson()
    const page = await expectKept('/signin', signInFields(person), autofill)
    await signInButton(page).click()
    await confirm(page, 'Signed In!')
  })

  it('in signing up', async () => {
    const page = await expectKept('/signup', signUpFields(unusedEmail()), autofill)
    await signUpButton(page).click()
    await confirm(page, 'Signed Up!')
  })

  it('in the contact form', async () => {
    const page = await expectKept('/contactUs', CONTACT_FIELDS, autofill)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expectShown(page.getByText('Thank you for writing.'))
  })

  it('in the newsletter', async () => {
    const page = await expectKept('/', NEWSLETTER_FIELDS, autofill)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expectShown(page.getByText('Thank you for your interest.'))
  })

  it('in the search of Browse', async () => {
    const page = await expectKept('/allArtifacts', (shown) => [[searchField(shown), 'amphora']], autofill)
    await searchField(page).press('Enter')
    await expectAddress(page, '/allArtifacts?name=amphora')
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

/** What a reader sees of a button. Runs in the browser. */
const lookOf = (element: Element) => {
  const { color, backgroundColor, borderTopColor, opacity } = getComputedStyle(element)
  return { color, backgroundColor, borderTopColor, opacity }
}

/** A button's look just before and after it fades. Runs in the browser. */
const lookBeforeHydration = (element: Element) => {
  const [fading] = element.getAnimations()
  fading?.pause()
  if (fading) fading.currentTime = 999
  const { color, backgroundColor, borderTopColor, opacity } = getComputedStyle(element)
  const early = { color, backgroundColor, borderTopColor, opacity }
  fading?.finish()
  const { opacity: lateOpacity, cursor } = getComputedStyle(element)
  return { early, late: { opacity: lateOpacity, cursor } }
}

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

  it.each(['/', '/allArtifacts', '/signin', '/contactUs'])(
    'and looks ready for a second only, in the colours that it has afterwards, at %s',
    async (path) => {
      const { page, hydrate } = await openWithoutScripts(path)
      const buttons = await page.locator('#root button:disabled:visible').all()
      expect(buttons.length).toBeGreaterThan(0)
      const looks: unknown[] = []
      for (const button of buttons) {
        const { early, late } = await button.evaluate(lookBeforeHydration)
        looks.push(early)
        expect(late).toEqual({ opacity: '0.45', cursor: 'progress' })
      }
      const handles = await Promise.all(buttons.map(async (button) => button.elementHandle()))
      await hydrate()
      for (const [index, handle] of handles.entries())
        expect(await handle?.evaluate(lookOf)).toEqual(looks[index])
    },
  )

  it('and shows it at once when it is pressed', async () => {
    const { page } = await openWithoutScripts('/', PHONE)
    const menu = nav(page).getByRole('button', { name: 'Menu', exact: true })
    await menu.hover({ force: true })
    await page.mouse.down()
    expect(await menu.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.45')
  })

  it('and has its effect once it is', async () => {
    const { page, hydrate } = await openWithoutScripts('/', PHONE)
    await hydrate()
    await nav(page).getByRole('button', { name: 'Menu', exact: true }).click()
    await expectShown(page.getByRole('dialog', { name: 'Menu' }))
  })
})
