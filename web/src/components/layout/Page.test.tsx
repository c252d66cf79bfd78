import { SITE } from '@tracker/domain/site/site.ts'
import { Link, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { FocusHold } from './FocusHold.tsx'
import { Page } from './Page.tsx'

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

/** Two pages that link to each other. */
const pages = (
  <Routes>
    <Route
      path="/lamps"
      element={
        <Page title="Lamps">
          <Link to="/coins">To the coins</Link>
        </Page>
      }
    />
    <Route
      path="/coins"
      element={
        <Page title="Coins" heading="Coins of Athens" intro="With an owl.">
          <Link to="/lamps">To the lamps</Link>
        </Page>
      }
    />
  </Routes>
)

it('a page has its title as heading and document title', async () => {
  await renderApp(pages, { at: '/lamps' })
  await expect.element(heading('Lamps')).toBeVisible()
  expect(document.title).toBe(`Lamps - ${SITE.name}`)
})

it('has a hairline below its title', async () => {
  await renderApp(pages, { at: '/lamps' })
  const line = getComputedStyle(heading('Lamps').element(), '::after')
  expect([line.height, line.borderTopWidth, line.maskImage]).toEqual(['1px', '1px', 'none'])
})

it('a navigation focuses the heading', async () => {
  await renderApp(pages, { at: '/lamps' })
  await page.getByRole('link', { name: 'To the coins' }).click()
  await expect.element(heading('Coins of Athens')).toHaveFocus()
  expect(document.title).toBe(`Coins - ${SITE.name}`)
  await expect.element(page.getByText('With an owl.')).toBeVisible()
})

it('a navigation keeps the focus in an open dialog or menu', async () => {
  await renderApp(
    <>
      <div>
        <FocusHold />
        <Link to="/coins">Coins, from a menu</Link>
      </div>
      {pages}
    </>,
    { at: '/lamps' },
  )
  const link = page.getByRole('link', { name: 'Coins, from a menu' })
  await link.click()
  await expect.element(heading('Coins of Athens')).toBeVisible()
  await expect.element(link).toHaveFocus()
})
