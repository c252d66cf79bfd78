/** A walk through the seeded artifacts: a typo, filters with the browser's history, similar artifacts. */
import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { expectAddress, expectGone, expectShown, expectSoon } from '../support/expectations.ts'
import { isFocused, tabTo } from '../support/keyboard.ts'
import { newPerson } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

const details = (page: Page, name: string) => page.getByRole('link', { name: `View Details of ${name}` })

it('a typo finds what was meant, filters narrow the results by keyboard, Back and Forward go through them, and an artifact leads to similar ones', async () => {
  const { page, open } = await world.member(await newPerson())
  await open('/')
  const start = page.getByRole('main').getByLabel('Search the collection')
  await start.fill('antikithera')
  await start.press('Enter')
  await expectAddress(page, '/allArtifacts?name=antikithera')
  await expectShown(page.getByRole('heading', { name: 'No Items Found!' }))
  await expectShown(details(page, 'Antikythera Mechanism'))
  await expectShown(page.getByText('Showing antikythera instead'))
  await page.getByRole('button', { name: 'All Artifacts' }).click()
  await expectAddress(page, '/allArtifacts')

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

  await details(page, 'Bust of Nefertiti').click()
  const more = page.getByRole('region', { name: 'More like this' })
  await more.scrollIntoViewIfNeeded()
  await expectShown(more.getByRole('article').nth(2))
  await page.getByRole('link', { name: 'Sculptures', exact: true }).click()
  await expectAddress(page, '/allArtifacts?type=Sculptures')
  await expectShown(details(page, 'Lewis Chessmen'))
})
