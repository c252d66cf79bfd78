/**
 * Tests of searches among the seeded artifacts: a typo, filters with the browser's history, related
 * artifacts.
 */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { expectAddress, expectGone, expectShown, expectSoon } from '../support/expectations.ts'
import { isFocused, tabTo } from '../support/keyboard.ts'
import { newPerson } from '../support/people.ts'
import { PHONE, withWorld } from '../support/world.ts'

const world = withWorld()

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true } as const

const details = (page: Page, name: string) => page.getByRole('link', { name: `View Details of ${name}` })

it('a search from home with a typo finds what was meant, by touch on a phone', async () => {
  const { page, open } = await world.visitor(TOUCH)
  await open('/')
  const start = page.getByRole('main').getByLabel('Search the collection')
  await expectShown(page.getByRole('main').getByRole('link', { name: 'Browse Artifacts' }).first())
  await start.tap()
  await page.keyboard.type('antikithera')
  await page.keyboard.press('Enter')
  await expectAddress(page, '/allArtifacts?name=antikithera')
  await expectShown(page.getByRole('heading', { name: 'No Items Found!' }))
  await expectShown(details(page, 'Antikythera Mechanism'))
  await expectShown(page.getByText('Showing antikythera instead'))
  expect(await violations(page, { root: 'main' })).toEqual([])
})

it('two filters narrow the results, and Back and Forward go through them, by the keyboard alone', async () => {
  const { page, open } = await world.visitor()
  await open('/allArtifacts')
  await tabTo(page, 'Filter by time, type and place')
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
  expect(await violations(page, { root: 'main' })).toEqual([])
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

it('an artifact leads to similar ones, and by its facts to others that share them', async () => {
  const { page, open } = await world.member(await newPerson(), { viewport: PHONE })
  await open('/artifact/rosetta-stone')
  const more = page.getByRole('region', { name: 'More like this' })
  await more.scrollIntoViewIfNeeded()
  await expectShown(more.getByRole('article').nth(5))
  expect(await violations(page, { root: 'main' })).toEqual([])
  await page.getByRole('link', { name: 'Documents', exact: true }).click()
  await expectAddress(page, '/allArtifacts?type=Documents')
  await expectShown(details(page, 'Cyrus Cylinder'))
  await expectGone(details(page, 'Lycurgus Cup'))
})
