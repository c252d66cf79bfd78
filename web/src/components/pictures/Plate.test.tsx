import { afterEach, expect, it } from 'vitest'
import { renderApp } from '#test/render.tsx'
import { setColorScheme } from '#test/setColorScheme.ts'
import { Plate } from './Plate.tsx'

afterEach(() => setColorScheme('light'))

it('shows the light or the dark plate, in the same place', async () => {
  const { screen } = await renderApp(
    <Plate src="/illustrations/articles/rosetta-stone.svg" alt="Two scripts" width={800} height={500} />,
  )
  const shown = screen.getByRole('img', { name: 'Two scripts' })
  await expect.element(shown).toHaveAttribute('src', '/illustrations/articles/rosetta-stone.svg')
  const place = shown.element().getBoundingClientRect().toJSON() as unknown
  setColorScheme('dark')
  await expect.element(shown).toHaveAttribute('src', '/illustrations/articles/rosetta-stone.night.svg')
  expect(shown.element().getBoundingClientRect().toJSON()).toEqual(place)
  await expect.poll(() => (shown.element() as HTMLImageElement).naturalWidth).toBe(800)
})
