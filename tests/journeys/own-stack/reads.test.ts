import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { scaled } from '../../support/scale.ts'
import { seedLocal } from '../../../tools/stack/seedLocal.ts'
import { addArtifact, addArtifacts, addList } from '../support/collection.ts'
import { expectShown, expectSoon, TIMEOUT_MS } from '../support/expectations.ts'
import { countCached, countListeners } from '../support/pageUsage.ts'
import { focused } from '../support/keyboard.ts'
import { type OwnStack, startOwnStack } from '../support/ownStack.ts'
import { nav } from '../support/pages.ts'
import { newPerson, unique } from '../support/people.ts'
import { services } from '../support/services.ts'
import { startCounting } from '../support/usage.ts'
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
const linkTo = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true })

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
    await addArtifact(person, { artifact_name: unique('Rhyton') })
    const name = unique('Skyphos')
    const id = await addArtifact(person, { artifact_name: name })
    const { page, open } = await world.visitor()
    const cost = await startCounting(page)
    const cards = page.getByRole('article')
    const waiting = page.getByRole('region', { name })
    const home = await cost(async () => {
      await open('/')
      await expectShown(cards.nth(5))
    })
    const browse = await cost(async () => {
      await linkTo(page, 'All Artifacts').click()
      await expectShown(cards.nth(PAGE - 1))
    })
    const more = await cost(async () => {
      await page.getByRole('button', { name: 'Load more' }).click()
      await expectShown(cards.nth(PAGE))
    })
    const again = await cost(async () => {
      await linkTo(page, 'About Us').click()
      await expectShown(page.getByRole('heading', { name: 'About Us' }))
      await page.goBack()
      await expectShown(cards.nth(PAGE))
    })
    // Artifacts that visitors see only the beginning of.
    const known = await cost(async () => {
      await page.getByLabel('Sort').selectOption('date-desc')
      await page.getByRole('link', { name: `View Details of ${name}` }).click()
      await expectShown(waiting.getByText('Sign in to see all of it'))
    })
    const cold = await cost(async () => {
      await open(`/artifact/${id}`)
      await expectShown(waiting.getByText('Sign in to see all of it'))
    })
    expect(more.read).toBeLessThanOrEqual(PAGE)
    expect({ home, browse, again, known, cold }).toEqual({
      home: { read: 6, written: 0 },
      browse: { read: PAGE + 1, written: 0 },
      again: { read: 0, written: 0 },
      // The list in another order, and nothing for the artifact.
      known: { read: PAGE + 1, written: 0 },
      // Includes one read for the page's share tags, which the CDN caches.
      cold: { read: 2, written: 0 },
    })
  })

  it('for members: an artifact, the own like, the next one, own ones, covers of lists, similar ones in view', async () => {
    const similar: unknown = await (await fetch(`${services.app}/api/similar/rosetta-stone`)).json()
    const after = { _id: 'bayeux-tapestry', artifact_name: 'Bayeux Tapestry' }
    const person = await newPerson()
    for (const name of ['Rhyton', 'Pyxis'])
      await addArtifact(person, { artifact_name: unique(name), ...UNDATED })
    const vases = ['Askos', 'Dinos', 'Kantharos', 'Lebes', 'Oinochoe']
    await addList(person, await addArtifacts(await newPerson(), vases, UNDATED))
    // The window is low, so that similar artifacts stay out of view.
    const { page, open } = await world.member(person, { viewport: { width: 1280, height: 480 } })
    await page.route('**/api/similar/*', (route) => route.fulfill({ json: similar }))
    await page.route('**/api/neighbours/*', (route) => route.fulfill({ json: { before: null, after } }))
    const likeButton = page.getByRole('button', { name: 'Like 0 likes', disabled: false })
    const likedButton = page.getByRole('button', { name: 'Liked 1 like' })
    await open(`/contributor/${person.uid}`)
    await expectShown(page.getByRole('link', { name: /^View Details of Rhyton/ }))
    const cost = await startCounting(page)
    const known = await cost(async () => {
      const links = page.getByRole('link', { name: /^View Details of/ })
      await links.first().click()
      await expectShown(likeButton)
    })
    const next = await cost(async () => {
      await page.getByRole('link', { name: /^Next artifact/ }).click()
      await expectShown(page.getByRole('link', { name: /^Previous artifact/ }))
      await expectShown(likeButton)
    })
    // The transaction reads the like and the artifact; then two listeners of the page receive them.
    const liking = await cost(async () => {
      await likeButton.click()
      await expectShown(page.getByText('Liked this artifact!'))
    })
    const cold = await cost(async () => {
      await page.reload()
      await expectShown(likedButton)
    })
    const rows = page.getByRole('rowheader')
    const mine = await cost(async () => {
      await open('/myArtifacts')
      await expectShown(rows.nth(1))
    })
    const liked = await cost(async () => {
      await open('/likedArtifacts')
      await expectShown(rows.first())
    })
    const lists = await cost(async () => {
      await open('/lists')
      await expectShown(page.getByText('5 artifacts'))
    })
    const dated = await cost(async () => {
      await open('/artifact/rosetta-stone')
      await expectShown(page.getByRole('link', { name: /^Made after.*Bayeux/ }))
    })
    const scrolled = await cost(async () => {
      const more = page.getByRole('region', { name: 'More like this' })
      await more.scrollIntoViewIfNeeded()
      await expectShown(more.getByRole('article').nth(5))
    })
    expect({ known, next, liking, cold, mine, liked, lists, dated, scrolled }).toEqual({
      known: { read: 2, written: 0 },
      next: { read: 2, written: 0 },
      liking: { read: 4, written: 2 },
      // Includes one read for the page's share tags, which the CDN caches.
      cold: { read: 3, written: 0 },
      // Queries for hidden and for reported artifacts cost one read each even if they find nothing.
      mine: { read: 4, written: 0 },
      liked: { read: 1, written: 0 },
      // The list, and the four artifacts on its cover.
      lists: { read: 5, written: 0 },
      // Includes the share tags and what was made next.
      dated: { read: 4, written: 0 },
      scrolled: { read: 6, written: 0 },
    })
  })

  it('for members with many own ones: a page and one for each order and letter, nothing that is cached', async () => {
    const person = await newPerson()
    await addArtifact(person, { artifact_name: unique('Mask') })
    await Promise.all(
      Array.from({ length: PAGE }, () => addArtifact(person, { artifact_name: unique('Bowl') })),
    )
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
    const cost = await startCounting(page)
    const first = await cost(async () => {
      await open('/myArtifacts')
      await expectShown(page.getByText(`${PAGE + 1} artifacts`, { exact: true }))
    })
    const more = await cost(async () => {
      await page.getByRole('button', { name: 'Load more' }).press('Enter')
      await expectShown(rows.nth(PAGE))
    })
    // The focus moves to the first new row.
    await page.waitForFunction(() => document.activeElement?.tagName === 'A')
    expect((await focused(page))?.name).toMatch(/^Details of Mask/)
    const byName = await cost(async () => {
      await sort.selectOption('Name (A–Z)')
      await expectShown(page.getByRole('table', { name: /by name$/ }))
      await expectShown(rows.filter({ hasText: 'Bowl' }).nth(PAGE - 1))
    })
    const fromM = await cost(async () => {
      await page.getByRole('combobox', { name: 'Start at' }).selectOption('M')
      await expectSoon(() => rows.count(), 1)
    })
    const back = await cost(async () => {
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
    const related = await callApi('search?q=antikithera&limit=100')
    const filtered = await callApi('search?type=Writings')
    const suggested = await callApi('suggestions?q=disc')
    // The API's responses are mocked, so that only the page's own reads count.
    let found: { status?: number; json: unknown } = { status: 404, json: {} }
    const { page, open } = await world.visitor()
    await page.route('**/api/search?*', (route) => route.fulfill(found))
    await page.route('**/api/suggestions?*', (route) => route.fulfill({ json: suggested }))
    const cost = await startCounting(page)
    const cards = page.getByRole('article')
    const search = () =>
      cost(async () => {
        await open('/allArtifacts?name=antikithera')
        await expectShown(page.getByRole('heading', { name: 'No Items Found!' }))
        if (found.status === undefined) await expectShown(cards)
      })
    const alone = await search()
    found = { json: related }
    const beside = await search()
    found = { json: filtered }
    const narrowed = await cost(async () => {
      await open('/allArtifacts?type=Writings')
      await expectShown(cards.nth(2))
    })
    const typed = await cost(async () => {
      await page.getByRole('combobox', { name: 'Search by name' }).fill('disc')
      await expectShown(page.getByRole('option', { name: /^Phaistos Disc/ }))
    })
    expect({ related: beside.read - alone.read, narrowed, typed }).toEqual({
      related: 1,
      narrowed: { read: 3, written: 0 },
      typed: { read: 0, written: 0 },
    })
  })
})
