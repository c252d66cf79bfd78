import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { aSuggestion } from '#test/searchResponses.ts'
import { SearchForm } from './SearchForm.tsx'

const NAME = { name: 'Search the collection' }
const withNames = page.getByRole('combobox', NAME)

it('suggests names once the page is idle, and a chosen one leads to Browse', async () => {
  const suggest = (text: string) =>
    Promise.resolve(text === 'ant' ? [aSuggestion('Antikythera Mechanism')] : [])
  const { address } = await renderApp(<SearchForm label="Sample" suggest={suggest} />)
  await withNames.fill('ant')
  await page.getByRole('option', { name: /^Antikythera/ }).click()
  await expect.poll(address).toBe('/allArtifacts?name=Antikythera+Mechanism')
})

it('keeps what is typed, and the focus, while the field with suggestions loads', async () => {
  let becomeIdle = () => {}
  vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((run) => {
    becomeIdle = () => run({ didTimeout: false, timeRemaining: () => 50 })
    return 1
  })
  await renderApp(<SearchForm label="Sample" suggest={() => Promise.resolve([])} />)
  const plain = page.getByRole('searchbox', NAME)
  await plain.click()
  becomeIdle()
  await userEvent.keyboard('amphora')
  await expect.element(plain).toHaveFocus()
  await userEvent.tab()
  await expect.element(withNames).toHaveValue('amphora')
})
