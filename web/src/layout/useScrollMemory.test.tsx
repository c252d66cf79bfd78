import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { useScrollMemory } from './useScrollMemory.ts'

function Screen() {
  useScrollMemory()
  return <h1>A page</h1>
}

it('a page that is opened is not scrolled, for which it would be laid out once more', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo')
  onTestFinished(() => scrollTo.mockRestore())
  await renderApp(<Screen />)
  await expect.element(page.getByRole('heading', { name: 'A page' })).toBeVisible()
  expect(scrollTo).not.toHaveBeenCalled()
})
