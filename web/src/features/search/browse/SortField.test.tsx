import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { prerenderApp } from '#test/render.tsx'
import { SortField } from './SortField.tsx'

it('keeps and applies an order chosen before hydration', async () => {
  const onSort = vi.fn<(sort: string) => void>()
  const { hydrate } = prerenderApp(<SortField sort="date-desc" more="none" onSort={onSort} />)
  await page.getByLabelText('Sort').selectOptions('name-asc')
  expect(await hydrate()).toEqual([])
  expect(onSort.mock.calls).toEqual([['name-asc']])
})
