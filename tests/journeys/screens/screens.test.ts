/**
 * Checks of every screen in one visit each: address and title (specification, section 2), accessibility in
 * both themes, keyboard, reduced motion, narrow windows and large text, a clean console, and no requests to
 * other hosts. They are opened within the app; `loading/before-hydration.test.ts` loads every page.
 */
import { SITE } from '@tracker/domain/site/site.ts'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { IS_FULL } from '../../support/scale.ts'
import { violations } from '../support/axe.ts'
import { addArtifact, like } from '../support/collection.ts'
import { expectShown, expectSoon } from '../support/expectations.ts'
import { focusStart, tabThrough } from '../support/keyboard.ts'
import { goBackTo, nav } from '../support/pages.ts'
import { newPerson, unique } from '../support/people.ts'
import {
  isComplete,
  memberScreens,
  overflowing,
  PUBLIC_SCREENS,
  resize,
  type Screen,
} from '../support/screens.ts'
import { services } from '../support/services.ts'
import { DESKTOP, type Visitor, withWorld } from '../support/world.ts'

// Each screen is a new document, and none stores anything.
const world = withWorld('file')

const NARROW = { width: 320, height: 640 }
/** Half the usual window, which is equivalent to text of twice the size. */
const ENLARGED = { width: 640, height: 800 }

declare global {
  /** Requests blocked by the content security policy. */
  var blocked: string[] | undefined
}

async function collectBlocked(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const blocked: string[] = []
    globalThis.blocked = blocked
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      blocked.push(`${violatedDirective} ${blockedURI}`)
    })
  })
}

/** Waits until the navigation bar shows whether a user is signed in. */
async function untilSessionShown(page: Page): Promise<void> {
  const signIn = nav(page).getByRole('link', { name: 'Sign In', exact: true })
  await signIn.or(nav(page).getByRole('button', { name: /^Account of/ })).waitFor()
}

/** Scrolls through the page once, so that lazy content does not appear while the test tabs through it. */
async function loadBelow(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  // Articles work once they are near.
  await expectSoon(() => page.locator('[aria-busy="true"], article button:disabled').count(), 0)
  await page.evaluate(() => scrollTo(0, 0))
}

/** Running animations that are not on a scroll timeline; visitors have reduced motion. */
const motions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .map(({ effect }) => JSON.stringify(effect?.getComputedTiming())),
  )

/** Opens a screen from another one. */
async function walk(page: Page, screen: Screen): Promise<void> {
  await goBackTo(page, screen.path)
  await isComplete(page, screen)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await resize(page, DESKTOP)
}

const countControls = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary, [tabindex]',
        ),
      ].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.tabIndex >= 0 &&
          !element.closest('[inert]'),
      ).length,
  )

/** Tabs through the page and expects every control to get a visible focus within the window. */
async function expectKeyboardReachesAll(page: Page): Promise<void> {
  await focusStart(page)
  const stops = await tabThrough(page, await countControls(page))
  const hidden = stops.filter(({ isMarked, isInView }) => !isMarked || !isInView)
  expect(hidden).toEqual([])
  expect(stops[0]?.name).toBe('Skip to the content')
  expect(stops.at(-1)?.name).toContain('Instagram')
  // Home shows the bar's search only after scrolling, where it would come before the focused element.
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => countControls(page), { message: 'every control gets the focus' }).toBe(stops.length)
}

async function expectSound({ page, problems }: Visitor, screen: Screen): Promise<void> {
  problems.length = 0
  const origins = new Set<string>()
  page.removeAllListeners('request')
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await walk(page, screen)
  await untilSessionShown(page)
  expect(new URL(page.url()).pathname).toBe(new URL(screen.path, services.app).pathname)
  await expectSoon(() => page.title(), `${screen.documentTitle ?? screen.heading} - ${SITE.name}`)
  await expectShown(page.getByRole('contentinfo'))

  await expectSoon(() => motions(page), [])
  await loadBelow(page)
  await expectKeyboardReachesAll(page)
  expect(await violations(page), 'axe in a wide window').toEqual([])
  await resize(page, NARROW)
  // Tables become cards; the other screens only become narrower.
  const isChecked = IS_FULL || screen.showsData
  const inNarrow = isChecked ? await violations(page, { isLightOnly: true }) : []
  expect(inNarrow, 'axe in a narrow window').toEqual([])
  expect(await overflowing(page), 'overflow at 320 px').toEqual([])
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await resize(page, ENLARGED)
  expect(await overflowing(page), 'overflow with large text').toEqual([])

  expect(await page.evaluate(() => globalThis.blocked)).toEqual([])
  // Lists and the walk through time may show artifacts of other journeys: of hostile.test.ts, whose pictures are missing, or of
  // import.test.ts, which deletes its photos.
  const isOwn = (text: string) => !/https:\/\/dead\.example|\/api\/photos\//.test(text)
  expect(problems.filter(isOwn)).toEqual([])
  const allowed = [services.app, `http://127.0.0.1:${services.firestorePort}`, services.authUrl]
  expect([...origins].filter((origin) => isOwn(origin) && !allowed.includes(origin))).toEqual([])
}

describe('for visitors', () => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await world.visitor()
    await collectBlocked(visitor.page)
    await visitor.open('/aboutUs')
  })

  it.each(PUBLIC_SCREENS)('$title', async (screen) => {
    await expectSound(visitor, screen)
  })
})

describe('for members', () => {
  const SCREENS = memberScreens('id', 'name')
  let guest: Visitor
  let member: Visitor
  let screens: readonly Screen[]
  beforeAll(async () => {
    const person = await newPerson({ name: 'A Person With Quite A Long Name' })
    const name = unique('Kylix')
    // The date places it among seeded artifacts, whose pictures are served by this site.
    const id = await addArtifact(person, { artifact_name: name, created_at: '197 BC' })
    await like(person, id)
    screens = memberScreens(id, name)
    guest = await world.visitor()
    await guest.open('/signin')
    member = await world.member(person)
    await collectBlocked(member.page)
    await member.open('/aboutUs')
  })

  it.each(SCREENS.map(({ title }, index) => ({ title, index })))('$title', async ({ index }) => {
    const screen = screens[index]
    if (!screen) throw new Error('This screen is missing.')
    await goBackTo(guest.page, screen.path)
    await expectSoon(() => guest.page.evaluate(() => location.pathname), '/signin')
    await expectSound(member, screen)
  })
})
