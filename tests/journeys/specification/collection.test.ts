import { describe, expect, it } from 'vitest'
import { addArtifact, like, RECORD } from '../support/collection.ts'
import { expectAddress, expectGone, expectShown, expectSoon } from '../support/expectations.ts'
import { columnsOf } from '../support/pages.ts'
import { waitLonger } from '../support/waitLonger.ts'
import { newPerson, unique } from '../support/people.ts'
import { services } from '../support/services.ts'
import { holdStore } from '../support/store.ts'
import { MOVING, PHONE, withWorld } from '../support/world.ts'

const world = withWorld()

describe('the home page', () => {
  it('2.32, 2.33, 4.7 and 9.6 shows a full-page indicator, then cards that enter in 2 s, the first within 1.4 screens', async () => {
    const { page, open } = await world.visitor({ ...MOVING, viewport: PHONE })
    const release = await holdStore(page)
    await open('/')
    const featured = page.getByRole('region', { name: 'Featured Artifacts' })
    const indicator = featured.getByRole('status').filter({ hasText: 'Loading' })
    await expectShown(indicator)
    const heightOf = async () => (await indicator.boundingBox())?.height
    await expect.poll(heightOf).toBeGreaterThanOrEqual(0.6 * PHONE.height)
    await release()
    const first = featured.getByRole('article').first()
    await expectShown(first)
    await expectGone(indicator)
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(1.4 * PHONE.height)

    const last = featured.getByRole('article').nth(5)
    await last.waitFor()
    const entrance = () =>
      last.evaluate((element) => {
        const { animationName, animationDuration } = getComputedStyle(element)
        return animationName === 'none' ? null : animationDuration
      })
    expect(await entrance()).toBeNull()
    await last.scrollIntoViewIfNeeded()
    await expectSoon(entrance, '2s')
  })
})

describe('Browse', () => {
  it('2.34, 2.35, 2.36, 9.1 and 9.2 sorts, searches and lists in up to four columns; no result leads back to all', async () => {
    const name = unique('Askos').replace(' ', '')
    const { page, open } = await world.visitor()
    await open('/allArtifacts')
    const sort = page.getByRole('combobox', { name: 'Sort' })
    const field = page.getByRole('combobox', { name: 'Search by name' })
    const search = page.getByRole('button', { name: 'Search', exact: true })
    const cards = page.getByRole('article')
    expect(await sort.inputValue()).toBe('name-asc')
    const options = sort.getByRole('option')
    expect(await options.allInnerTexts()).toEqual([
      'Name (A–Z)',
      'Name (Z–A)',
      'Newest First',
      'Oldest First',
    ])
    expect(await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')))).toEqual([
      'name-asc',
      'name-desc',
      'date-desc',
      'date-asc',
    ])
    expect(await field.inputValue()).toBe('')
    expect(await field.evaluate((input: HTMLInputElement) => input.required)).toBe(true)
    await expectShown(cards.first())
    const grid = page.getByRole('main').getByRole('list')
    for (const [width, columns] of [
      [360, 1],
      [600, 2],
      [900, 3],
      [1200, 4],
      [1800, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      expect(await columnsOf(grid), `${width} px`).toBe(columns)
    }

    await field.fill(name)
    await search.click()
    await expectShown(page.getByRole('heading', { name: 'No Items Found!', exact: true }))
    await addArtifact(await newPerson(), { artifact_name: name })
    await search.click()
    await expectShown(cards.getByRole('heading', { name }))
    // The field is required for browsers, but an empty search is allowed.
    await field.fill('')
    await search.click()
    await expectAddress(page, '/allArtifacts')
    await expectShown(cards.nth(10))

    await open('/allArtifacts?name=no+such+thing+anywhere&sort=date-desc')
    await page.getByRole('main').getByRole('button', { name: 'All Artifacts', exact: true }).click()
    await expectAddress(page, '/allArtifacts?sort=date-desc')
    await expectShown(cards.nth(10))
    expect(await field.inputValue()).toBe('')
  })

  it('the address holds search and sort; Back restores both, and the scroll position', async () => {
    const { page, context, open } = await world.member(await newPerson())
    await waitLonger(context)
    await open('/allArtifacts')
    await page.getByLabel('Search by name').fill('the')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/allArtifacts?name=the')
    await page.getByLabel('Sort', { exact: true }).selectOption('date-asc')
    await expectAddress(page, '/allArtifacts?name=the&sort=date-asc')
    await open('/allArtifacts?sort=name-desc')
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
    expect(await page.getByLabel('Sort', { exact: true }).inputValue()).toBe('name-desc')
    await page.goBack()
    await expectAddress(page, '/allArtifacts?name=the&sort=date-asc')
    await expectSoon(() => page.getByLabel('Search by name').inputValue(), 'the')
    await expectSoon(() => page.getByLabel('Sort', { exact: true }).inputValue(), 'date-asc')
  })
})

describe('the detail page', () => {
  it('2.37, 2.38, 2.39 and 2.40 shows name, image, likes, the toggle and three sections', async () => {
    const person = await newPerson()
    const name = unique('Votive axe')
    const artifact_image = `${services.app}/illustrations/artifacts/rosetta-stone.svg`
    const id = await addArtifact(person, { artifact_name: name, artifact_image })
    await like(await newPerson(), id)
    const { page, open } = await world.member(person)
    await open(`/artifact/${id}`)
    await expectShown(page.getByRole('heading', { name, level: 1, exact: true }))
    await expectShown(page.getByRole('main').getByRole('img', { name: /^Rosetta Stone,/ }))
    await expectShown(page.getByRole('button', { name: 'Like 1 like', pressed: false }))
    for (const [title, facts] of Object.entries({
      'Basic Information': {
        Type: RECORD.artifact_type,
        'Creation period': RECORD.created_at,
        'Historical context': RECORD.historical_context,
      },
      Discovery: {
        'Discovery period': RECORD.discovered_at,
        Discoverer: RECORD.discovered_by,
        'Present location': RECORD.present_location,
      },
    })) {
      const section = page.getByRole('region', { name: title, exact: true })
      expect(await section.getByRole('term').allInnerTexts()).toEqual(Object.keys(facts))
      expect(await section.getByRole('definition').allInnerTexts()).toEqual(Object.values(facts))
    }
    await expectShown(page.getByRole('heading', { name: 'Description', exact: true }))
    await expectShown(page.getByText(RECORD.short_description, { exact: true }))
  })
})
