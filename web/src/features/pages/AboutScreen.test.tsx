import { expect, it } from 'vitest'
import { renderApp } from '#test/render.tsx'
import AboutScreen from './AboutScreen.tsx'

it('2.55 has Who We Are, Our Mission and Join Us, and leads to Browse', async () => {
  const { screen, address } = await renderApp(<AboutScreen />)
  const headings = screen.getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Who We Are', 'Our Mission', 'Join Us'])
  await screen.getByRole('link', { name: 'Start Exploring' }).click()
  await expect.poll(address).toBe('/allArtifacts')
})
