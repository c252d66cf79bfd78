import { ARTIFACTS } from '@tracker/domain/firestore/collections.ts'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { aResult, anArtifact, searchResponse } from '#test/searchResponses.ts'
import { NO_FILTERS } from '#features/search/address.ts'
import { useSearch } from '#features/search/api/useSearch.ts'
import { BrowseResults } from '#features/search/browse/BrowseResults.tsx'
import { useSearchResults } from './useSearchResults.ts'

function Results() {
  const search = useSearch({ ...NO_FILTERS, type: ['Tools'], q: '', sort: 'name-asc' }, 24)
  return <BrowseResults search={useSearchResults(search)} allArtifacts={<button>All Artifacts</button>} />
}

it('results are exported with the pages that are not loaded yet', async () => {
  // The export is below the list on phones, else in the row above it.
  await page.viewport(360, 740)
  const create = vi.spyOn(URL, 'createObjectURL')
  const api = fakeApi()
  const { client } = await renderApp(api.provide(<Results />))
  await expect.poll(() => api.sent.length).toBe(1)
  const names = ['Gear', 'Axe', 'Bowl']
  client.setQueryData([ARTIFACTS, 'read before'], names.map(anArtifact))
  const first = searchResponse({ results: [aResult('Gear')], total: 3 })
  api.respond(200, first, { link: '</api/search?cursor=here>; rel="next"' })
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export CSV' }).click()
  await expect.poll(() => api.sent.length).toBe(2)
  expect(api.sent[1]?.path).toMatch(/type=Tools.*&limit=100&cursor=here/)
  api.respond(200, searchResponse({ results: [aResult('Axe'), aResult('Bowl')], total: 3 }))
  await expect.poll(() => create.mock.calls.length).toBe(1)
  const file = create.mock.calls[0]?.[0]
  const lines = file instanceof Blob ? (await file.text()).trimEnd().split('\r\n') : []
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(names)
  expect(page.getByRole('article').all()).toHaveLength(1)
})
