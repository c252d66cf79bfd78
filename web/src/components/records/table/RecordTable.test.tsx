import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { RecordTable } from './RecordTable.tsx'

const RECORDS = [
  {
    id: 'a',
    name: 'Anchor',
    image: '',
    discoverer: 'A diver',
    period: '1901',
    note: 'Hidden: a copy.',
    actions: <a href="/a">Details</a>,
  },
  { id: 'b', name: 'Bowl', image: '', discoverer: ' ', period: '', actions: <a href="/b">Details</a> },
]
const show = () => renderApp(<RecordTable caption="Yours" records={RECORDS} listRef={() => undefined} />)

it('is a table with a caption and row headers on wide screens', async () => {
  await page.viewport(1280, 800)
  const { screen } = await show()
  const table = screen.getByRole('table', { name: 'Yours' })
  await expect.element(table.getByRole('rowheader', { name: 'Anchor' })).toBeVisible()
  await expect
    .element(table.getByRole('row', { name: 'Anchor A diver Found: 1901 Hidden: a copy. Details' }))
    .toBeVisible()
})

it('is a list of cards with the same content on phones', async () => {
  await page.viewport(360, 800)
  const { screen } = await show()
  const list = screen.getByRole('list', { name: 'Yours' })
  await expect.element(list.getByRole('heading', { name: 'Anchor' })).toBeVisible()
  await expect.element(list.getByText('A diver')).toBeVisible()
  await expect.element(list.getByText('Hidden: a copy.')).toBeVisible()
  expect(screen.getByRole('table').query()).toBeNull()
})
