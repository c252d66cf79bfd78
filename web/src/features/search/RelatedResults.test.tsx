import { ARTIFACTS } from '@tracker/domain/firestore/collections.ts'
import type { SearchResult } from '@tracker/domain/search/searchResponse.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { aResult, anArtifact, searchAnswer } from '#test/searchAnswers.ts'
import { NO_FILTERS } from './address.ts'
import { useSearch } from './api/useSearch.ts'
import { RelatedResults } from './RelatedResults.tsx'

function Beside({ name }: { name: string }) {
  const search = useSearch({ ...NO_FILTERS, q: name, sort: 'best' }, 100)
  return <RelatedResults name={name} search={search} />
}

const section = page.getByRole('region', { name: 'Also in the collection' })
const shown = () =>
  section
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent)

/** The section for a text, with artifacts that a list has read before. */
async function show(name: string, results: readonly SearchResult[], readAs: string | null = null) {
  const api = fakeApi()
  const { queryClient } = await renderApp(api.provide(<Beside name={name} />))
  queryClient.setQueryData(
    [ARTIFACTS, 'read before'],
    results.map((result) => anArtifact(result.artifact_name)),
  )
  await expect.poll(() => api.sent.length).toBe(1)
  api.answer(200, searchAnswer({ results: [...results], read_as: readAs }))
  return queryClient
}

it('shows results that the specified search lacks, best first', async () => {
  await show('vase', [aResult('Portland Vase'), aResult('Krater'), aResult('Amphora')])
  await expect.poll(shown).toEqual(['Krater', 'Amphora'])
  await expect.element(page.getByRole('status')).toHaveTextContent('2 also in the collection')
})

it('shows corrected words', async () => {
  await show('antikithera', [aResult('Antikythera Mechanism', 'near')], 'antikythera')
  await expect.element(section.getByText('antikythera instead of antikithera')).toBeVisible()
})

it('marks results of corrected words among exact ones', async () => {
  await show('antikithera', [aResult('Bronze gear'), aResult('Antikythera Mechanism', 'near')], 'antikythera')
  await expect.poll(shown).toHaveLength(2)
  const cards = section.getByRole('article')
  expect(cards.nth(0).element().textContent).not.toContain('instead of')
  await expect.element(cards.nth(1).getByText('antikythera instead of antikithera')).toBeVisible()
})

it('renders nothing without related results', async () => {
  const queryClient = await show('vase', [aResult('Portland Vase')])
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(section.query()).toBeNull()
})

it.each([404, 503])('stays away when the search answers %s', async (status) => {
  const api = fakeApi()
  const { queryClient } = await renderApp(api.provide(<Beside name="vase" />))
  await expect.poll(() => api.sent.length).toBe(1)
  api.answer(status, { detail: 'Not now.' })
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(section.query()).toBeNull()
  expect(page.getByRole('alert').query()).toBeNull()
})
