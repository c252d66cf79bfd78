import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { DEFAULT_SORT } from '@tracker/domain/artifact/sorts.ts'
import type { InfiniteData } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { anArtifact, searchResponse } from '#test/searchResponses.ts'
import { cursorAfter, type Page } from '#firebase/firestore/pagination.ts'
import { searchKeys } from '#features/search/api/queryKeys.ts'
import { addServedList } from '#features/search/api/servedList.ts'
import BrowseScreen from './BrowseScreen.tsx'

/** Tests of the number of artifacts above the list of the whole collection. */

const NAMES = ['Anchor', 'Bowl']
const MORE = { rest: { waiting: [], next: cursorAfter(['bowl', 'bowl']) } }
const count = (text: string) => page.getByText(text, { exact: true })
const topOfList = () => page.getByRole('article').first().element().getBoundingClientRect().top

/** Renders Browse with a first page of two artifacts, which the browser has read. */
async function openRead(next: Page<Artifact>['next']) {
  const api = fakeApi()
  await renderApp(api.provide(<BrowseScreen />), {
    at: '/allArtifacts',
    seed(client) {
      client.setQueryData<InfiniteData<Page<Artifact>>>(searchKeys.byName('', DEFAULT_SORT), {
        pages: [{ items: NAMES.map(anArtifact), next }],
        pageParams: [null],
      })
    },
  })
  return api
}

/** Renders Browse with a first page of two artifacts, which the function has sent. */
async function openServed(total: number | null, address = '') {
  const api = fakeApi()
  await renderApp(api.provide(<BrowseScreen />), {
    at: `/allArtifacts${address}`,
    seed: (client) =>
      addServedList(client, {
        sort: DEFAULT_SORT,
        records: NAMES.map(anArtifact),
        next: ['bowl', 'bowl'],
        total,
        bars: [],
      }),
  })
  return api
}

const openFilters = () => page.getByRole('button', { name: 'Filter by time, type and place' }).click()

it('has the total at once that the function has sent with the first page, and asks for nothing', async () => {
  const api = await openServed(2_515)
  await expect.element(count('2 of 2,515 shown')).toBeVisible()
  expect(api.sent).toEqual([])
})

it.each([
  ['does not know the total', null],
  ['knows less than is shown', 2],
])('has the number of what is shown if the function %s', async (_, total) => {
  await openServed(total)
  await expect.element(count('2 shown')).toBeVisible()
})

it.each([360, 1280])(
  'has the total once the filters have it, without moving the list, at %i pixels',
  async (width) => {
    await page.viewport(width, 780)
    const api = await openServed(null)
    await openFilters()
    await expect.element(count('2 shown')).toBeVisible()
    await expect.poll(() => api.sent.length).toBe(1)
    const top = topOfList()
    api.respond(200, searchResponse({ total: 2_515, unfiltered: 2_515 }))
    await expect.element(count('2 of 2,515 shown')).toBeVisible()
    expect(topOfList()).toBe(top)
  },
)

it('has the newer total of the filters', async () => {
  const api = await openServed(2_515)
  await openFilters()
  await expect.poll(() => api.sent.length).toBe(1)
  api.respond(200, searchResponse({ total: 2_516, unfiltered: 2_516 }))
  await expect.element(count('2 of 2,516 shown')).toBeVisible()
})

it('has the total of a list that the browser has read, once the filters have it', async () => {
  const api = await openRead(MORE)
  await openFilters()
  await expect.poll(() => api.sent.length).toBe(1)
  api.respond(200, searchResponse({ total: 2_515, unfiltered: 2_515 }))
  await expect.element(count('2 of 2,515 shown')).toBeVisible()
})

it('counts a list that is shown completely itself', async () => {
  const api = await openRead(null)
  await openFilters()
  await expect.poll(() => api.sent.length).toBe(1)
  api.respond(200, searchResponse({ total: 2_515, unfiltered: 2_515 }))
  await expect.element(page.getByRole('listbox', { name: 'Timeline' })).toBeVisible()
  await expect.element(count('2 artifacts')).toBeVisible()
})
