import type { JSHandle, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { RENDERED_PAGES } from '../../../web/src/app/renderedPages.ts'
import { IS_FULL } from '../../support/scale.ts'
import { expectAddress, expectShown, expectSoon } from '../support/expectations.ts'
import { confirm, nav, openMenu, signInButton, signUpButton } from '../support/pages.ts'
import { newEmail, newPerson, PASSWORD } from '../support/people.ts'
import { DESKTOP, MOVING, PHONE, withWorld } from '../support/world.ts'

const world = withWorld()

declare global {
  /** Rules that Emotion inserted while buttons were waiting for hydration. */
  var insertedRules: string[] | undefined
}

/** The other languages are rendered from the same components. */
const LANGUAGES = IS_FULL ? ['en-US', 'de-DE'] : ['en-US']
const SEARCHED = `${RENDERED_PAGES.browse.path}?name=stele`
const ACCOUNT_PAGES: readonly string[] = [RENDERED_PAGES.signup.path, RENDERED_PAGES.signin.path]
const PAGES = [
  ...Object.values(RENDERED_PAGES)
    .map(({ path }) => path)
    .filter((path) => !ACCOUNT_PAGES.includes(path)),
  SEARCHED,
  // Last, because they change who the visitor is.
  ...ACCOUNT_PAGES,
]
const FIELDS = '#root :is(input:not([type="hidden"]), textarea, select):not([aria-hidden])'

/** Scripts that are held back are preloaded too early; the page for unknown addresses has status 404; there is no such photo. */
const EXPECTED = /preload|status of 404 .*\/notFound\)$|example\.com\/ada\.png/

/** A visitor whose pages stay without scripts until `hydrate` is called. */
async function visitWithoutScripts(locale = 'en-US') {
  const { page, problems } = await world.visitor({ ...MOVING, viewport: PHONE, locale })
  let scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  return {
    page,
    problems,
    open: async (path: string) => {
      scripts = Promise.withResolvers<void>()
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByRole('contentinfo').waitFor()
    },
    /** Releases the scripts and waits until the page is hydrated. Cards are when they come near the window. */
    hydrate: async () => {
      scripts.resolve()
      await expectSoon(() => page.locator('#root button:disabled:not(article *)').count(), 0)
      await expectSoon(() => page.locator('article').first().locator('button:disabled').count(), 0)
    },
  }
}

// `waitForURL` would wait for the load event, which does not come while scripts are held back.
const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

/** Expects that the window shows buttons, and that those that need script are disabled. */
async function expectDisabled(page: Page): Promise<void> {
  const buttons = page.locator('#root :is(button, [role="button"], summary):visible')
  // Search buttons are excluded: their forms work without a script.
  const enabled = buttons.and(page.locator(':not(:disabled):not(form[action] *)'))
  const [count, texts] = [await buttons.count(), await enabled.allInnerTexts()]
  expect({ path: addressOf(page), count: Math.min(1, count), texts }).toEqual({
    path: addressOf(page),
    count: 1,
    texts: [],
  })
}

/** The disabled buttons that the window shows, or that are outside cards: other cards are hydrated when they come near. */
const disabledButtons = (page: Page): Promise<JSHandle<Element[]>> =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll('#root button:disabled')].filter(
      (button) =>
        button.checkVisibility() &&
        (!button.closest('article') || button.getBoundingClientRect().top < innerHeight),
    ),
  )

/** Computed styles that affect the look of buttons; null for buttons that were replaced. Runs in the browser. */
const looksOf = (buttons: Element[]) =>
  buttons.map((button) => {
    if (!button.isConnected) return null
    const { color, backgroundColor, borderTopColor, opacity } = getComputedStyle(button)
    return { color, backgroundColor, borderTopColor, opacity }
  })

/** Animations of buttons, which would change their look while the page becomes ready. Runs in the browser. */
const animationsOf = (buttons: Element[]) => buttons.flatMap((button) => button.getAnimations()).length

/**
 * Sets the value of each field without events, as a browser's autofill does before scripts run, and returns the values by the
 * fields' names. Runs in the browser.
 */
const autofill = (fields: Element[], { email, password }: { email: string; password: string }) =>
  fields.map((field) => {
    if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1
    else if (field instanceof HTMLInputElement && field.type === 'email') field.value = email
    else if (field instanceof HTMLInputElement && field.type === 'password') field.value = password
    else if (field instanceof HTMLInputElement && field.type === 'url')
      field.value = 'https://example.com/ada.png'
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.value = 'amphora'
    return [field.getAttribute('name'), (field as HTMLInputElement).value]
  })

/** Values of fields by their names. Runs in the browser. */
const valuesOf = (fields: Element[]) =>
  fields.map((field) => [field.getAttribute('name'), (field as HTMLInputElement).value])

type Submit = (page: Page) => Promise<void>

/** Submits what was filled in before hydration, on the pages that have a form. */
const SUBMIT: Readonly<Record<string, Submit>> = {
  [RENDERED_PAGES.index.path]: async (page) => {
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expectShown(page.getByText('Thank you for your interest.'))
    await page.getByRole('main').getByLabel('Search the collection').press('Enter')
    await expectAddress(page, '/allArtifacts?name=amphora')
  },
  [RENDERED_PAGES.browse.path]: async (page) => {
    const chosen = await page.getByLabel('Sort').inputValue()
    const searchParam = (name: string) => async () => new URL(page.url()).searchParams.get(name)
    await expectSoon(searchParam('sort'), chosen)
    await page.getByRole('combobox', { name: 'Search by name' }).press('Enter')
    await expectSoon(searchParam('name'), 'amphora')
  },
  [RENDERED_PAGES.aboutUs.path]: async (page) => {
    await nav(page).getByLabel('Search the collection').press('Enter')
    await expectAddress(page, '/allArtifacts?name=amphora')
  },
  [RENDERED_PAGES.contactUs.path]: async (page) => {
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expectShown(page.getByText('Thank you for writing.'))
  },
  [RENDERED_PAGES.signup.path]: async (page) => {
    await signUpButton(page).click()
    await confirm(page, 'Signed Up!')
    await openMenu(page, 'amphora')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await confirm(page, 'Signed Out!')
  },
  [RENDERED_PAGES.signin.path]: async (page) => {
    await signInButton(page).click()
    await confirm(page, 'Signed In!')
  },
}

it.each(LANGUAGES)(
  'every page keeps what the browser fills in, and its buttons are disabled, until it is hydrated without a problem: %s',
  async (locale) => {
    const person = { email: newEmail(), password: PASSWORD }
    const { page, problems, open, hydrate } = await visitWithoutScripts(locale)
    let count = 0
    for (const path of PAGES) {
      await page.setViewportSize(PHONE)
      await open(path)
      problems.length = 0
      await expectDisabled(page)
      await page.setViewportSize(DESKTOP)
      await expectDisabled(page)
      // Visitors are sent from members' pages to Sign In.
      if (path === RENDERED_PAGES.member.path) continue

      // They look enabled, in the colours that they have afterwards, as long as it takes.
      const buttons = await disabledButtons(page)
      expect(await buttons.evaluate(animationsOf)).toBe(0)
      const looks = await buttons.evaluate(looksOf)
      for (const look of looks) expect(look?.opacity).toBe('1')

      const fields = page.locator(FIELDS)
      const filled = await fields.evaluateAll(autofill, person)
      count += filled.length
      for (const form of await page.locator('form[method="post"]').all())
        await form.locator('input').first().press('Enter', { noWaitAfter: true })
      await hydrate()
      await expectSoon(() => fields.evaluateAll(valuesOf), filled)
      const after = await buttons.evaluate(looksOf)
      expect(after).toEqual(looks.map((look, index) => after[index] && look))
      const unexpected = problems.filter((text) => !EXPECTED.test(text))
      expect({ path, unexpected }).toEqual({ path, unexpected: [] })
      if (locale === 'en-US') await SUBMIT[path]?.(page)
    }
    expect(count).toBeGreaterThan(PAGES.length)
  },
)

it('before hydration a pressed button looks disabled at once, and a search is a form of the browser, by Enter and by its button', async () => {
  const { page, open } = await visitWithoutScripts()
  await open('/')
  const menu = nav(page).getByRole('button', { name: 'Menu', exact: true })
  await menu.hover({ force: true })
  await page.mouse.down()
  const look = await menu.evaluate((button) => [
    getComputedStyle(button).opacity,
    button.getAnimations().length,
  ])
  expect(look).toEqual(['0.45', 0])
  await page.mouse.up()

  const field = page.getByRole('main').locator('input[name="name"]')
  await field.fill('amphora')
  await field.press('Enter', { noWaitAfter: true })
  await expectSoon(async () => addressOf(page), '/allArtifacts?name=amphora')
  await page.getByRole('contentinfo').waitFor()
  await field.fill('stele')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expectSoon(async () => addressOf(page), '/allArtifacts?name=stele')
})

it('text and focus in the bar are kept when the page comes in another language and is replaced', async () => {
  const { page, open, hydrate } = await visitWithoutScripts('de-DE')
  await page.setViewportSize(DESKTOP)
  await open('/apiDocs')
  const field = page.getByRole('navigation').locator('input[name="name"]')
  await field.fill('amphora')
  await hydrate()
  await expectShown(page.getByRole('navigation', { name: 'Hauptnavigation' }))
  expect(await field.inputValue()).toBe('amphora')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await field.press('Enter')
  await expectAddress(page, '/allArtifacts?name=amphora')
})

it('cards below the window are hydrated when they come near, and hold up neither a search nor a session', async () => {
  const person = await newPerson()
  const { page, signIn } = await world.visitor({ ...MOVING, viewport: PHONE })
  // The first answer of a function that has just started may come without cards.
  const served = async () => (await page.request.get('/allArtifacts')).text()
  await expectSoon(async () => (await served()).includes('</article>'), true)
  const more = page.locator('article').getByRole('button', { name: /^More about/ })
  await page.goto('/allArtifacts')
  await expectSoon(() => more.first().isDisabled(), false)
  expect(await more.last().isDisabled()).toBe(true)
  await more.last().scrollIntoViewIfNeeded()
  await expectSoon(() => more.last().isDisabled(), false)

  await page.goto('/allArtifacts')
  const field = page.getByRole('combobox', { name: 'Search by name' })
  await field.fill('rosetta')
  await field.press('Enter')
  await expectShown(page.getByRole('heading', { name: 'Rosetta Stone' }))

  // In another tab, and on the next visit.
  const tab = await page.context().newPage()
  await tab.setViewportSize(DESKTOP)
  await tab.goto('/allArtifacts')
  await expectShown(tab.getByRole('link', { name: 'Sign In' }))
  await signIn(person)
  const account = tab.getByRole('button', { name: `Account of ${person.name}` })
  await expectShown(account)
  await tab.reload()
  await expectShown(account)
})

it('a page comes with all styles that React needs to hydrate it', async () => {
  const { page } = await world.visitor({ viewport: PHONE })
  await page.addInitScript(() => {
    const inserted: string[] = []
    globalThis.insertedRules = inserted
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        // Emotion's own sheet; that of the page names its classes.
        const isOwn = node instanceof HTMLStyleElement && node.dataset['emotion'] === 'css'
        if (isOwn && document.querySelector('#root nav button:disabled'))
          inserted.push(...[...(node.sheet?.cssRules ?? [])].map(({ cssText }) => cssText))
      }
    }).observe(document, { childList: true, subtree: true })
  })
  for (const { path } of [RENDERED_PAGES.index, RENDERED_PAGES.browse, RENDERED_PAGES.contactUs]) {
    await page.goto(path)
    await page.locator('#root nav button:enabled').first().waitFor({ state: 'attached' })
    expect(await page.evaluate(() => globalThis.insertedRules)).toEqual([])
  }
})
