import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { ARTIFACTS } from '@tracker/domain/firestore/collections.ts'
import { DEFAULT_SORT } from '@tracker/domain/artifact/sorts.ts'
import type { SearchResponse, SearchResult } from '@tracker/domain/search/searchResponse.ts'
import type { InfiniteData } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/axe.ts'
import { fakeApi } from '#test/fakeApi.tsx'
import type { Page } from '#firebase/firestore/pagination.ts'
import { renderApp } from '#test/render.tsx'
import { aResult, anArtifact, searchResponse } from '#test/searchResponses.ts'
import { textsOf } from '#test/textsOf.ts'
import { searchKeys } from '#features/search/api/queryKeys.ts'
import BrowseScreen from './BrowseScreen.tsx'

const ADDRESS = '/allArtifacts'

/**
 * Renders Browse at an address.
 * @param named names that the search by name finds for `text`
 * @param read names of cached artifacts, which are not read again
 */
async function open(address: string, text: string, named: readonly string[], read: readonly string[] = []) {
  const api = fakeApi()
  const app = await renderApp(api.provide(<BrowseScreen />), {
    at: `${ADDRESS}?${address}`,
    seed(client) {
      client.setQueryData<InfiniteData<Page<Artifact>>>(searchKeys.byName(text, DEFAULT_SORT), {
        pages: [{ items: named.map(anArtifact), next: null }],
        pageParams: [null],
      })
      client.setQueryData([ARTIFACTS, 'read before'], read.map(anArtifact))
    },
  })
  return { ...app, api }
}

/** Renders Browse after a search for a name, with this response of the full-text search. */
async function search(text: string, named: readonly string[], response: Partial<SearchResponse>) {
  const read = (response.results ?? []).map(({ artifact_name: name }) => name)
  const browse = await open(`name=${encodeURIComponent(text)}`, text, named, read)
  await expect.poll(() => browse.api.sent.length).toBe(1)
  browse.api.respond(200, searchResponse(response))
  return browse
}

const foundIn = (name: string, excerpt: string, word: string): SearchResult => ({
  ...aResult(name),
  found_in: {
    field: 'short_description',
    excerpt,
    marks: [[excerpt.indexOf(word), excerpt.indexOf(word) + word.length]],
  },
})

const GEARS = { results: [aResult('Antikythera Mechanism', 'near')], read_as: 'antikythera' }
const noItems = page.getByRole('heading', { name: 'No Items Found!' })
const card = (name: string) => page.getByRole('article').filter({ hasText: name })
const section = page.getByRole('region', { name: 'Also in the collection' })
const namesOf = (cards: typeof section) => textsOf(cards.getByRole('heading'))
const relatedNames = () => namesOf(section.getByRole('article'))
const topOf = (locator: typeof section) => locator.element().getBoundingClientRect().top

/** Heights in pixels of the navigation above the screen, which is not rendered here. */
const NAVIGATION = { phone: 61, desk: 153 }

it.each([
  [360, 780, 330 - NAVIGATION.phone],
  [1440, 900, 450 - NAVIGATION.desk],
])('all artifacts begin near the top at %i x %i', async (width, height, top) => {
  await page.viewport(width, height)
  await open('', '', ['Portland Vase', 'Krater'])
  await expect.element(card('Krater')).toBeVisible()
  expect(topOf(card('Portland Vase'))).toBeLessThanOrEqual(top)
})

describe('a search that no name contains', () => {
  it('lists the other results, with the interpreted words and All Artifacts', async () => {
    const { screen } = await search('antikithera', [], GEARS)
    await expect.element(card('Antikythera Mechanism')).toBeVisible()
    await expect.element(noItems).toBeVisible()
    await expect.element(page.getByText('Showing antikythera instead')).toBeVisible()
    await expect.element(page.getByText('1 artifact', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'All Artifacts' })).toBeVisible()
    expect(section.query()).toBeNull()
    await expectAccessible(screen.locator)
  })

  it('has no sort order, since its results are sorted by relevance', async () => {
    await search('antikithera', [], GEARS)
    await expect.element(card('Antikythera Mechanism')).toBeVisible()
    expect(page.getByRole('combobox', { name: 'Sort' }).query()).toBeNull()
  })

  it.each([
    [360, 780, NAVIGATION.phone],
    [1280, 800, NAVIGATION.desk],
  ])('shows its first result in the first screen at %i x %i', async (width, height, navigation) => {
    await page.viewport(width, height)
    await search('antikithera mecanism of bronze', [], {
      ...GEARS,
      read_as: 'antikythera mechanism bronze',
    })
    await expect.element(card('Antikythera Mechanism')).toBeVisible()
    // At least half of the picture is visible.
    expect(topOf(card('Antikythera Mechanism'))).toBeLessThan(height - navigation - 120)
  })

  it('links to the search for exactly what was typed', async () => {
    const { address } = await search('antikithera', [], GEARS)
    await page.getByRole('link', { name: 'Search only for antikithera' }).click()
    await expect.poll(address).toBe(`${ADDRESS}?name=antikithera&exact=1`)
    await expect.poll(() => page.getByRole('article').query()).toBeNull()
    await expect.element(noItems).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'All Artifacts' })).toBeVisible()
  })

  it('says that other texts contain the words', async () => {
    await search('bronze', [], { results: [foundIn('Sun Chariot', 'A wheel of bronze', 'bronze')] })
    await expect.element(page.getByText('Showing records that mention bronze')).toBeVisible()
    expect(page.getByRole('link', { name: /^Search only for/ }).query()).toBeNull()
  })

  it('says that no record has all words, and names those that none has', async () => {
    await search('roman glass with zebras', [], {
      results: [{ ...aResult('Glass Jug'), is_partial: true }],
      has_all: false,
      missing: ['zebras'],
    })
    await expect.element(page.getByText('Records with most of these words. None has zebras')).toBeVisible()
    await expect.element(card('Glass Jug')).toBeVisible()
  })

  it('shows No Items Found! and All Artifacts if nothing is found at all', async () => {
    await search('no such thing', [], {})
    await expect.element(noItems).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'All Artifacts' })).toBeVisible()
    await expect.element(page.getByText('0 artifacts')).toBeVisible()
  })

  it.each([404, 503])(
    'shows No Items Found! and no error if the full-text search answers %s',
    async (status) => {
      const { api } = await open('name=vase', 'vase', [])
      await expect.poll(() => api.sent.length).toBe(1)
      expect(noItems.query()).toBeNull()
      api.respond(status, { detail: 'Not now.' })
      await expect.element(noItems).toBeVisible()
      expect(page.getByRole('alert').query()).toBeNull()
    },
  )
})

describe('a search by name', () => {
  it('is not followed by results that have only some of the words', async () => {
    await search('detail of a mask', ['Detail of a Mask'], {
      results: [
        aResult('Detail of a Mask'),
        aResult('Bronze Head'),
        { ...aResult('Terracotta Army'), is_partial: true },
      ],
    })
    await expect.element(page.getByRole('link', { name: '1 also in the collection' })).toBeVisible()
  })

  it('is followed by other results, best first, with a link below the field', async () => {
    const { address } = await search('vase', ['Portland Vase'], {
      results: [aResult('Portland Vase'), aResult('Krater'), aResult('Amphora')],
    })
    await page.getByRole('link', { name: '2 also in the collection' }).click()
    await expect.poll(address).toBe(`${ADDRESS}?name=vase#related`)
    await expect.poll(relatedNames).toEqual(['Krater', 'Amphora'])
    expect(noItems.query()).toBeNull()
  })

  it('shows corrected words once if all other results have them', async () => {
    await search('antikithera', ['Antikithera map'], GEARS)
    await expect.element(section.getByText('antikythera instead of antikithera')).toBeVisible()
    await expect.poll(relatedNames).toEqual(['Antikythera Mechanism'])
    expect(card('Antikythera Mechanism').element().textContent).not.toContain('instead of')
  })

  it('shows corrected words on a card among exact results', async () => {
    await search('antikithera', ['Antikithera map'], {
      ...GEARS,
      results: [aResult('Bronze gear'), ...GEARS.results],
    })
    await expect
      .element(card('Antikythera Mechanism').getByText('antikythera instead of antikithera'))
      .toBeVisible()
    expect(card('Bronze gear').element().textContent).not.toContain('instead of')
  })

  it('is alone if nothing else was found', async () => {
    const { client } = await search('vase', ['Portland Vase'], { results: [aResult('Portland Vase')] })
    await expect.poll(() => client.isFetching()).toBe(0)
    expect(section.query()).toBeNull()
    expect(page.getByRole('link', { name: /also in the collection/ }).query()).toBeNull()
  })

  it('keeps its cards in place when other results arrive', async () => {
    const { api } = await open('name=vase', 'vase', ['Portland Vase'], ['Krater'])
    await expect.poll(() => api.sent.length).toBe(1)
    await expect.element(card('Portland Vase')).toBeVisible()
    const place = topOf(card('Portland Vase'))
    api.respond(200, searchResponse({ results: [aResult('Krater')] }))
    await expect.element(section).toBeVisible()
    expect(topOf(card('Portland Vase'))).toBe(place)
  })
})

describe('a card', () => {
  it('shows an excerpt in one line, with the words marked', async () => {
    await page.viewport(360, 780)
    const excerpt = 'It was found in 1901 by divers in a wreck of the first century off a small island'
    await search('wreck', [], { results: [foundIn('Clock', excerpt, 'wreck')] })
    const mark = card('Clock').getByRole('mark')
    await expect.element(mark).toBeVisible()
    expect(mark.element().textContent).toBe('wreck')
    const line = mark.element().closest('.note')
    expect(line?.getAttribute('dir')).toBe('auto')
    expect(line?.getBoundingClientRect().height).toBeLessThan(30)
    const rightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().right ?? 0
    expect(rightOf(mark.element())).toBeLessThan(rightOf(line))
    expect(rightOf(line)).toBeLessThan(rightOf(card('Clock').element()))
  })

  it('shows markup in an excerpt as text', async () => {
    await search('wreck', [], { results: [foundIn('Clock', '<img src=x> wreck', 'wreck')] })
    await expect.element(card('Clock').getByText('<img src=x> wreck')).toBeVisible()
  })
})

describe('with filters', () => {
  const openFiltered = async (response: Partial<SearchResponse>) => {
    const names = (response.results ?? []).map(({ artifact_name: name }) => name)
    const browse = await open('name=antikithera&type=Tools', 'antikithera', [], names.toReversed())
    await expect.poll(() => browse.api.sent.length).toBe(1)
    browse.api.respond(200, searchResponse(response))
    return browse
  }

  it('the list is that of the full-text search, in its order, with corrected words and marked excerpts', async () => {
    await openFiltered({
      results: [foundIn('Gear', 'A bronze gear', 'gear'), aResult('Antikythera Mechanism', 'near')],
      read_as: 'antikythera',
    })
    await expect.element(page.getByText('Showing antikythera instead')).toBeVisible()
    await expect.poll(() => namesOf(page.getByRole('article'))).toEqual(['Gear', 'Antikythera Mechanism'])
    await expect.element(page.getByText('2 artifacts', { exact: true })).toBeVisible()
    await expect.element(card('Gear').getByRole('mark')).toHaveTextContent('gear')
  })

  it('on a phone, those that hold are one row beside the count, which scrolls', async () => {
    await page.viewport(360, 780)
    const names = ['Gear', 'Antikythera Mechanism']
    const address = 'name=antikithera&type=Tools&type=Weapons&century=-2&place=London&picture=1'
    const { api } = await open(address, 'antikithera', [], names)
    await expect.poll(() => api.sent.length).toBe(1)
    api.respond(200, searchResponse({ results: names.map((name) => aResult(name)), read_as: 'antikythera' }))
    await expect.element(card('Gear')).toBeVisible()
    expect(topOf(card('Gear'))).toBeLessThanOrEqual(340 - NAVIGATION.phone)
    const held = page.getByRole('list', { name: 'Filters that hold' })
    expect(held.getByRole('button').elements()).toHaveLength(6)
    expect(held.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    const count = page.getByText('2 artifacts', { exact: true })
    expect(Math.abs(topOf(count) - topOf(held))).toBeLessThan(44)
    await held.getByRole('button', { name: 'London Remove filter' }).click()
    await expect.element(held.getByRole('button', { name: 'With a picture Remove filter' })).toHaveFocus()
    await expect.element(held.getByRole('button').last()).toHaveTextContent('Clear all filters')
  })

  it('an empty list offers all artifacts', async () => {
    await openFiltered({})
    await expect.element(noItems).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'All Artifacts' })).toBeVisible()
  })

  it('an empty list says what there is without a filter', async () => {
    const { screen } = await openFiltered({ without: [['type', 8]], unfiltered: 8 })
    await expect.element(page.getByRole('button', { name: '8 without Tools' })).toBeVisible()
    await expectAccessible(screen.locator)
  })

  it('Retry refetches a failed search', async () => {
    const { api } = await open('name=antikithera&type=Tools', 'antikithera', [])
    await expect.poll(() => api.sent.length).toBe(1)
    api.respond(503, { detail: 'The search is on holiday.' })
    await expect.element(page.getByRole('alert').getByText('The search is on holiday.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => api.sent.length).toBe(2)
    api.respond(200, searchResponse())
    await expect.element(noItems).toBeVisible()
  })
})
