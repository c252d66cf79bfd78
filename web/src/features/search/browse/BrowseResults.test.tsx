import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ListResult, MorePages } from '#firebase/firestore/pagination.ts'
import { expectAccessible } from '#test/axe.ts'
import { renderApp } from '#test/render.tsx'
import { BrowseResults } from './BrowseResults.tsx'

const anArtifact = (name: string, artifact_image = '') =>
  readArtifact(name, { artifact_name: name, artifact_type: 'Tools', likes_count: 3, artifact_image })
const NO_MORE: MorePages = {
  hasNextPage: false,
  isFetchingNextPage: false,
  error: null,
  fetchNextPage: () => undefined,
}
const found = (
  names: readonly string[],
  more = NO_MORE,
  total = more.hasNextPage ? undefined : names.length,
): ListResult<Artifact> => ({
  status: 'success',
  data: { items: names.map((name) => anArtifact(name)), total },
  more,
})
const results = (search: ListResult<Artifact>, isByName = false) => (
  <BrowseResults
    search={search}
    allArtifacts={<a href="/allArtifacts">All Artifacts</a>}
    isByName={isByName}
  />
)
/** Renders search results and waits for the first cards. */
async function show(search: ListResult<Artifact>, isByName?: boolean) {
  const app = await renderApp(results(search, isByName))
  await expect.poll(() => document.querySelector('li[aria-hidden]')).toBeNull()
  return app
}

describe('BrowseResults', () => {
  it('is a list of links to its artifacts', async () => {
    const { screen } = await show(found(['Anchor', 'Bowl']))
    await expect
      .element(screen.getByRole('link', { name: 'View Details of Bowl' }))
      .toHaveAttribute('href', '/artifact/Bowl')
    expect(screen.getByRole('button', { name: 'Load more' }).query()).toBeNull()
  })

  it('keeps the list when the next page fails, and shows the error', async () => {
    const error = new Problem('unavailable', 'The cable is cut.')
    const { screen } = await show(found(['Anchor'], { ...NO_MORE, hasNextPage: true, error }))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The cable is cut.')
    await expect.element(screen.getByRole('heading', { name: 'Anchor' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Load more' })).toBeVisible()
  })

  it('offers all artifacts when it is empty', async () => {
    const { screen } = await show(found([]))
    await expect.element(screen.getByRole('heading', { name: 'No Items Found!' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'All Artifacts' })).toBeVisible()
  })

  it('fetches the next page once, however often the button is pressed', async () => {
    const fetchNextPage = vi.fn<() => void>()
    const more = { ...NO_MORE, hasNextPage: true, fetchNextPage }
    const { screen } = await show(found(['Anchor'], more))
    await screen.getByRole('button', { name: 'Load more' }).click()
    expect(fetchNextPage).toHaveBeenCalledTimes(1)
    const loading = await show(found(['Anchor'], { ...more, isFetchingNextPage: true }))
    await loading.screen.getByRole('button', { name: 'Loading more' }).click({ force: true })
    expect(fetchNextPage).toHaveBeenCalledTimes(1)
  })

  it('renders all cards, a few per frame, and focuses the first new one', async () => {
    function Growing() {
      const [pages, setPages] = useState(1)
      const names = Array.from({ length: 12 * pages }, (_, index) => `Anchor ${index}`)
      return results(found(names, { ...NO_MORE, hasNextPage: pages < 2, fetchNextPage: () => setPages(2) }))
    }
    const { screen } = await renderApp(<Growing />)
    const cards = () => screen.getByRole('article').all().length
    await expect.poll(cards).toBe(12)
    await screen.getByRole('button', { name: 'Load more' }).click()
    await expect.poll(cards).toBe(24)
    await expect.element(screen.getByRole('link', { name: 'View Details of Anchor 12' })).toHaveFocus()
  })

  it('renders four cards first, and skeletons for the next four', async () => {
    const names = Array.from({ length: 7 }, (_, index) => `Anchor ${index}`)
    const drawn: string[] = []
    const count = (selector: string) => document.querySelectorAll(selector).length
    const observer = new MutationObserver(() => {
      if (count('ul > li') > 0)
        drawn.push(`${count('li > article:not([aria-hidden])')} of ${count('ul > li')}`)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    onTestFinished(() => observer.disconnect())
    function Answering() {
      const [search, setSearch] = useState<ListResult<Artifact>>({ status: 'pending' })
      return (
        <>
          <button onClick={() => setSearch(found(names))}>Answer</button>
          {results(search)}
        </>
      )
    }
    const { screen } = await renderApp(<Answering />)
    await screen.getByRole('button', { name: 'Answer' }).click()
    await expect.poll(() => drawn.at(-1)).toBe('7 of 7')
    expect(drawn.find((one) => !one.startsWith('0'))).toBe('4 of 7')
  })

  it('renders a cached list at once, so that Back restores the height of the page', async () => {
    const names = Array.from({ length: 36 }, (_, index) => `Anchor ${index}`)
    const { screen } = await renderApp(results(found(names)))
    expect(screen.getByRole('article').all()).toHaveLength(36)
  })

  it('renders later pages at once, since they are out of sight', async () => {
    function Growing() {
      const [pages, setPages] = useState(1)
      const names = Array.from({ length: PAGE_SIZE * pages }, (_, index) => `Anchor ${index}`)
      return results(found(names, { ...NO_MORE, hasNextPage: pages < 2, fetchNextPage: () => setPages(2) }))
    }
    const { screen } = await renderApp(<Growing />)
    const cards = () => document.querySelectorAll('li > article:not([aria-hidden])').length
    await expect.poll(cards).toBe(PAGE_SIZE)
    const drawn = new Set<number>()
    const observer = new MutationObserver(() => drawn.add(cards()))
    observer.observe(document.body, { childList: true, subtree: true })
    onTestFinished(() => observer.disconnect())
    await screen.getByRole('button', { name: 'Load more' }).click()
    await expect.poll(cards).toBe(2 * PAGE_SIZE)
    expect([...drawn].filter((count) => count > PAGE_SIZE)).toEqual([2 * PAGE_SIZE])
  })

  it('shows an error with its action within half the viewport on phones', async () => {
    await page.viewport(360, 640)
    const { screen } = await show({
      status: 'error',
      error: new Problem('unavailable', 'The collection could not be reached. Check your connection.'),
      refetch: () => {},
    })
    const alert = screen.getByRole('alert').element()
    expect(alert.getBoundingClientRect().height).toBeLessThan(340)
    await expectAccessible(screen.locator)
  })

  it('refetches on Retry', async () => {
    const refetch = vi.fn<() => void>()
    const { screen } = await show({
      status: 'error',
      error: new Problem('unavailable', 'No connection.'),
      refetch,
    })
    await expect.element(screen.getByRole('alert').getByText('No connection.')).toBeVisible()
    await screen.getByRole('button', { name: 'Retry' }).click()
    expect(refetch).toHaveBeenCalledTimes(1)
  })
})

describe('a list by name', () => {
  const NAMES = ['5th floor', 'Amphora', 'Axe', 'Éclat', 'Elk', 'Zither']

  /** Texts for screen readers in each item, before its name. */
  const headsOf = (names: readonly string[]) =>
    names.map((name) => {
      const item = page.getByRole('heading', { name, exact: true }).element().closest('li')
      return [...(item?.children ?? [])].map((child) =>
        child.matches('article') ? '' : child.textContent,
      )[0]
    })
  const topOf = (name: string) =>
    page.getByRole('heading', { name, exact: true }).element().closest('article')?.getBoundingClientRect().top

  it('shows each letter at the first card of its group, with text for screen readers', async () => {
    await show(found(NAMES), true)
    expect(headsOf(NAMES)).toEqual(['Other names', 'Letter A', '', 'Letter E', '', 'Letter Z'])
    // The drawing loads later and is decorative.
    await expect.poll(() => document.querySelectorAll('li > .letter > svg[aria-hidden]').length).toBe(3)
    // Cards without a picture already show the ornament with the letter, so their letter mark is a plain tab.
    const drawn = document.querySelectorAll('li > .letter :is(text, span[aria-hidden])')
    expect([...drawn].map((text) => text.textContent)).toEqual(['#', 'A', 'E', 'Z'])
  })

  it('shows no letter on a card whose missing picture shows its initial', async () => {
    const plate = `${location.origin}/illustrations/artifacts/baghdad-battery.svg`
    const items = [anArtifact('Amphora', plate), anArtifact('Bowl'), anArtifact('Cup', plate)]
    await show({ status: 'success', data: { items, total: 3 }, more: NO_MORE }, true)
    await expect.poll(() => document.querySelectorAll('li > article .plate svg').length).toBe(1)
    const shown = [...document.querySelectorAll('li > .letter')].map((tab) => getComputedStyle(tab).display)
    expect(shown).toEqual(['block', 'none', 'block'])
  })

  it('shows no letters if all names begin with the same one', async () => {
    await show(found(['Amphora', 'Axe']), true)
    expect(headsOf(['Amphora', 'Axe'])).toEqual(['', ''])
  })

  it('continues the letter of the previous page', async () => {
    const names = ['Amphora', 'Axe', 'Axle', 'Bowl']
    function Paged() {
      const [shown, setShown] = useState(2)
      const fetchNextPage = () => setShown(names.length)
      return results(found(names.slice(0, shown), { ...NO_MORE, hasNextPage: true, fetchNextPage }), true)
    }
    const { screen } = await renderApp(<Paged />)
    await screen.getByRole('button', { name: 'Load more' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Bowl' })).toBeVisible()
    expect(headsOf(names)).toEqual(['Letter A', '', '', 'Letter B'])
  })

  it('keeps its cards in rows and in place while loading', async () => {
    const loading = await renderApp(results({ status: 'pending' }, true))
    const place = document.querySelector('ul > li')?.getBoundingClientRect().top
    await expectAccessible(loading.screen.locator)
    await loading.screen.unmount()
    await show(found(NAMES), true)
    await expect.poll(() => document.querySelectorAll('li > .letter > svg').length).toBe(3)
    expect(NAMES.slice(0, 4).map(topOf)).toEqual([place, place, place, place])
  })

  it('has its letters on the edges of the cards, covering only the border', async () => {
    await show(found(NAMES), true)
    for (const letter of document.querySelectorAll('li > .letter')) {
      const card = letter.closest('li')?.querySelector('article')
      const top = card?.getBoundingClientRect().top ?? 0
      expect(letter.getBoundingClientRect().bottom).toBeLessThanOrEqual(top + 1)
    }
  })

  it('shows no letters if sorted by date', async () => {
    await show(found(NAMES))
    expect(headsOf(NAMES)).toEqual(NAMES.map(() => ''))
  })
})
