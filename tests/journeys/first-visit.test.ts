import { SORTS, type Sort } from '@tracker/domain/artifact/sorts.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectShown, expectAddress, expectSoon } from './support/expectations.ts'
import { addArtifact, like, likedBy, likesCount } from './support/collection.ts'
import { nav } from './support/pages.ts'
import { newEmail, newPeople, newPerson, PASSWORD, unique } from './support/people.ts'
import { MOVING, withWorld } from './support/world.ts'

const world = withWorld()

/** The names on the cards, in their order, once the list has settled. */
async function cardNames(page: Page): Promise<string[]> {
  await expectShown(page.getByRole('article').first())
  return page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts()
}

describe('browsing', () => {
  it('lists artifacts to anybody', async () => {
    const { page, open } = await world.visitor()
    await open('/allArtifacts')
    await expect.poll(async () => (await cardNames(page)).length).toBeGreaterThan(10)
  })

  it('finds the Antikythera Mechanism however it is written', async () => {
    const { page, open } = await world.visitor()
    for (const text of ['antikythera', 'ANTIKYTHERA', 'Antikythéra', 'ántikýthera']) {
      await open('/allArtifacts')
      await page.getByLabel('Search by name').fill(text)
      await page.getByRole('button', { name: 'Search' }).click()
      await expectShown(page.getByText('1 artifact', { exact: true }))
      expect({ text, names: await cardNames(page) }).toEqual({ text, names: ['Antikythera Mechanism'] })
    }
  })

  it('sorts in four ways, as the data says', async () => {
    const ada = await newPerson()
    const word = unique('Sortable').replace(' ', '')
    // Added in another order than that of their names; case and accents do not count.
    for (const letter of ['delta', 'Álpha', 'Charlie', 'bravo'])
      await addArtifact(ada, { artifact_name: `${letter} ${word}` })
    const { page, open } = await world.visitor()
    await open(`/allArtifacts?name=${word}`)
    const byName = ['Álpha', 'bravo', 'Charlie', 'delta']
    const byDate = ['delta', 'Álpha', 'Charlie', 'bravo']
    const expected: Record<Sort, string[]> = {
      'name-asc': byName,
      'name-desc': byName.toReversed(),
      'date-asc': byDate,
      'date-desc': byDate.toReversed(),
    }
    for (const sort of ['name-desc', 'date-asc', 'date-desc', 'name-asc'] as const) {
      await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: SORTS[sort].label })
      const names = expected[sort].map((letter) => `${letter} ${word}`)
      await expectSoon(() => cardNames(page), names)
    }
  })
})

describe('a first visit', () => {
  it('leads from browsing to an account, a like and an artifact of one’s own, and leaves no trace to the next person', async () => {
    const adder = await newPerson()
    const name = unique('Bronze mirror')
    const id = await addArtifact(adder, { artifact_name: name })
    const watcher = await world.member(adder)
    await watcher.open(`/artifact/${id}`)
    const watched = watcher.page.getByRole('button', { name: /^Like/ })
    await expectShown(watched.filter({ hasText: '0 likes' }))

    const { page, open } = await world.visitor(MOVING)
    await open('/allArtifacts')
    await page.getByLabel('Search by name').fill(name)
    await page.getByLabel('Search by name').press('Enter')
    await expectShown(page.getByText('1 artifact', { exact: true }))
    await page.getByRole('link', { name: `View Details of ${name}` }).click()
    await expectShown(page.getByRole('heading', { name: 'Sign In', level: 1 }))
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    await page.getByLabel('Name').fill('Grace Hopper')
    await page.getByLabel('E-mail').fill(newEmail())
    await page.getByLabel(/^Password/).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await page.getByRole('dialog', { name: 'Signed Up!' }).getByRole('button', { name: 'Ok' }).click()
    await expectAddress(page, `/artifact/${id}`)
    await expectShown(page.getByRole('heading', { name, level: 1 }))

    const button = page.getByRole('button', { name: /^Like/ })
    await button.filter({ hasText: '0 likes' }).click()
    await expectShown(button.filter({ hasText: '1 like' }))
    await expectShown(page.getByText('Liked this artifact!'))
    await expectShown(watched.filter({ hasText: '1 like' }))
    await page.reload()
    await expectShown(
      page.getByRole('button', { name: /^Liked/, pressed: true }).filter({ hasText: '1 like' }),
    )

    await page.getByRole('link', { name: 'Add Artifact' }).click()
    const own = unique('Clay whistle')
    await page.getByLabel('Artifact name').fill(own)
    await page.getByLabel('Type').selectOption('Tools')
    await page.getByRole('button', { name: 'Add Artifact' }).click()
    await page.getByRole('dialog', { name: 'Congratulations!' }).getByRole('button', { name: 'Ok' }).click()
    await expectAddress(page, '/myArtifacts')
    await nav(page).getByRole('link', { name: 'All Artifacts' }).click()
    // My Artifacts, which stays until the code of Browse has come, has a Sort, too.
    await expectShown(page.getByRole('heading', { name: 'Browse Artifacts' }))
    await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Newest First' })
    await expectSoon(async () => (await cardNames(page))[0], own)

    await page.getByRole('button', { name: 'Account of Grace Hopper' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('dialog', { name: 'Signed Out!' }).getByRole('button', { name: 'Ok' }).click()
    // The same tab, without a reload: what was kept for the first person must not show.
    await page.getByRole('link', { name: 'Sign In', exact: true }).click()
    await page.getByLabel('E-mail').fill(adder.email)
    await page.getByLabel(/^Password/).fill(adder.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('dialog', { name: 'Signed In!' }).getByRole('button', { name: 'Ok' }).click()
    await page.getByRole('button', { name: `Account of ${adder.name}` }).click()
    await page.getByRole('link', { name: 'My Liked Artifacts' }).click()
    await expectShown(page.getByRole('heading', { name: "You haven't liked any Artifact!" }))
    await page.getByRole('button', { name: `Account of ${adder.name}` }).click()
    await page.getByRole('link', { name: 'My Artifacts', exact: true }).click()
    await page.getByRole('link', { name: `Details of ${name}` }).click()
    await expectShown(
      page.getByRole('button', { name: /^Like/, pressed: false }).filter({ hasText: '1 like' }),
    )
  })
})

describe('many at once', () => {
  // Fifty at once, and two hundred, are the API's tests: here each parallel request starts a process of its own.
  it('four people who like one artifact at once end with exactly four, in the open page too', async () => {
    const [adder, ...people] = await newPeople(5)
    if (!adder) throw new Error('Nobody came.')
    const id = await addArtifact(adder, { artifact_name: unique('Crowded amphora') })
    const watcher = await world.member(adder)
    await watcher.open(`/artifact/${id}`)
    await Promise.all(people.map((person) => like(person, id)))
    expect(await likesCount(adder, id)).toBe(4)
    expect((await Promise.all(people.map(likedBy))).flat()).toEqual(people.map(() => id))
    await expectShown(watcher.page.getByRole('button', { name: /^Like/ }).filter({ hasText: '4 likes' }))
  })
})
