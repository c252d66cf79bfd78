import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { type Filters, NO_FILTERS } from '#features/search/address.ts'
import { WithoutFilters } from './WithoutFilters.tsx'

const FILTERS: Filters = {
  ...NO_FILTERS,
  type: ['Tools', 'Weapons'],
  century: [19],
  from: 1801,
  picture: true,
}

it.each([
  ['8 without Tools, Weapons', { ...FILTERS, type: [] }],
  ['1,205 without From 1801, 19th century', { ...FILTERS, century: [], from: undefined }],
])('offers %s', async (name, next) => {
  const onChange = vi.fn<(filters: Filters) => void>()
  const without: ['type' | 'time', number][] = [
    ['type', 8],
    ['time', 1_205],
  ]
  await renderApp(<WithoutFilters filters={FILTERS} found={{ without, unfiltered: 0 }} onChange={onChange} />)
  await page.getByRole('button', { name, exact: true }).click()
  expect(onChange.mock.calls).toEqual([[next]])
})

it('offers what there is without all filters if no group alone excludes it', async () => {
  const onChange = vi.fn<(filters: Filters) => void>()
  await renderApp(
    <WithoutFilters
      filters={{ ...FILTERS, discoverer: 'Ada' }}
      found={{ without: [], unfiltered: 3 }}
      onChange={onChange}
    />,
  )
  await page.getByRole('button', { name: '3 without filters' }).click()
  expect(onChange.mock.calls).toEqual([[{ ...NO_FILTERS, discoverer: 'Ada' }]])
})

it('offers nothing if there is nothing without filters, or if the function does not say', async () => {
  await renderApp(
    <>
      <WithoutFilters
        filters={FILTERS}
        found={{ without: [], unfiltered: 0 }}
        onChange={vi.fn<(filters: Filters) => void>()}
      />
      <p>Nothing found</p>
    </>,
  )
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  expect(page.getByRole('button').query()).toBeNull()
})
