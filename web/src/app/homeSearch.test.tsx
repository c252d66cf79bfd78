import { expect, describe, it } from 'vitest'
import { page } from 'vitest/browser'
import { focusedBySlash } from '#test/focusedBySlash.ts'
import { renderApp } from '#test/render.tsx'
import { HeroStart } from '#features/home/hero/HeroStart.tsx'
import { BarSearch } from '#layout/navigation/BarSearch.tsx'

describe('the bar’s search on Home', () => {
  const hero = page.getByRole('search', { name: 'Start here' })
  const bar = page.getByRole('search', { name: 'In the bar' })
  const icon = page.getByRole('banner').getByRole('button', { name: 'Search', expanded: false })

  const showHome = () =>
    renderApp(
      <>
        <header style={{ position: 'sticky', top: 0, height: 60, zIndex: 1 }}>
          <BarSearch />
        </header>
        <main style={{ height: 3000 }}>
          <div style={{ position: 'relative', height: 400 }}>
            <HeroStart />
          </div>
        </main>
      </>,
      { at: '/' },
    )

  it.each([
    [1280, bar],
    [360, icon],
  ])('at %d px appears once the hero’s search is out of view', async (width, own) => {
    await page.viewport(width, 740)
    await showHome()
    await expect.element(hero).toBeVisible()
    await expect.element(own).not.toBeInTheDocument()
    window.scrollTo(0, 600)
    await expect.element(own).toBeVisible()
    window.scrollTo(0, 0)
    await expect.element(own).not.toBeInTheDocument()
  })

  it('/ focuses the hero’s field while it is in view', async () => {
    await page.viewport(360, 740)
    await showHome()
    await focusedBySlash()
    await expect.element(hero.getByLabelText('Search the collection')).toHaveFocus()
    window.scrollTo(0, 600)
    await expect.element(icon).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
    await focusedBySlash()
    await expect.element(bar.getByLabelText('Search the collection')).toHaveFocus()
  })
})
