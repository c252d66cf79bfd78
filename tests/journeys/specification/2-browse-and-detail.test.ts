import { describe, expect, it } from 'vitest'
import { expectShown, expectAddress, expectSoon } from '../support/expectations.ts'
import { addArtifact, like, RECORD } from '../support/collection.ts'
import { columnsOf } from '../support/pages.ts'
import { waitLonger } from '../support/patience.ts'
import { services } from '../support/services.ts'
import { newPerson, unique } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

describe('section 2, browse artifacts', () => {
  it('2.34 a sort select, a search box, a search button and a grid of one to four columns', async () => {
    const { page, open } = await world.visitor()
    await open('/allArtifacts')
    await expectShown(page.getByRole('combobox', { name: 'Sort' }))
    await expectShown(page.getByRole('combobox', { name: 'Search by name' }))
    await expectShown(page.getByRole('button', { name: 'Search', exact: true }))
    await expectShown(page.getByRole('article').first())
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
  })

  it('2.35 nothing found says No Items Found! with an All Artifacts button that brings the full list back', async () => {
    const { page, open } = await world.visitor()
    await open('/allArtifacts?name=no+such+thing+anywhere&sort=date-desc')
    await expectShown(page.getByRole('heading', { name: 'No Items Found!', exact: true }))
    await page.getByRole('main').getByRole('button', { name: 'All Artifacts', exact: true }).click()
    await expectShown(page.getByRole('article').first())
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(10)
    expect(await page.getByLabel('Search by name').inputValue()).toBe('')
    expect(new URL(page.url()).search).toBe('?sort=date-desc')
  })

  it('2.36 the search box is marked as required, yet an empty search runs', async () => {
    const { page, open } = await world.visitor()
    await open('/allArtifacts?name=antikythera')
    await expectShown(page.getByText('1 artifact', { exact: true }))
    const box = page.getByRole('combobox', { name: 'Search by name' })
    expect(await box.evaluate((input: HTMLInputElement) => input.required)).toBe(true)
    await box.fill('')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expectShown(page.getByRole('heading', { name: 'Baghdad Battery' }))
    expect(new URL(page.url()).search).toBe('')
  })

  it('the address holds search and sort; Back restores both, and the place on the page', async () => {
    const { page, context, open } = await world.member(await newPerson())
    await waitLonger(context)
    await open('/allArtifacts')
    await page.getByLabel('Search by name').fill('the')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/allArtifacts?name=the')
    await page.getByLabel('Sort', { exact: true }).selectOption('date-asc')
    await expectAddress(page, '/allArtifacts?name=the&sort=date-asc')
    await open('/allArtifacts?sort=name-desc')
    // Of a whole page: cards are drawn bit by bit.
    const last = page.getByRole('link', { name: /^View Details/ }).nth(23)
    await last.scrollIntoViewIfNeeded()
    // A click may scroll once more by itself: the place is where the page stood when the link was followed.
    await page.evaluate(() =>
      addEventListener('click', () => Object.assign(globalThis, { place: scrollY }), {
        capture: true,
        once: true,
      }),
    )
    await last.click()
    await expectAddress(page, '/artifact/*')
    await expectShown(page.getByRole('navigation', { name: 'Around this artifact' }))
    await page.goBack()
    const place = Number(await page.evaluate('place'))
    expect(place).toBeGreaterThan(500)
    await expectSoon(() => page.evaluate(() => scrollY), place)
    expect(await page.getByLabel('Sort', { exact: true }).inputValue()).toBe('name-desc')
    await page.goBack()
    await expectAddress(page, '/allArtifacts?name=the&sort=date-asc')
    // That page was opened by its address: it says what it knows once the app runs.
    await expectSoon(() => page.getByLabel('Search by name').inputValue(), 'the')
    await expectSoon(() => page.getByLabel('Sort', { exact: true }).inputValue(), 'date-asc')
  })
})

describe('section 2, artifact detail', () => {
  async function visitDetail() {
    const person = await newPerson()
    const name = unique('Votive axe')
    const plate = `${services.app}/illustrations/artifacts/rosetta-stone.svg`
    const id = await addArtifact(person, { artifact_name: name, artifact_image: plate })
    await like(await newPerson(), id)
    const visitor = await world.member(person)
    await visitor.open(`/artifact/${id}`)
    return { ...visitor, name }
  }

  it('2.37 name, image, likes count and the toggle', async () => {
    const { page, name } = await visitDetail()
    await expectShown(page.getByRole('heading', { name, level: 1, exact: true }))
    await expectShown(page.getByRole('main').getByRole('img', { name: /^Rosetta Stone,/ }))
    const toggle = page.getByRole('button', { name: 'Like 1 like', pressed: false })
    await toggle.click()
    await page.getByRole('button', { name: 'Liked 2 likes', pressed: true }).click()
    await expectShown(toggle)
  })

  it('2.38 Basic Information: type, creation period, historical context', async () => {
    const { page } = await visitDetail()
    const section = page.getByRole('region', { name: 'Basic Information', exact: true })
    expect(await section.getByRole('term').allInnerTexts()).toEqual([
      'Type',
      'Creation period',
      'Historical context',
    ])
    expect(await section.getByRole('definition').allInnerTexts()).toEqual([
      RECORD.artifact_type,
      RECORD.created_at,
      RECORD.historical_context,
    ])
  })

  it('2.39 Discovery: period, discoverer, present location', async () => {
    const { page } = await visitDetail()
    const section = page.getByRole('region', { name: 'Discovery', exact: true })
    expect(await section.getByRole('term').allInnerTexts()).toEqual([
      'Period',
      'Discoverer',
      'Present location',
    ])
    expect(await section.getByRole('definition').allInnerTexts()).toEqual([
      RECORD.discovered_at,
      RECORD.discovered_by,
      RECORD.present_location,
    ])
  })

  it('2.40 Description', async () => {
    const { page } = await visitDetail()
    await expectShown(page.getByRole('heading', { name: 'Description', exact: true }))
    await expectShown(page.getByText(RECORD.short_description, { exact: true }))
  })
})
