import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/axe.ts'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { searchResponse } from '#test/searchResponses.ts'
import { NO_FILTERS, browsingParams } from '#features/search/address.ts'
import { useSearch } from '#features/search/api/useSearch.ts'
import { FilterButton } from './FilterButton.tsx'
import { FilterPanel } from './FilterPanel.tsx'

function Narrowed() {
  const [filters, setFilters] = useState(NO_FILTERS)
  const [isOpen, setOpen] = useState(false)
  const { place } = filters
  const search = useSearch(isOpen ? { ...NO_FILTERS, place, q: '', sort: 'name-asc' } : null, 1)
  return (
    <>
      <main>
        <h1 tabIndex={-1}>Browse</h1>
      </main>
      <FilterButton panelId="panel" isOpen={isOpen} onOpen={setOpen} />
      <FilterPanel
        id="panel"
        filters={filters}
        search={search}
        isOpen={isOpen}
        isWanted={isOpen}
        onChange={setFilters}
      />
      <data
        data-testid="filters"
        value={String(browsingParams({ name: '', sort: 'name-asc', filters, isExact: false }))}
      />
    </>
  )
}

const filters = () => {
  const value = page.getByTestId('filters').element().getAttribute('value') ?? ''
  return decodeURIComponent(value.replaceAll('+', ' '))
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const opener = button('Filter by time, type and place')

async function open() {
  const api = fakeApi()
  const { screen } = await renderApp(api.provide(<Narrowed />))
  expect(api.sent).toEqual([])
  await opener.click()
  await expect.poll(() => api.sent.length).toBe(1)
  return { ...api, screen }
}

describe('the filter panel', () => {
  it('runs no query before it is opened', async () => {
    const api = await open()
    expect(api.sent[0]?.path).toBe('/api/search?limit=1')
    api.respond(200, searchResponse())
    await expect.element(button(/^With a picture 40/)).toBeVisible()
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
  })

  it('offers each group with counts, and removes an applied filter with one press', async () => {
    const api = await open()
    api.respond(200, searchResponse())
    await button('Type').click()
    await button('Tools 120').click()
    await expect.element(button('Tools 120')).toHaveAttribute('aria-pressed', 'true')
    await button('Century').click()
    await button('2nd century BC 6').click()
    await button('Place').click()
    await button('London 9').click()
    await button('Licence').click()
    await button('CC BY 4.0 21').click()
    await button(/^With a picture 40/).click()
    expect(filters()).toBe('type=Tools&century=-2&place=London&licence=CC BY 4.0&picture=1')
    const held = page.getByRole('list', { name: 'Filters that hold' })
    // Its toggle, which is always visible, removes it.
    expect(held.getByText('With a picture').query()).toBeNull()
    await expectAccessible(api.screen.locator)
    await held.getByRole('button', { name: '2nd century BC Remove filter' }).click()
    expect(filters()).toBe('type=Tools&place=London&licence=CC BY 4.0&picture=1')
    await expect.element(held.getByRole('button', { name: 'London Remove filter' })).toHaveFocus()
    await held.getByRole('button', { name: 'Clear all filters' }).click()
    expect(filters()).toBe('')
    await expect.element(page.getByRole('heading', { name: 'Browse' })).toHaveFocus()
  })

  it('offers the museums of a chosen place, which replace it', async () => {
    const api = await open()
    api.respond(200, searchResponse())
    await button('Place').click()
    await button('London 9').click()
    await expect.poll(() => api.sent.length).toBe(2)
    const museum = [
      { name: 'British Museum', place: 'London', count: 7 },
      { name: 'Tate', place: 'London', count: 2 },
    ]
    const { facets } = searchResponse()
    api.respond(200, searchResponse({ facets: { ...facets, museum } }))
    const museums = page.getByRole('list', { name: 'Museums in London' })
    await museums.getByRole('button', { name: 'Tate 2' }).click()
    await expect.poll(filters).toBe('place=Tate, London')
    await expect.poll(() => api.sent.length).toBe(3)
    api.respond(200, searchResponse({ facets: { ...facets, museum } }))
    await expect.element(button('London 9')).toHaveAttribute('aria-pressed', 'true')
    await museums.getByRole('button', { name: 'Tate 2' }).click()
    await expect.poll(filters).toBe('place=London')
  })

  it('shows the twelve centuries with the most artifacts in order of time, and all of them on request', async () => {
    const api = await open()
    api.respond(200, searchResponse())
    await button('Century').click()
    const centuries = page.getByRole('list', { name: 'Century' }).getByRole('button')
    await expect.poll(() => centuries.elements().length).toBe(13)
    await expect.element(centuries.first()).toHaveTextContent('14th century BC 3')
    await expect.element(centuries.nth(11)).toHaveTextContent('20th century 61')
    await button('All centuries').click()
    await expect.element(button('25th millennium BC 1')).toBeVisible()
    await expect.element(button('Fewer centuries')).toHaveFocus()
  })

  it('replaces centuries by a range of years', async () => {
    const api = await open()
    api.respond(200, searchResponse())
    await button('Century').click()
    await button('2nd century BC 6').click()
    await page.getByRole('textbox', { name: 'From year' }).fill('100')
    await page.getByRole('textbox', { name: 'To year' }).click()
    await expect.poll(filters).toBe('from=100')
  })

  it.each([
    ['what comes', {}, 'Type'],
    [
      'that nothing is found',
      { facets: { type: [], century: [], millennium: [], place: [], museum: [], picture: 0, licence: [] } },
      'These results have no filters.',
    ],
  ])('reserves its height while loading: %s', async (_, response, text) => {
    const api = await open()
    const panel = () => document.getElementById(opener.element().getAttribute('aria-controls') ?? '')
    const heightOf = () => panel()?.getBoundingClientRect().height
    const isWaiting = () => panel()?.querySelector('[aria-hidden] > .MuiSkeleton-root') !== null
    expect(isWaiting()).toBe(true)
    const waiting = heightOf()
    api.respond(200, searchResponse(response))
    await expect.element(page.getByText(text).first()).toBeVisible()
    expect([isWaiting(), heightOf()]).toEqual([false, waiting])
  })

  it('shows a load error after the user opened it', async () => {
    const api = await open()
    api.respond(404, { detail: 'No such call.' })
    await expect.element(page.getByText(/not there at the moment/)).toBeVisible()
  })
})
