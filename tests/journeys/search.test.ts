import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from './support/axe.ts'
import { expectAddress, expectGone, expectShown, expectSoon } from './support/expectations.ts'
import { isFocused, tabTo } from './support/keyboard.ts'
import { refuse } from './support/pages.ts'
import { newPerson } from './support/people.ts'
import { PHONE, withWorld } from './support/world.ts'

/** Searching the seed's artifacts, as people do: from wherever they are, with a slip, by time and by what belongs together. */
const world = withWorld()

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true } as const

const details = (page: Page, name: string) => page.getByRole('link', { name: `View Details of ${name}` })
const besides = (page: Page) => page.getByRole('region', { name: 'Also in the collection' })
const opener = (page: Page) => page.getByRole('button', { name: 'Narrow by time, type and place' })
const held = (page: Page) => page.getByRole('list', { name: 'Filters that hold' }).getByRole('button')
const query = (page: Page) => () => Promise.resolve(new URL(page.url()).search)

/** Where the turns of the ribbon are, from left to right. */
async function turnsOf(page: Page) {
  const turns = page.getByRole('region', { name: 'Narrow the collection' }).locator('svg > path[transform]')
  await turns.first().waitFor()
  return Promise.all(
    (await turns.all()).map(async (turn) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await turn.boundingBox()) ?? {}
      return { x: x + width / 2, y: y + height / 2 }
    }),
  )
}

/** A finger that goes down at one place and comes up at another. */
async function swipe(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  for (const part of [0.2, 0.4, 0.6, 0.8, 1])
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
  await touch('touchEnd', [])
}

describe('on a phone, by touch', () => {
  it('a search from home finds what was meant, although a letter is wrong', async () => {
    const { page, open } = await world.visitor(TOUCH)
    await open('/')
    const start = page.getByRole('main').getByRole('searchbox', { name: 'Search the collection' })
    await expectShown(page.getByRole('main').getByRole('link', { name: 'Browse Artifacts' }).first())
    await start.tap()
    await page.keyboard.type('antikithera')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/allArtifacts?name=antikithera')
    await expectShown(page.getByRole('heading', { name: 'No Items Found!' }))
    await besides(page).scrollIntoViewIfNeeded()
    await expectShown(details(page, 'Antikythera Mechanism'))
    await expectShown(besides(page).getByText('antikythera instead of antikithera').first())
    expect(await violations(page)).toEqual([])
  })

  it('the icon in the bar opens the search on every page', async () => {
    const { page, open } = await world.visitor(TOUCH)
    await open('/aboutUs')
    await page.getByRole('button', { name: 'Search', exact: true }).tap()
    const field = page.getByRole('searchbox', { name: 'Search the collection' })
    await expectSoon(isFocused(page, 'Search the collection'), true)
    expect(await violations(page)).toEqual([])
    await field.fill('rosetta')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/allArtifacts?name=rosetta')
    await expectShown(details(page, 'Rosetta Stone'))
  })

  it('a range on the ribbon narrows what is shown, and one press leaves it', async () => {
    const { page, open } = await world.visitor(TOUCH)
    await open('/allArtifacts')
    await expectShown(details(page, 'Bayeux Tapestry'))
    await opener(page).tap()
    const turns = await turnsOf(page)
    const [first, second] = [turns.at(0), turns.at(-2)]
    if (!first || !second) throw new Error('The ribbon has no turns.')
    await swipe(page, second, first)
    await expectSoon(async () => /^\?from=-28000&to=\d+$/.test(await query(page)()), true)
    await expectGone(details(page, 'Benin Ivory Pendant Mask of Queen Idia'))
    await expectShown(details(page, 'Antikythera Mechanism'))
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await held(page).first().tap()
    await expectSoon(query(page), '')
    await expectShown(details(page, 'Bayeux Tapestry'))
  })

  it('two filters narrow one another, and Back leaves them one by one', async () => {
    const { page, open } = await world.visitor(TOUCH)
    await open('/allArtifacts')
    await opener(page).tap()
    await page.getByRole('button', { name: 'Type', exact: true }).tap()
    await page.getByRole('button', { name: /^Sculptures \d+$/ }).tap()
    await expectAddress(page, '/allArtifacts?type=Sculptures')
    await expectGone(details(page, 'Antikythera Mechanism'))
    await page.getByRole('button', { name: 'Place', exact: true }).tap()
    await page
      .getByRole('button', { name: /^British Museum.* \d+$/ })
      .first()
      .tap()
    await expectSoon(async () => (await query(page)()).startsWith('?type=Sculptures&place=British'), true)
    await expectGone(details(page, 'Bust of Nefertiti'))
    expect(await violations(page)).toEqual([])
    await page.goBack()
    await expectShown(details(page, 'Bust of Nefertiti'))
    await page.goBack()
    await expectShown(details(page, 'Antikythera Mechanism'))
  })
})

describe('by the keyboard alone', () => {
  it('a search from home finds what was meant, and from there what is like it', async () => {
    const { page, open } = await world.member(await newPerson(), { viewport: PHONE })
    await open('/')
    await tabTo(page, 'Search the collection')
    await page.keyboard.type('antikithera')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/allArtifacts?name=antikithera')
    await expectShown(details(page, 'Antikythera Mechanism'))
    await tabTo(page, 'View Details of Antikythera Mechanism')
    await page.keyboard.press('Enter')
    await expectShown(page.getByRole('heading', { name: 'Antikythera Mechanism', level: 1 }))
    await page.keyboard.press('End')
    await expectShown(page.getByRole('region', { name: 'More like this' }).getByRole('article').nth(5))
    await tabTo(page, /^View Details of/)
    await page.keyboard.press('Enter')
    await expectGone(page.getByRole('heading', { name: 'Antikythera Mechanism', level: 1 }))
  })

  it('two filters narrow one another, and Back and Forward go through them', async () => {
    const { page, open } = await world.visitor()
    await open('/allArtifacts')
    await tabTo(page, 'Narrow by time, type and place')
    await page.keyboard.press('Enter')
    await expectShown(page.getByRole('button', { name: 'Type', exact: true }))
    await tabTo(page, 'Type')
    await page.keyboard.press('Enter')
    await tabTo(page, /^Sculptures \d+$/)
    await page.keyboard.press('Space')
    await expectAddress(page, '/allArtifacts?type=Sculptures')
    await expectGone(details(page, 'Antikythera Mechanism'))
    await expectShown(details(page, 'Lewis Chessmen'))
    await page.keyboard.press('Shift+Tab')
    await tabTo(page, 'From year')
    await page.keyboard.type('1100')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/allArtifacts?type=Sculptures&from=1100')
    await expectGone(details(page, 'Bust of Nefertiti'))
    await expectShown(details(page, 'Lewis Chessmen'))
    expect(await violations(page)).toEqual([])
    await page.goBack()
    await expectShown(details(page, 'Bust of Nefertiti'))
    await page.goBack()
    await expectShown(details(page, 'Antikythera Mechanism'))
    await page.goForward()
    await page.goForward()
    await expectGone(details(page, 'Bust of Nefertiti'))
    await tabTo(page, /^From 1100/)
    await page.keyboard.press('Enter')
    await expectAddress(page, '/allArtifacts?type=Sculptures')
    await expectSoon(isFocused(page, /^Sculptures/), true)
  })

  it('/ leads to the search, and arrows to the names that are suggested', async () => {
    const { page, open } = await world.visitor()
    await open('/aboutUs')
    await page.keyboard.press('/')
    await expectSoon(isFocused(page, 'Search the collection'), true)
    await page.keyboard.press('Enter')
    await expectAddress(page, '/allArtifacts')
    await expectShown(details(page, 'Antikythera Mechanism'))
    await page.keyboard.press('/')
    await page.keyboard.type('phaist')
    const name = page.getByRole('option', { name: 'Phaistos Disc' })
    await expectShown(name)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/allArtifacts?name=Phaistos+Disc')
    await expectShown(details(page, 'Phaistos Disc'))
  })
})

it('an artifact leads on: to what is like it, and by its facts to what shares them', async () => {
  const { page, open } = await world.member(await newPerson(), { viewport: PHONE })
  await open('/artifact/rosetta-stone')
  const more = page.getByRole('region', { name: 'More like this' })
  await more.scrollIntoViewIfNeeded()
  await expectShown(more.getByRole('article').nth(5))
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Documents', exact: true }).click()
  await expectAddress(page, '/allArtifacts?type=Documents')
  await expectShown(details(page, 'Cyrus Cylinder'))
  await expectGone(details(page, 'Lycurgus Cup'))
})

it('a search that cannot be reached hurts nothing that stood before', async () => {
  const { page, open } = await world.visitor()
  await refuse(page, '/search*', 'The search is on holiday.')
  await open('/allArtifacts?name=disc')
  await expectShown(details(page, 'Phaistos Disc'))
  await expectShown(details(page, 'Nebra Sky Disc'))
  expect(await page.getByText('The search is on holiday.').count()).toBe(0)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expectShown(details(page, 'Phaistos Disc'))
})
