import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { IS_FULL } from '../../support/scale.ts'
import { addArtifact, addList } from '../support/collection.ts'
import { expectGone, expectShown, expectSoon } from '../support/expectations.ts'
import { fillSignIn, signInButton, toastOf } from '../support/pages.ts'
import { newPerson, type Person, unique } from '../support/people.ts'
import { DESKTOP, PHONE, withWorld } from '../support/world.ts'

/**
 * Lazy parts of the shell and of screens at a first visit without service worker: while its script is missing nothing
 * that was painted or typed is lost and a message is shown, and the next try works.
 */
const world = withWorld()

const TYPED = 'amphora@example.com'

/** What happens to the scripts of a part. */
const CONDITIONS = ['is blocked', 'answers after five seconds', 'is answered with 404', 'is offline'] as const
type Condition = (typeof CONDITIONS)[number]

interface Part {
  /** Beginning of the name of its script. */
  readonly script: string
  readonly path: string
  readonly viewport?: typeof PHONE
  /** For a signed-in user. */
  readonly isForMembers?: true
  /** True for a part of the delivered page, which is missing without a press. */
  readonly isDelivered?: true
  /** A field in which something is typed, found although a dialog hides it from roles. By default that of the bar. */
  readonly field?: (page: Page) => Locator
  /** True if the part leads on to another screen. */
  readonly leadsOn?: true
  /** What stays painted; by default the whole screen. */
  readonly kept?: string
  /** Opens the part. */
  readonly press: (page: Page) => Promise<void>
  /** The message while it is missing; by default the one about the part. */
  readonly message?: (page: Page) => Locator
  /** Tries again; by default presses Retry, if going online is not enough. */
  readonly again?: (page: Page, mustRetry: boolean) => Promise<void>
  /** What is there only in the end. */
  readonly shown: (page: Page) => Locator
}

let person: Person
let artifact = ''
let list = ''
beforeAll(async () => {
  person = await newPerson()
  artifact = await addArtifact(person, { artifact_name: unique('Rhyton') })
  list = await addList(person, [artifact])
})

const missing = (page: Page) => page.getByText('This part of the app could not be loaded.').first()
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true })
const press = (name: string | RegExp) => (page: Page) => button(name)(page).click()
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name })
const barSearch = (page: Page) => page.locator('#root nav input[name="name"]')
const heroSearch = (page: Page) => page.locator('main input[name="name"]')
const message = (page: Page) => page.getByLabel('Message')
const likeButton = (page: Page) => page.getByRole('button', { name: /^Liked? \d/, disabled: false })
const retry = (page: Page) => button('Retry')(page).first().click()
const PARTS: Readonly<Record<string, () => Part>> = {
  'the menu': () => ({
    script: 'NavDrawer',
    path: '/contactUs',
    viewport: PHONE,
    field: message,
    press: press('Menu'),
    message: (page) => page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About Us' }),
    again: async (page) => {
      await page.keyboard.press('Escape')
      await press('Menu')(page)
    },
    shown: dialog('Menu'),
  }),
  'the account menu': () => ({
    script: 'AccountMenu',
    path: '/contactUs',
    isForMembers: true,
    field: message,
    press: press(/^Account of/),
    message: (page) => page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My Lists' }),
    again: async (page, mustRetry) => {
      if (mustRetry) await retry(page)
      await expectShown(
        page.getByRole('button', { name: /^Account of/ }).and(page.locator('.MuiIconButton-root')),
      )
      await press(/^Account of/)(page)
    },
    // The plain links are in no popper.
    shown: (page) => page.locator('.MuiPopper-root').getByRole('link', { name: 'My Liked Artifacts' }),
  }),
  toasts: () => ({
    script: 'Toaster',
    path: '/signin',
    field: (page) => page.getByLabel('E-mail'),
    press: async (page) => {
      await page.getByLabel(/^Password/).fill('Wrong1')
      await signInButton(page).click()
    },
    message: (page) => toastOf(page, /password|credential|wrong/i),
    again: (page) => signInButton(page).click(),
    shown: (page) => page.locator('.toasts [data-toast]').first(),
  }),
  'the dialog “Signed In!”': () => ({
    script: 'DialogView',
    path: '/signin',
    press: async (page) => {
      await fillSignIn(page, person.email, person.password)
      await signInButton(page).click()
    },
    field: (page) => page.getByLabel('E-mail'),
    leadsOn: true,
    message: dialog('Signed In!'),
    again: press('Ok'),
    shown: (page) => page.getByRole('heading', { level: 1, name: 'Artifact Tracker' }),
  }),
  'the sections of the home page': () => ({
    script: 'Sections',
    path: '/',
    isDelivered: true,
    field: heroSearch,
    press: async () => {},
    shown: (page) => page.getByRole('button', { name: /^Read More/, disabled: false }).first(),
  }),
  'a screen': () => ({
    script: 'ContactScreen',
    path: '/contactUs',
    isDelivered: true,
    field: message,
    press: async () => {},
    shown: (page) => page.getByRole('button', { name: 'Send Message', disabled: false }),
  }),
  'an article of the blog': () => ({
    script: 'ArticleDialog',
    path: '/',
    field: heroSearch,
    press: press('Read More: Decoding the Rosetta Stone'),
    shown: dialog('Decoding the Rosetta Stone'),
  }),
  'the dialog for lists': () => ({
    script: 'ListPicker',
    path: `/artifact/${artifact}`,
    isForMembers: true,
    press: press('Add to list'),
    shown: dialog(/^Add .* to a list$/),
  }),
  'the viewer of the picture': () => ({
    script: 'Viewer',
    path: '/artifact/rosetta-stone',
    isForMembers: true,
    press: press(/^Enlarge the picture/),
    shown: button('Zoom in'),
  }),
  'the dialog of a report': () => ({
    script: 'ReportDialog',
    path: '/artifact/rosetta-stone',
    isForMembers: true,
    press: press('Report'),
    shown: dialog('Report this artifact'),
  }),
  'the history': () => ({
    script: 'ChangeList',
    path: `/artifact/${artifact}`,
    isForMembers: true,
    press: press('History'),
    shown: (page) => page.getByText('It is as it was added.'),
  }),
  'the slide show': () => ({
    script: 'SlideShow',
    path: `/lists/${list}`,
    isForMembers: true,
    kept: 'main nav',
    press: (page) => page.getByRole('link', { name: 'Slide show', exact: true }).click(),
    shown: dialog('Fibulae'),
  }),
}

/** Marks the page as reloaded for its release: the reload for a newer one is tested in missing-parts.test.ts. */
const spendReload = () => {
  document.addEventListener('readystatechange', () => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/index-"]')
    if (script) sessionStorage.setItem('reloaded-from', script.src)
  })
}

/** Makes the scripts of a part fail until `mend` is called. */
async function breakScripts(page: Page, { script }: Part, condition: Condition) {
  const held = Promise.withResolvers<void>()
  let isBroken = true
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    if (!isBroken) return route.continue()
    if (condition === 'is answered with 404') return route.fulfill({ status: 404 })
    if (condition !== 'answers after five seconds')
      return route.abort(condition === 'is offline' ? 'internetdisconnected' : 'blockedbyclient')
    await held.promise
    return route.continue()
  })
  return () => {
    isBroken = false
    held.resolve()
  }
}

const fieldOf = (page: Page, { field = barSearch }: Part) => field(page)

/** The painted lines, without those that stand for what is still being read. */
const linesOf = async (page: Page, { kept = 'main' }: Part) =>
  (await page.locator(kept).first().innerText()).split('\n').filter((line) => !/^(\s*|loading)$/i.test(line))

/** Expects what was painted and typed before, and not yet the part. */
async function expectKept(page: Page, part: Part, before: readonly string[]): Promise<void> {
  expect(await linesOf(page, part)).toEqual(expect.arrayContaining([...before]))
  expect(await fieldOf(page, part).inputValue()).toBe(part.leadsOn ? person.email : TYPED)
  expect(await part.shown(page).count()).toBe(0)
}

/** Shows a part although its script is missing at first. Returns what was typed; null on another screen. */
async function tryPart(part: Part, condition: Condition): Promise<string | null> {
  const { isForMembers, viewport = DESKTOP } = part
  const { page, context } = await (isForMembers
    ? world.member(person, { viewport })
    : world.visitor({ viewport }))
  await page.addInitScript(spendReload)
  const mend = await breakScripts(page, part, condition)
  await page.goto(part.path, { waitUntil: 'load' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (part.isDelivered) await expectShown(page.getByRole('contentinfo'))
  else await expectSoon(() => page.locator('#root nav button:disabled').count(), 0)
  const isSlow = condition === 'answers after five seconds'
  // The stream of an artifact's page keeps the network busy.
  if (part.path.startsWith('/artifact/')) await expectShown(likeButton(page))
  else if (!isSlow) await page.waitForLoadState('networkidle')
  await fieldOf(page, part).fill(TYPED)
  const before = await linesOf(page, part)
  // Signing in needs the network: only the script is missing.
  if (condition === 'is offline' && part.path !== '/signin') await context.setOffline(true)

  await part.press(page)
  const told = part.message?.(page) ?? (isSlow ? page.getByText('Loading').first() : missing(page))
  // The delivered page waits as it is.
  if (!isSlow || !part.isDelivered) await expectShown(told)
  await expectKept(page, part, before)
  if (isSlow) {
    // The condition itself.
    await page.waitForTimeout(5_000)
    await expectKept(page, part, before)
  }

  mend()
  await context.setOffline(false)
  // Otherwise the script comes by itself.
  const mustRetry = condition === 'is blocked' || condition === 'is answered with 404'
  if (part.again) await part.again(page, mustRetry)
  else if (mustRetry) await retry(page)
  await expectShown(part.shown(page))
  await expectGone(missing(page))
  return part.leadsOn ? null : fieldOf(page, part).inputValue()
}

describe.each(Object.entries(PARTS))('%s', (name, partOf) => {
  const first = Object.keys(PARTS).indexOf(name) % CONDITIONS.length
  it.each(IS_FULL ? CONDITIONS : CONDITIONS.slice(first, first + 1))('whose script %s', async (condition) => {
    const part = partOf()
    expect(await tryPart(part, condition)).toBe(part.leadsOn ? null : TYPED)
  })
})
