import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useState } from 'react'
import { renderApp } from '#test/render.tsx'
import { type Page, type PageParam, pagedList, useList } from './pagination.ts'

/** A list of the numbers 1 to 3, one per page, that records reads. */
const reads: (number | undefined)[] = []
async function read(param: PageParam<number> | null): Promise<Page<number>> {
  reads.push(param?.size)
  const number = Number(param?.rest.next?.after ?? 0) + 1
  const rest = { waiting: [], next: { after: number } }
  return Promise.resolve({ items: [number], next: number < 3 ? { list: { query: null }, rest } : null })
}

function Numbers() {
  const [all, setAll] = useState('')
  const list = useList(pagedList(['numbers'], read))
  if (list.status !== 'success') return null
  const readAll = async () => {
    const items: number[] = []
    for await (const numbers of list.readAll?.() ?? []) items.push(...numbers)
    setAll(items.join(' '))
  }
  return (
    <>
      <button onClick={() => void readAll()}>Read all</button>
      <p>Shown: {list.data.items.join(' ')}</p>
      <p>All: {all}</p>
    </>
  )
}

it('reads the rest of a list in large pages for an export, without changing the shown list', async () => {
  await renderApp(<Numbers />)
  await page.getByRole('button', { name: 'Read all' }).click()
  await expect.element(page.getByText('All: 1 2 3')).toBeVisible()
  await expect.element(page.getByText('Shown: 1', { exact: true })).toBeVisible()
  expect(reads).toEqual([undefined, 99, 99])
})
