import { expect, it } from 'vitest'
import { renderApp } from '#test/render.tsx'
import { textsOf } from '#test/textsOf.ts'
import AboutScreen from './AboutScreen.tsx'

it('2.55 has Who We Are, Our Mission and Join Us, and leads to Browse', async () => {
  const { screen, address } = await renderApp(<AboutScreen />)
  expect(textsOf(screen.getByRole('heading', { level: 2 }))).toEqual(['Who We Are', 'Our Mission', 'Join Us'])
  await screen.getByRole('link', { name: 'Start Exploring' }).click()
  await expect.poll(address).toBe('/allArtifacts')
})
