import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { RENDERED_PAGES } from '../../../web/src/app/renderedPages.ts'
import { addArtifact } from '../support/collection.ts'
import { expectAddress, expectShown, expectSoon } from '../support/expectations.ts'
import { confirm, nav, signInButton, signUpButton } from '../support/pages.ts'
import { newEmail, newPerson, unique } from '../support/people.ts'
import { DESKTOP, MOVING, PHONE, withWorld } from '../support/world.ts'

const world = withWorld()
const LANGUAGES = ['en-US', 'de-DE']
const PAGES = Object.values(RENDERED_PAGES)
/** Visitors are sent from members' pages to Sign In. */
const PUBLIC_PAGES = PAGES.filter((path) => path !== RENDERED_PAGES.member)

/** Opens a page whose scripts are delayed until `hydrate` is called. */
async function openWithoutScripts(path: string, { viewport = DESKTOP, locale = 'en-US' } = {}) {
  const { page } = await world.visitor({ ...MOVING, viewport, locale })
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

/** Fills a field without events, as a browser's autofill does before scripts run. */
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

/**
 * Sets the value of each field without events, and returns the values by the fields' names. Runs in the
 * browser.
 */
const autofillAll = (fields: Element[]) =>
  fields.map((field) => {
    if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1
    else if (field instanceof HTMLInputElement && field.type === 'email') field.value = 'ada@example.com'
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.value = 'amphora'
    return [field.getAttribute('name'), (field as HTMLInputElement).value]
  })

/** Values of fields by their names. Runs in the browser. */
const readAll = (fields: Element[]) =>
  fields.map((field) => [field.getAttribute('name'), (field as HTMLInputElement).value])

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search by name' })

describe('what is typed or filled in by the browser before hydration is kept and submitted', () => {
  it('in the search of Browse, also when the address has a search already', async () => {
    const name = unique('Hydria')
    await addArtifact(await newPerson(), { artifact_name: name })
    const page = await expectKept('/allArtifacts?name=stele', (shown) => [[searchField(shown), name]])
    await searchField(page).press('Enter')
    await expectAddress(page, `/allArtifacts?${new URLSearchParams({ name })}`)
    await expectShown(page.getByRole('article').filter({ hasText: name }))
  })

  it('in the order of Browse', async () => {
    const { page, hydrate } = await openWithoutScripts('/allArtifacts')
    const sort = page.getByLabel('Sort')
    await sort.selectOption('name-desc')
    await hydrate()
    await expectAddress(page, '/allArtifacts?sort=name-desc')
    await expectSoon(() => sort.inputValue(), 'name-desc')
  })

  it('in the search of the bar', async () => {
    const field = (page: Page) => nav(page).getByLabel('Search the collection')
    const page = await expectKept('/aboutUs', (shown) => [[field(shown), 'amphora']])
    await field(page).press('Enter')
    await expectAddress(page, '/allArtifacts?name=amphora')
  })

  it('in the search of the bar, on a page that comes in another language and is replaced', async () => {
    const { page, hydrate } = await openWithoutScripts('/apiDocs', { locale: 'de-DE' })
    const field = page.getByRole('navigation').locator('input[name="name"]')
    await field.fill('amphora')
    await hydrate()
    await expectShown(page.getByRole('navigation', { name: 'Hauptnavigation' }))
    expect(await field.inputValue()).toBe('amphora')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    await field.press('Enter')
    await expectAddress(page, '/allArtifacts?name=amphora')
  })

  it('in the search of the hero and in the newsletter', async () => {
    const field = (page: Page) => page.getByRole('main').getByLabel('Search the collection')
    const page = await expectKept(
      '/',
      (shown) => [
        [field(shown), 'amphora'],
        [shown.getByRole('main').getByLabel('E-mail'), 'ada@example.com'],
      ],
      autofill,
    )
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expectShown(page.getByText('Thank you for your interest.'))
    await field(page).press('Enter')
    await expectAddress(page, '/allArtifacts?name=amphora')
  })

  it('in signing in', async () => {
    const person = await newPerson()
    const fields: Fields = (page) => [
      [page.getByLabel('E-mail'), person.email],
      [page.getByLabel(/^Password/), person.password],
    ]
    const page = await expectKept('/signin', fields, autofill)
    await signInButton(page).click()
    await confirm(page, 'Signed In!')
  })

  it('in signing up', async () => {
    const email = newEmail()
    const fields: Fields = (page) => [
      [page.getByLabel('Name'), 'Ada Example'],
      [page.getByLabel('E-mail'), email],
      [page.getByLabel(/^Password/), 'Password1'],
      [page.getByLabel('Photo URL'), 'https://example.com/ada.png'],
    ]
    const page = await expectKept('/signup', fields, autofill)
    await signUpButton(page).click()
    await confirm(page, 'Signed Up!')
  })

  it('in the contact form', async () => {
    const fields: Fields = (page) => [
      [page.getByLabel('Name'), 'Ada'],
      [page.getByLabel('E-mail'), 'ada@example.com'],
      [page.getByLabel('Message'), 'Half a letter'],
    ]
    const page = await expectKept('/contactUs', fields, autofill)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expectShown(page.getByText('Thank you for writing.'))
  })
})

it.each(LANGUAGES)('every field of every page keeps what the browser fills in: %s', async (locale) => {
  let count = 0
  for (const path of PUBLIC_PAGES) {
    const { page, hydrate } = await openWithoutScripts(path, { locale })
    const fields = page.locator('#root :is(input:not([type="hidden"]), textarea, select):not([aria-hidden])')
    const filled = await fields.evaluateAll(autofillAll)
    await hydrate()
    await expectSoon(() => fields.evaluateAll(readAll), filled)
    count += filled.length
  }
  expect(count).toBeGreaterThan(PUBLIC_PAGES.length)
})

describe('before the page is hydrated', () => {
  // `waitForURL` would wait for the load event, which does not come while scripts are held back.
  const addressOf = async (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

  it.each(['/', '/allArtifacts'])('a search at %s is a form of the browser', async (path) => {
    for (const key of ['Enter', '']) {
      const { page } = await openWithoutScripts(path)
      const field = page.getByRole('main').locator('input[name="name"]')
      await field.fill('amphora')
      if (key) await field.press(key, { noWaitAfter: true })
      else await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
      await expectSoon(() => addressOf(page), '/allArtifacts?name=amphora')
    }
  })

  it.each([
    ['/signin', 'Password'],
    ['/signup', 'Photo URL'],
    ['/contactUs', 'E-mail'],
    ['/', 'E-mail'],
  ])('Enter in a form at %s that needs script keeps the text', async (path, label) => {
    const { page, hydrate } = await openWithoutScripts(path)
    const field = page.getByRole('main').getByLabel(new RegExp(`^${label}`))
    await field.fill('half a text')
    await field.press('Enter')
    await hydrate()
    expect([await addressOf(page), await field.inputValue()]).toEqual([path, 'half a text'])
  })
})

/** Computed styles that affect the look of a button. Runs in the browser. */
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

describe('a button that needs script', () => {
  it('is disabled until the page is hydrated, looks so when it is pressed, then works', async () => {
    const { page, hydrate } = await openWithoutScripts('/', { viewport: PHONE })
    const menu = nav(page).getByRole('button', { name: 'Menu', exact: true })
    await menu.hover({ force: true })
    await page.mouse.down()
    expect(await menu.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.45')
    await page.mouse.up()
    await hydrate()
    await menu.click()
    await expectShown(page.getByRole('dialog', { name: 'Menu' }))
  })

  it.each(LANGUAGES)('is disabled on every page until it is hydrated: %s', async (locale) => {
    for (const viewport of [PHONE, DESKTOP]) {
      const { page } = await openWithoutScripts('/', { viewport, locale })
      for (const path of PAGES) {
        await page.goto(path, { waitUntil: 'commit' })
        await page.getByRole('contentinfo').waitFor()
        const buttons = page.locator('#root :is(button, [role="button"], summary):visible')
        expect({ path, count: await buttons.count() }).not.toEqual({ path, count: 0 })
        // Search buttons are excluded: their forms work without a script.
        const enabled = buttons.and(page.locator(':not(:disabled):not(form[action] *)'))
        expect({ path, enabled: await enabled.count() }).toEqual({ path, enabled: 0 })
      }
    }
  })

  it.each(['/allArtifacts', '/contactUs'])(
    'looks enabled for a second only, in the colours that it has afterwards, at %s',
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
})
