import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import NotFoundScreen from './NotFoundScreen.tsx'
import { Route, Routes } from 'react-router'

const somewhere = (
  <Routes>
    <Route caseSensitive path="/allArtifacts" element={<h1>Browse</h1>} />
    <Route caseSensitive path="/artifact/:id" element={<h1>Detail</h1>} />
    <Route path="*" element={<NotFoundScreen />} />
  </Routes>
)

it.each([
  ['/ALLARTIFACTS?name=Oil#list', '/allArtifacts?name=Oil#list', 'Browse'],
  ['/Artifact/aBc%20d', '/artifact/aBc%20d', 'Detail'],
])('redirects from %s to the canonical address %s', async (typed, canonical, heading) => {
  const { address } = await renderApp(somewhere, { at: typed })
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
  expect(address()).toBe(canonical)
})

it.each(['/no/such/page', '/allArtifacts2', '/artifact'])('shows the not-found page at %s', async (path) => {
  const { address } = await renderApp(somewhere, { at: path })
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(address()).toBe(path)
})
