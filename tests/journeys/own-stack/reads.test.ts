import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { scaled } from '../../support/scale.ts'
import { seedLocal } from '../../../tools/stack/seedLocal.ts'
import { addArtifact } from '../support/collection.ts'
import { expectShown, expectSoon, TIMEOUT_MS } from '../support/expectations.ts'
import { countCached, countListeners } from '../support/pageUsage.ts'
import { focused } from '../support/keyboard.ts'
import { type OwnStack, startOwnStack } from '../support/ownStack.ts'
import { newPerson, unique } from '../support/people.ts'
import { services } from '../support/services.ts'
import { costOf } from '../support/usage.ts'
import { withWorld } from '../support/world.ts'

/**
 * Tests of the documents that each screen reads, as Firestore bills them, and of what an open page holds
 * after long use. The store counts all reads and listeners, so these journeys have a separate stack.
 */
let own: OwnStack
const world = withWorld()

beforeAll(async () => {
  own = await startOwnStack('reads')
  await seedLocal(own.stack)
})
afterAll(() => own.stop())

const PAGE = 24
const UNDATED = { created_at: 'Unknown' }
// Runs first, because the store notices only after a while that other tests have closed their browser contexts.
it('after many writes and searches a page has no more listeners and cached data than after one', async () => {
  const person = await newPerson()
  const name = unique('Pelike')
  await addArtifact(person, { artifact_name: name })
  const { page, open } = await world.member(person)
  await page.clock.install()
  await open('/allArtifacts')
  const follow = async (link: string) => page.getByRole('link', { name: link, exact: true }).first().click()
  const field = page.getByLabel('Search by name')
  const status = page.getByRole('main').getByRole('status')
  const search = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
    await page.waitForURL((address) => address.searchParams.get('name') === text)
    await expectShown(status.filter({ hasText: /artifact|shown/ }))
  }
  const toggleLike = async () => {
    const button = page.getByRole('button', { name: /^Liked? \d/ })
    const wasLiked = (await button.getAttribute('aria-pressed')) === 'true'
    const answer = page.waitForResponse((response) => response.url().includes('/api/likes'))
    await button.click()
    await answer
    await expectShown(page.getByRole('button', { name: wasLiked ? 'Like 0 likes' : 'Liked 1 like' }))
  }
  /** Searches, likes, opens a page that reads nothing, and waits until unused data is released. */
  const use = async (searches: readonly string[], writes: number) => {
    await follow('All Artifacts')
    for (const text of searches) await search(text)
    await search(name)
    await page.getByRole('link', { name: `View Details of ${name}` }).click()
    await expectShown(page.getByRole('button', { name: /^Liked? \d/, disabled: false }))
    for (let count = 0; count < writes; count += 1) await toggleLike()
    const whileShown = await countListeners()
    await follow('About Us')
    await expectShown(page.getByRole('heading', { name: 'About Us' }))
    await vi.waitUntil(async () => (await countListeners()) === 0, { timeout: TIMEOUT_MS, interval: 200 })
    await page.clock.fastForward('31:00')
    return { whileShown, listeners: await countListeners(), ...(await countCached(page)) }
  }

  const once = await use([], 1)
  const words = Array.from({ length: scaled(29) }, (_, index) => `word ${index}`)
  const often = await use(words, scaled(19))
  expect(often).toEqual(once)
  expect(once.whileShown).toBe(2)
})

describe('a screen reads what it shows and no more', () => {
  it('for visitors: six on the home page, a page and one in Browse, nothing that is cached', async () => {
    const person = await newPerson()
    for (const name of ['Rhyton', 'Pyxis']) await addArtifact(person, { artifact_name: unique(name) })
    const { page, open } = await world.visitor()
    const cards = page.getByRole('article')
    const home = await costOf(page, async () => {
      await open('/')
      await expectShown(cards.nth(5))
    })
    const browse = await costOf(page, async () => {
      await open('/allArtifacts')
      await expectShown(cards.nth(PAGE - 1))
    })
    expect({ home, browse }).toEqual({
      home: { read: 6, written: 0 },
      browse: { read: PAGE + 1, written: 0 },
    })
    const more = await costOf(page, async () => {
      await page.getByRole('button', { name: 'Load more' }).click()
      await expectShown(cards.nth(PAGE))
    })
    expect(more.read).toBeLessThanOrEqual(PAGE)
    const again = await costOf(page, async () => {
      await page.getByRole('link', { name: 'About Us' }).first().click()
      await expectShown(page.getByRole('heading', { name: 'About Us' }))
      await page.goBack()
      await expectShown(cards.nth(PAGE))
    })
    expect(again.read).toBe(0)
  })

  it('for visitors who must sign in first: the artifact, and nothing if a list has loaded it', async () => {
    const name = unique('Skyphos')
    const id = await addArtifact(await newPerson(), { artifact_name: name })
    const { page, open } = await world.visitor()
    const waiting = page.getByRole('region', { name })
    const cold = await costOf(page, async () => {
      await open(`/artifact/${id}`)
      await expectShown(waiting.getByText('Sign in to see all of it'))
    })
    const known = await costOf(page, async () => {
      await open('/allArtifacts?sort=date-desc')
      await page.getByRole('link', { name: `View Details of ${name}` }).click()
      await expectShown(waiting.getByText('Sign in to see all of it'))
    })
    expect({ cold, known }).toEqual({
      // Includes one read for the page's share tags, which the CDN caches.
      cold: { read: 2, written: 0 },
      known: { read: PAGE + 1, written: 0 },
    })
  })

  it('for members who go to the next artifact: as much as by its address', async () => {
    const person = await newPerson()
    for (const name of ['Rhyton', 'Pyxis'])
      await addArtifact(person, { artifact_name: unique(name), ...UNDATED })
    const { page, open } = await world.member(person, { viewport: { width: 1280, height: 480 } })
    await open(`/contributor/${person.uid}`)
    await page
      .getByRole('link', { name: /^View Details of/ })
      .first()
      .click()
    await expectShown(page.getByRole('button', { name: 'Like 0 likes', disabled: false }))
    const cost = await costOf(page, async () => {
      await page.getByRole('link', { name: /^Next artifact/ }).click()
      await expectShown(page.getByRole('link', { name: /^Previous artifact/ }))
      await expectShown(page.getByRole('button', { name: 'Like 0 likes', disabled: false }))
    })
    expect(cost).toEqual({ read: 2, written: 0 })
  })

  it('for members: an artifact and the own like on its page, their own in lists', async () => {
    const person = await newPerson()
    const name = unique('Rhyton')
    const id = await addArtifact(person, { artifact_name: name, ...UNDATED })
    await addArtifact(person, { artifact_name: unique('Pyxis') })
    // The window is low, so that similar artifacts, counted below, stay out of view.
    const { page, open } = await world.member(person, { viewport: { width: 1280, height: 480 } })
    await open('/allArtifacts?sort=date-desc')
    await expectShown(page.getByRole('link', { name: `View Details of ${name}` }))
    const known = await costOf(page, async () => {
      await page.getByRole('link', { name: `View Details of ${name}` }).click()
      await expectShown(page.getByRole('button', { name: 'Like 0 likes', disabled: false }))
    })
    const liking = await costOf(page, async () => {
      await page.getByRole('button', { name: 'Like 0 likes' }).click()
      await expectShown(page.getByText('Liked this artifact!'))
    })
    const cold = await costOf(page, async () => {
      await open(`/artifact/${id}`)
      await expectShown(page.getByRole('button', { name: 'Liked 1 like' }))
    })
    const mine = await costOf(page, async () => {
      await open('/myArtifacts')
      await expectShown(page.getByText(name).first())
    })
    const liked = await costOf(page, async () => {
      await open('/likedArtifacts')
      await expectShown(page.getByText(name).first())
    })
    expect({ known, cold, mine, liked }).toEqual({
      known: { read: 2, written: 0 },
      // Includes one read for the page's share tags, which the CDN caches.
      cold: { read: 3, written: 0 },
      // Queries for hidden and for reported artifacts cost one read each even if they find nothing.
      mine: { read: 4, written: 0 },
      liked: { read: 1, written: 0 },
    })
    // The transaction reads the like and the artifact; then two listeners of the page receive them.
    expect(liking).toEqual({ read: 4, written: 2 })
  })

  it('for members with many own ones: a page and one for each order and letter, nothing that is cached', async () => {
    const person = await newPerson()
    for (let number = 0; number <= PAGE; number += 1)
      await addArtifact(person, { artifact_name: unique(number === 0 ? 'Mask' : 'Bowl') })
    const { page, open } = await world.member(person)
    // The reads of the function are counted in tests/api/accounts/contributors.test.ts.
    const totals = { name: person.name, since: '2020-01-01T00:00:00.000Z', artifacts: PAGE + 1, likes: 0 }
    let calls = 0
    const start = Date.now()
    await page.route('**/api/contributors/*', (route) => {
      calls += 1
      return route.fulfill({ json: totals })
    })
    const rows = page.getByRole('rowheader')
    const sort = page.getByRole('combobox', { name: 'Sort' })
    const first = await costOf(page, async () => {
      await open('/myArtifacts')
      await expectShown(page.getByText(`${PAGE + 1} artifacts`, { exact: true }))
    })
    const more = await costOf(page, async () => {
      await page.getByRole('button', { name: 'Load more' }).press('Enter')
      await expectShown(rows.nth(PAGE))
    })
    // The focus moves to the first new row.
    await page.waitForFunction(() => document.activeElement?.tagName === 'A')
    expect((await focused(page))?.name).toMatch(/^Details of Mask/)
    const byName = await costOf(page, async () => {
      await sort.selectOption('Name (A–Z)')
      await expectShown(page.getByRole('table', { name: /by name$/ }))
      await expectShown(rows.filter({ hasText: 'Bowl' }).nth(PAGE - 1))
    })
    const fromM = await costOf(page, async () => {
      await page.getByRole('combobox', { name: 'Start at' }).selectOption('M')
      await expectSoon(() => rows.count(), 1)
    })
    const back = await costOf(page, async () => {
      await page.goBack()
      await expectShown(rows.nth(PAGE - 1))
      await sort.selectOption('Newest First')
      await expectShown(page.getByRole('table', { name: /newest first$/ }))
    })
    // The totals are cached for ten seconds.
    expect(calls).toBeLessThanOrEqual(1 + Math.floor((Date.now() - start) / 10_000))
    expect({ first, more, byName, fromM, back }).toEqual({
      // The two extra reads are the empty queries for hidden and reported artifacts.
      first: { read: PAGE + 1 + 2, written: 0 },
      more: { read: 1, written: 0 },
      byName: { read: PAGE + 1, written: 0 },
      fromM: { read: 1, written: 0 },
      back: { read: 0, written: 0 },
    })
  })

  it('for searches: related results, what filters leave, and nothing for suggested names', async () => {
    const callApi = async (query: string): Promise<unknown> =>
      (await fetch(`${services.app}/api/${query}`)).json()
    /** A visitor whose API responses are mocked, so that only the page's own reads count. */
    const visitorWith = async (answer: unknown, status = 200) => {
      const visitor = await world.visitor()
      await visitor.page.route(/api.s(earch|uggestions)/, (route) => route.fulfill({ status, json: answer }))
      return visitor
    }
    const search = async (answer: unknown, status?: number) => {
      const { page, open } = await visitorWith(answer, status)
      return costOf(page, async () => {
        await open('/allArtifacts?name=antikithera')
        await expectShown(page.getByRole('heading', { name: 'No Items Found!' }))
        if (status === undefined) await expectShown(page.getByRole('article'))
      })
    }
    const alone = await search({}, 404)
    const beside = await search(await callApi('search?q=antikithera&limit=100'))
    expect(beside.read - alone.read).toBe(1)

    const narrowed = await visitorWith(await callApi('search?type=Writings'))
    const filtered = await costOf(narrowed.page, async () => {
      await narrowed.open('/allArtifacts?type=Writings')
      await expectShown(narrowed.page.getByRole('article').nth(2))
    })
    const typing = await visitorWith(await callApi('suggestions?q=disc'))
    await typing.open('/allArtifacts')
    await expectShown(typing.page.getByRole('article').nth(PAGE - 1))
    const suggested = await costOf(typing.page, async () => {
      await typing.page.getByRole('combobox', { name: 'Search by name' }).fill('disc')
      await expectShown(typing.page.getByRole('option', { name: /^Phaistos Disc/ }))
    })
    expect({ filtered, suggested }).toEqual({
      filtered: { read: 3, written: 0 },
      suggested: { read: 0, written: 0 },
    })
  })

  it('for members: what was made next; six similar artifacts, once they are in view', async () => {
    const similar: unknown = await (await fetch(`${services.app}/api/similar/rosetta-stone`)).json()
    const { page, open } = await world.member(await newPerson(), { viewport: { width: 1280, height: 480 } })
    const more = page.getByRole('region', { name: 'More like this' })
    await page.route('**/api/similar/*', (route) => route.fulfill({ json: similar }))
    const after = { _id: 'bayeux-tapestry', artifact_name: 'Bayeux Tapestry' }
    await page.route('**/api/neighbours/*', (route) => route.fulfill({ json: { before: null, after } }))
    const first = await costOf(page, async () => {
      await open('/artifact/rosetta-stone')
      await expectShown(page.getByRole('link', { name: /^Made after.*Bayeux/ }))
    })
    const scrolled = await costOf(page, async () => {
      await more.scrollIntoViewIfNeeded()
      await expectShown(more.getByRole('article').nth(5))
    })
    expect([first.read, scrolled.read]).toEqual([4, 6])
  })
})
