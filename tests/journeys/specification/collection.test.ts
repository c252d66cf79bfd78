import { expect, it } from 'vitest'
import { addArtifact } from '../support/collection.ts'
import { expectAddress, expectShown, expectSoon } from '../support/expectations.ts'
import { toastOf } from '../support/pages.ts'
import { newPerson, unique } from '../support/people.ts'
import { cutStore } from '../support/store.ts'
import { waitLonger } from '../support/waitLonger.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

const UNREACHABLE = 'The collection could not be reached. Check your connection and try again.'

it('2.34, 2.35, 2.36, 8.1a, 9.1 and 9.2 Browse sorts and searches; Retry loads it after a failure, no result leads back to all, and Back restores search, sort and scroll position', async () => {
  const name = unique('Askos').replace(' ', '')
  const person = await newPerson()
  const { page, context, open } = await world.member(person)
  await waitLonger(context)
  const sort = page.getByRole('combobox', { name: 'Sort', exact: true })
  const field = page.getByRole('combobox', { name: 'Search by name' })
  const search = page.getByRole('button', { name: 'Search', exact: true })
  const cards = page.getByRole('article')
  const restoreStore = await cutStore(page)
  // The function adds the first cards to the plain list, so that nothing would fail.
  await open('/allArtifacts?exact=1')
  await expectShown(toastOf(page, UNREACHABLE))
  await expectShown(page.getByRole('main').getByText(UNREACHABLE))
  restoreStore()
  await page.getByRole('button', { name: 'Retry' }).press('Enter')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await expectShown(cards.first())

  expect(await sort.inputValue()).toBe('name-asc')
  const options = sort.getByRole('option')
  expect(await options.allInnerTexts()).toEqual(['Name (A–Z)', 'Name (Z–A)', 'Newest First', 'Oldest First'])
  expect(await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')))).toEqual([
    'name-asc',
    'name-desc',
    'date-desc',
    'date-asc',
  ])
  expect(await field.inputValue()).toBe('')
  expect(await field.evaluate((input: HTMLInputElement) => input.required)).toBe(true)

  await field.fill(name)
  await search.click()
  await expectShown(page.getByRole('heading', { name: 'No Items Found!', exact: true }))
  await addArtifact(person, { artifact_name: name })
  // The same search again.
  await search.click()
  await expectShown(cards.getByRole('heading', { name }))
  // The field is required for browsers, but an empty search is allowed.
  await field.fill('')
  await search.click()
  await expectAddress(page, '/allArtifacts')
  await expectShown(cards.nth(10))
  await field.fill('no such thing anywhere')
  await field.press('Enter')
  await expectAddress(page, '/allArtifacts?name=no+such+thing+anywhere')
  await page.getByRole('main').getByRole('button', { name: 'All Artifacts', exact: true }).click()
  await expectAddress(page, '/allArtifacts')
  await expectShown(cards.nth(10))
  expect(await field.inputValue()).toBe('')

  await field.fill('the')
  await field.press('Enter')
  await expectAddress(page, '/allArtifacts?name=the')
  await sort.selectOption('date-asc')
  await expectAddress(page, '/allArtifacts?name=the&sort=date-asc')
  await field.fill('')
  await search.click()
  await expectAddress(page, '/allArtifacts?sort=date-asc')
  // Cards render a few at a time, so wait for the last one of the first page.
  const last = page.getByRole('link', { name: /^View Details/ }).nth(23)
  await last.scrollIntoViewIfNeeded()
  // A click may scroll, so the page records its scroll position when the link is followed.
  await page.evaluate(() =>
    addEventListener('click', () => Object.assign(globalThis, { position: scrollY }), {
      capture: true,
      once: true,
    }),
  )
  await last.click()
  await expectAddress(page, '/artifact/*')
  await expectShown(page.getByRole('navigation', { name: 'Around this artifact' }))
  await page.goBack()
  const position = Number(await page.evaluate('position'))
  expect(position).toBeGreaterThan(500)
  await expectSoon(() => page.evaluate(() => scrollY), position)
  expect(await sort.inputValue()).toBe('date-asc')
  await page.goBack()
  await expectAddress(page, '/allArtifacts?name=the&sort=date-asc')
  await expectSoon(() => field.inputValue(), 'the')
  await page.goBack()
  await expectAddress(page, '/allArtifacts?name=the')
  await expectSoon(() => sort.inputValue(), 'name-asc')
})
