import { ARTIFACTS } from '@tracker/domain/firestore/collections.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { aResult, anArtifact, searchAnswer } from '#test/searchAnswers.ts'
import { NO_FILTERS } from './address.ts'
import { useSearch } from './api/useSearch.ts'
import { FilteredResults } from './FilteredResults.tsx'

function Filtered() {
  const search = useSearch({ ...NO_FILTERS, type: ['Tools'], q: 'antikithera', sort: 'best' }, 24)
  return (
    <FilteredResults
      sortField={null}
      text="antikithera"
      search={search}
      allArtifacts={<button>All Artifacts</button>}
    />
  )
}

async function show() {
  const api = fakeApi()
  const { queryClient } = await renderApp(api.provide(<Filtered />))
  await expect.poll(() => api.sent.length).toBe(1)
  return { api, queryClient }
}

it('are the artifacts of the search results, in their order, with corrected words', async () => {
  const { api, queryClient } = await show()
  const names = ['Gear', 'Antikythera Mechanism']
  queryClient.setQueryData([ARTIFACTS, 'read before'], names.toReversed().map(anArtifact))
  const results = names.map((name) => aResult(name, 'near'))
  api.answer(200, searchAnswer({ results, read_as: 'antikythera' }))
  await expect.element(page.getByText('Read as antikythera instead of antikithera')).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('2 artifacts')
  const shown = page.getByRole('heading', { level: 2 }).elements()
  expect(shown.map((heading) => heading.textContent)).toEqual(names)
})

it('offer all artifacts when they are empty', async () => {
  const { api } = await show()
  api.answer(200, searchAnswer())
  await expect.element(page.getByRole('heading', { name: 'No Items Found!' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'All Artifacts' })).toBeVisible()
})

it('refetch on Retry', async () => {
  const { api } = await show()
  api.answer(503, { detail: 'The search is on holiday.' })
  await expect.element(page.getByText('The search is on holiday.')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => api.sent.length).toBe(2)
  api.answer(200, searchAnswer())
  await expect.element(page.getByRole('heading', { name: 'No Items Found!' })).toBeVisible()
})
