import { describe, expect, it } from 'vitest'
import { addArtifact } from './support/collection.ts'
import { expectShown, expectSoon } from './support/expectations.ts'
import { newPerson, unique } from './support/people.ts'
import { services } from './support/services.ts'
import { costOf } from './support/usage.ts'
import { withWorld } from './support/world.ts'

/** What each screen costs, in documents as Firestore bills them: the whole store is watched, and nobody else is there. */
const world = withWorld()

const PAGE = 24

describe('the store is asked for what a screen shows and no more', () => {
  it('by visitors: six on the home page, a page and one in Browse, nothing that was read before', async () => {
    const person = await newPerson()
    for (const name of ['Rhyton', 'Pyxis']) await addArtifact(person, { artifact_name: unique(name) })
    const { page, open } = await world.visitor()
    const cards = page.getByRole('article')
    const home = await costOf(async () => {
      await open('/')
      await expectShown(cards.nth(5))
    })
    const browse = await costOf(async () => {
      await open('/allArtifacts')
      await expectShown(cards.nth(PAGE - 1))
    })
    expect({ home, browse }).toEqual({
      home: { read: 6, written: 0 },
      browse: { read: PAGE + 1, written: 0 },
    })
    const more = await costOf(async () => {
      await page.getByRole('button', { name: 'Load more' }).click()
      await expectShown(cards.nth(PAGE))
    })
    expect(more.read).toBeLessThanOrEqual(PAGE)
    const again = await costOf(async () => {
      await page.getByRole('link', { name: 'About Us' }).first().click()
      await expectShown(page.getByRole('heading', { name: 'About Us' }))
      await page.goBack()
      await expectShown(cards.nth(PAGE))
    })
    expect(again.read).toBe(0)
  })

  it('by visitors who look at a contributor: what that person added', async () => {
    const person = await newPerson()
    for (const name of ['Aryballos', 'Skyphos']) await addArtifact(person, { artifact_name: unique(name) })
    const { page, open } = await world.visitor()
    // What the function reads for it is counted elsewhere (tests/api/contributors.test.ts).
    const known = { name: person.name, since: new Date().toISOString(), artifacts: 2, likes: 0 }
    await page.route('**/api/contributors/*', (route) => route.fulfill({ json: known }))
    const cost = await costOf(async () => {
      await open(`/contributor/${person.uid}`)
      await expectShown(page.getByRole('heading', { name: person.name, level: 1 }))
      await expectShown(page.getByText(/^2 artifacts, since /))
    })
    expect(cost).toEqual({ read: 2, written: 0 })
  })

  it('by visitors who are sent to sign in: the artifact that they were going to, and nothing where they come from a list', async () => {
    const name = unique('Skyphos')
    const id = await addArtifact(await newPerson(), { artifact_name: name })
    const { page, open } = await world.visitor()
    const waiting = page.getByRole('region', { name })
    const cold = await costOf(async () => {
      await open(`/artifact/${id}`)
      await expectShown(waiting.getByText('Sign in to see all of it'))
    })
    const known = await costOf(async () => {
      await open('/allArtifacts?sort=date-desc')
      await page.getByRole('link', { name: `View Details of ${name}` }).click()
      await expectShown(waiting.getByText('Sign in to see all of it'))
    })
    expect({ cold, known }).toEqual({
      cold: { read: 1, written: 0 },
      known: { read: PAGE + 1, written: 0 },
    })
  })

  it('by members who go on to a neighbour: as much as by its own address', async () => {
    const person = await newPerson()
    for (const name of ['Rhyton', 'Pyxis']) await addArtifact(person, { artifact_name: unique(name) })
    const { page, open } = await world.member(person, { viewport: { width: 1280, height: 480 } })
    await open(`/contributor/${person.uid}`)
    await page
      .getByRole('link', { name: /^View Details of/ })
      .first()
      .click()
    await expectShown(page.getByRole('button', { name: 'Like 0 likes', disabled: false }))
    const cost = await costOf(async () => {
      await page.getByRole('link', { name: /^Next artifact/ }).click()
      await expectShown(page.getByRole('link', { name: /^Previous artifact/ }))
      await expectShown(page.getByRole('button', { name: 'Like 0 likes', disabled: false }))
    })
    expect(cost).toEqual({ read: 2, written: 0 })
  })

  it('by visitors whose first query is lost: again, and nobody notices', async () => {
    const { page, open } = await world.visitor()
    let lost = 0
    await page.route('**/*:runQuery*', async (route) => {
      lost += 1
      await (lost === 1 ? route.abort() : route.continue())
    })
    await open('/allArtifacts')
    await expectShown(page.getByRole('article').nth(PAGE - 1))
    expect(lost).toBeGreaterThan(1)
  })

  it('by members: an artifact and the own like of it on its page, their own in lists', async () => {
    const person = await newPerson()
    const name = unique('Rhyton')
    const id = await addArtifact(person, { artifact_name: name })
    await addArtifact(person, { artifact_name: unique('Pyxis') })
    // So low a window that what is like an artifact, counted below, is out of sight.
    const { page, open } = await world.member(person, { viewport: { width: 1280, height: 480 } })
    await open('/allArtifacts?sort=date-desc')
    await expectShown(page.getByRole('link', { name: `View Details of ${name}` }))
    const known = await costOf(async () => {
      await page.getByRole('link', { name: `View Details of ${name}` }).click()
      await expectShown(page.getByRole('button', { name: 'Like 0 likes', disabled: false }))
    })
    const liking = await costOf(async () => {
      await page.getByRole('button', { name: 'Like 0 likes' }).click()
      await expectShown(page.getByText('Liked this artifact!'))
    })
    const cold = await costOf(async () => {
      await open(`/artifact/${id}`)
      await expectShown(page.getByRole('button', { name: 'Liked 1 like' }))
    })
    const mine = await costOf(async () => {
      await open('/myArtifacts')
      await expectShown(page.getByText(name).first())
    })
    const liked = await costOf(async () => {
      await open('/likedArtifacts')
      await expectShown(page.getByText(name).first())
    })
    expect({ known, cold, mine, liked }).toEqual({
      known: { read: 2, written: 0 },
      cold: { read: 2, written: 0 },
      // That none is hidden is an answer, too, and that none is reported.
      mine: { read: 4, written: 0 },
      liked: { read: 1, written: 0 },
    })
    // The like and the count; each is read first, and the open page hears of both.
    expect(liking).toEqual({ read: 4, written: 2 })
  })

  it('by members with many own ones: a page and one for each order and letter, and nothing again', async () => {
    const person = await newPerson()
    for (let number = 0; number <= PAGE; number += 1)
      await addArtifact(person, { artifact_name: unique(number === 0 ? 'Mask' : 'Bowl') })
    const { page, open } = await world.member(person)
    // What the function reads, the likes of all of them, is counted elsewhere.
    const totals = { name: person.name, since: '2020-01-01T00:00:00.000Z', artifacts: PAGE + 1, likes: 0 }
    let asked = 0
    await page.route('**/api/contributors/*', (route) => {
      asked += 1
      return route.fulfill({ json: totals })
    })
    const rows = page.getByRole('rowheader')
    const sort = page.getByRole('combobox', { name: 'Sort' })
    const first = await costOf(async () => {
      await open('/myArtifacts')
      await expectShown(page.getByText(`${PAGE + 1} artifacts`, { exact: true }))
    })
    const byName = await costOf(async () => {
      await sort.selectOption('Name (A–Z)')
      await expectShown(page.getByRole('table', { name: /by name$/ }))
      await expectShown(rows.filter({ hasText: 'Bowl' }).nth(PAGE - 1))
    })
    const fromM = await costOf(async () => {
      await page.getByRole('combobox', { name: 'Start at' }).selectOption('M')
      await expectSoon(() => rows.count(), 1)
    })
    const back = await costOf(async () => {
      await page.goBack()
      await expectShown(rows.nth(PAGE - 1))
      await sort.selectOption('Newest First')
      await expectShown(page.getByRole('table', { name: /newest first$/ }))
    })
    expect({ first, byName, fromM, back, asked }).toEqual({
      // And that none is hidden, and none reported.
      first: { read: PAGE + 1 + 2, written: 0 },
      byName: { read: PAGE + 1, written: 0 },
      fromM: { read: 1, written: 0 },
      back: { read: 0, written: 0 },
      asked: 1,
    })
  })

  it('by those who search: what stands beside the specified list, what filters leave, and no name that is suggested', async () => {
    const asked = async (query: string): Promise<unknown> =>
      (await fetch(`${services.app}/api/${query}`)).json()
    /** A visitor who gets an answer that the function gave before: what it reads for itself is counted elsewhere. */
    const visitorWith = async (answer: unknown, status = 200) => {
      const visitor = await world.visitor()
      await visitor.page.route('**/api/search?*', (route) => route.fulfill({ status, json: answer }))
      return visitor
    }
    const search = async (answer: unknown, status?: number) => {
      const { page, open } = await visitorWith(answer, status)
      return costOf(async () => {
        await open('/allArtifacts?name=antikithera')
        await expectShown(page.getByRole('heading', { name: 'No Items Found!' }))
        if (status === undefined) await expectShown(page.getByRole('article'))
      })
    }
    const alone = await search({}, 404)
    const beside = await search(await asked('search?q=antikithera&limit=100'))
    expect(beside.read - alone.read).toBe(1)

    const narrowed = await visitorWith(await asked('search?type=Writings'))
    const filtered = await costOf(async () => {
      await narrowed.open('/allArtifacts?type=Writings')
      await expectShown(narrowed.page.getByRole('article').nth(2))
    })
    const typing = await visitorWith(await asked('search?q=disc&limit=8'))
    await typing.open('/allArtifacts')
    await expectShown(typing.page.getByRole('article').nth(PAGE - 1))
    const suggested = await costOf(async () => {
      await typing.page.getByRole('combobox', { name: 'Search by name' }).fill('disc')
      await expectShown(typing.page.getByRole('option', { name: 'Phaistos Disc' }))
    })
    expect({ filtered, suggested }).toEqual({
      filtered: { read: 3, written: 0 },
      suggested: { read: 0, written: 0 },
    })
  })

  it('by members who read on: six artifacts that are like one, once they are in sight', async () => {
    const { page, open } = await world.member(await newPerson())
    const similar: unknown = await (await fetch(`${services.app}/api/similar/rosetta-stone`)).json()
    await page.route('**/api/similar/*', (route) => route.fulfill({ json: similar }))
    await open('/artifact/rosetta-stone')
    await expectShown(page.getByRole('button', { name: /^Like/, disabled: false }))
    const more = page.getByRole('region', { name: 'More like this' })
    const cost = await costOf(async () => {
      await more.scrollIntoViewIfNeeded()
      await expectShown(more.getByRole('article').nth(5))
    })
    expect(cost).toEqual({ read: 6, written: 0 })
  })
})
