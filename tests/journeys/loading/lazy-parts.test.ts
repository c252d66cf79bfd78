import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { IS_FULL } from '../../support/scale.ts'
import { expectGone, expectShown, expectSoon } from '../support/expectations.ts'
import { fillSignIn, signInButton, toastOf } from '../support/pages.ts'
import { newPerson, type Person } from '../support/people.ts'
import { DESKTOP, PHONE, withWorld } from '../support/world.ts'

/**
 * Lazy parts of the shell at a first visit without service worker: while its script is missing nothing that was painted
 * or typed is lost and a message is shown, and the next try works.
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
  /** A field in which something is typed. */
  readonly field?: (page: Page) => Locator
  /** Opens the part. */
  readonly press: (page: Page) => Promise<void>
  /** The message while it is missing; by default the one about the part. */
  readonly message?: (page: Page) => Locator
  /** Tries again; by default presses Retry. */
  readonly again?: (page: Page) => Promise<void>
  /** What is shown in the end. */
  readonly shown: (page: Page) => Locator
}

let person: Person
beforeAll(async () => {
  person = await newPerson()
})

const missing = (page: Page) => page.getByText('This part of the app could not be loaded.').first()
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true })
const press = (name: string | RegExp) => (page: Page) => button(name)(page).click()
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name })
const heroSearch = (page: Page) => page.locator('main input[name="name"]')
const message = (page: Page) => page.getByLabel('Message')
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
    again: async (page) => {
      await retry(page)
      await expectShown(
        page.getByRole('button', { name: /^Account of/ }).and(page.locator('.MuiIconButton-root')),
      )
      await press(/^Account of/)(page)
    },
    shown: (page) => page.getByRole('link', { name: 'My Liked Artifacts' }),
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
    script: 'AboutScreen',
    path: '/aboutUs',
    isDelivered: true,
    press: async () => {},
    shown: (page) => page.getByRole('link', { name: 'Start Exploring' }),
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

const linesOf = async (page: Page) =>
  (await page.getByRole('main').innerText()).split('\n').filter((line) => line.trim() !== '')

/** Returns the number of messages that remain. */
async function tryPart(part: Part, condition: Condition): Promise<number> {
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
  if (!isSlow) await page.waitForLoadState('networkidle')
  const field = part.field?.(page)
  await field?.fill(TYPED)
  const typed = async () => (field ? field.inputValue() : TYPED)
  const before = await linesOf(page)
  if (condition === 'is offline') await context.setOffline(true)

  // Signing in needs the network: only the script is missing.
  if (part.path === '/signin') await context.setOffline(false)
  await part.press(page)
  const isPlain = part.message !== undefined
  if (isSlow && !part.isDelivered)
    await expectShown(isPlain ? (part.message?.(page) ?? missing(page)) : page.getByText('Loading').first())
  else if (!isSlow) await expectShown(part.message?.(page) ?? missing(page))
  expect(await linesOf(page)).toEqual(expect.arrayContaining(before))
  expect(await typed()).toBe(TYPED)

  await context.setOffline(false)
  if (isSlow) setTimeout(mend, 5_000)
  else {
    mend()
    // Going online may have been enough.
    if (condition !== 'is offline' || part.message) await (part.again ?? retry)(page)
  }
  await expectShown(part.shown(page))
  expect(await typed()).toBe(TYPED)
  await expectGone(missing(page))
  return missing(page).count()
}

describe.each(Object.entries(PARTS))('%s', (name, partOf) => {
  const first = Object.keys(PARTS).indexOf(name) % CONDITIONS.length
  it.each(IS_FULL ? CONDITIONS : CONDITIONS.slice(first, first + 1))('whose script %s', async (condition) => {
    expect(await tryPart(partOf(), condition)).toBe(0)
  })
})
