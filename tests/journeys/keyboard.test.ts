import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addArtifact, like } from './support/collection.ts'
import { expectAddress, expectGone, expectShown, expectSoon } from './support/expectations.ts'
import { focused, isFocused, tabTo } from './support/keyboard.ts'
import { nav } from './support/pages.ts'
import { newEmail, newPerson, PASSWORD, unique } from './support/people.ts'
import { arrive, memberScreens, PUBLIC_SCREENS, type Screen } from './support/screens.ts'
import { withWorld } from './support/world.ts'

const world = withWorld()

/** Tabs from the top of the page to its end; answers the names of all stops. */
async function walk(page: Page): Promise<string[]> {
  const stops: string[] = []
  const odd: string[] = []
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (!stop) break
    stops.push(stop.name)
    if (!stop.isMarked) odd.push(`${stop.name}: its focus is not seen`)
    if (!stop.isInView) odd.push(`${stop.name}: is out of sight`)
  }
  expect(odd).toEqual([])
  return stops
}

/** Names of everything on the page that can be pressed or filled in. */
function controls(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0,
      ).length,
  )
}

/** Waits until it is known who is there: the bar has the last of its controls then. */
async function knowsWho(page: Page) {
  const signIn = nav(page).getByRole('link', { name: 'Sign In', exact: true })
  await signIn.or(nav(page).getByRole('button', { name: /^Account of/ })).waitFor()
}

/** Brings what comes when it is in sight, so that nothing is added on the way. */
async function untilAllIsThere(page: Page) {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expectGone(page.locator('[aria-busy="true"]'))
  await page.evaluate(() => scrollTo(0, 0))
}

async function expectWalk(page: Page, screens: readonly Screen[]) {
  for (const screen of screens) {
    await arrive(page, screen)
    await knowsWho(page)
    await untilAllIsThere(page)
    const stops = await walk(page)
    expect(stops[0], `${screen.path} begins with the way round`).toBe('Skip to the content')
    expect(stops.at(-1), `${screen.path} ends in the footer`).toContain('Instagram')
    expect(stops.length, `${screen.path}: every control is a stop`).toBe(await controls(page))
  }
}

describe('with the keyboard alone', () => {
  it('every control of a visitor’s screens is reached, in sight, with a focus that is seen', async () => {
    const { page } = await world.visitor()
    await expectWalk(page, PUBLIC_SCREENS)
  })

  it('every control of a member’s screens is reached, in sight, with a focus that is seen', async () => {
    const person = await newPerson()
    const name = unique('Aryballos')
    const id = await addArtifact(person, { artifact_name: name })
    await like(person, id)
    const { page } = await world.member(person)
    await expectWalk(page, memberScreens(id, name))
  })

  it('a person signs up, adds, likes, updates, deletes and signs out', async () => {
    const { page, open } = await world.visitor()
    const { keyboard } = page
    const type = async (label: RegExp, text: string) => {
      await tabTo(page, label)
      await keyboard.type(text)
    }
    await open('/')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await keyboard.press('Shift+Tab')
    await open('/addArtifact')
    await expectAddress(page, '/signin')
    await tabTo(page, 'Sign up')
    await keyboard.press('Enter')
    await expectAddress(page, '/signup')
    await expectSoon(isFocused(page, 'Sign Up'), true)
    await type(/^Name/, 'Harriet Boyd')
    await type(/^E-mail/, newEmail())
    await type(/^Password/, PASSWORD)
    await keyboard.press('Enter')
    await expectShown(page.getByRole('dialog', { name: 'Signed Up!' }))
    await expectSoon(isFocused(page, 'Ok'), true)
    await keyboard.press('Enter')
    await expectAddress(page, '/addArtifact')
    await expectSoon(isFocused(page, 'Add Artifact'), true)

    const name = unique('Gournia jar')
    await type(/^Artifact name/, name)
    await keyboard.press('Tab')
    await keyboard.type('Sculptures')
    await tabTo(page, 'Add Artifact')
    await keyboard.press('Enter')
    await expectShown(page.getByRole('dialog', { name: 'Congratulations!' }))
    await keyboard.press('Escape')
    await expectAddress(page, '/myArtifacts')

    await expectShown(page.getByRole('rowheader', { name }))
    await tabTo(page, `Details of ${name}`)
    await keyboard.press('Enter')
    await expectShown(page.getByRole('definition').getByText('Sculptures', { exact: true }))
    await tabTo(page, /^Like/)
    await keyboard.press('Space')
    await expectShown(page.getByRole('button', { name: 'Liked 1 like', pressed: true }))
    await page.goBack()
    await expectAddress(page, '/myArtifacts')
    await expectShown(page.getByRole('rowheader', { name }))
    await tabTo(page, `Delete ${name}`)
    await keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await expectShown(question)
    // The safe choice has the focus, and the focus stays in the dialog.
    await expectSoon(isFocused(page, 'Keep it'), true)
    await keyboard.press('Tab')
    expect((await focused(page))?.name).toBe('Yes, delete it!')
    await keyboard.press('Tab')
    expect((await focused(page))?.name).toBe('Keep it')
    await keyboard.press('Shift+Tab')
    await keyboard.press('Enter')
    await expectShown(page.getByRole('dialog', { name: 'Deleted!' }))
    await expectSoon(isFocused(page, 'Ok'), true)
    await keyboard.press('Enter')
    await expectShown(page.getByRole('heading', { name: "You haven't added any Artifact!" }))
    await expectSoon(isFocused(page, 'My Artifacts'), true)

    await page.keyboard.press('Shift+Tab')
    for (let step = 0; step < 12 && !(await isFocused(page, 'Account of Harriet Boyd')()); step += 1)
      await keyboard.press('Shift+Tab')
    await keyboard.press('Enter')
    await tabTo(page, 'Sign Out')
    await keyboard.press('Enter')
    const goodbye = page.getByRole('dialog', { name: 'Signed Out!' })
    await expectShown(goodbye)
    await expectSoon(isFocused(page, 'Ok'), true)
    await keyboard.press('Enter')
    await expectGone(goodbye)
    await expectSoon(isFocused(page, 'Sign In'), true)
  })
})
