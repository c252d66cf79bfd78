import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { SearchBar } from './SearchBar.tsx'

/** Renders the bar with an address that the test can change. */
function Browsing() {
  const [name, setName] = useState('')
  const [next, setNext] = useState('')
  return (
    <>
      <SearchBar name={name} onSearch={setNext} />
      <button onClick={() => setName(next)}>The search arrives</button>
      <button onClick={() => setName('')}>Back</button>
    </>
  )
}

const field = page.getByRole('combobox', { name: 'Search by name' })
const press = (name: string) => page.getByRole('button', { name }).click()

it('keeps text that is typed while its search is running', async () => {
  await renderApp(<Browsing />)
  await field.fill('vase')
  await press('Search')
  await field.fill('vase of gold')
  await press('The search arrives')
  await expect.element(field).toHaveValue('vase of gold')
})

it('shows the searched text when the address changes', async () => {
  await renderApp(<Browsing />)
  await field.fill('vase')
  await press('Search')
  await press('The search arrives')
  await expect.element(field).toHaveValue('vase')
  await press('Back')
  await expect.element(field).toHaveValue('')
  await press('The search arrives')
  await expect.element(field).toHaveValue('vase')
})
