import { expect, it, vi } from 'vitest'
import { renderApp } from '#test/render.tsx'
import { ArtifactImage } from './ArtifactImage.tsx'

it('gives way to the engraving of its type when the picture does not come', async () => {
  const onDead = vi.fn<() => void>()
  const { screen } = await renderApp(
    <ArtifactImage
      src={`${location.origin}/no-such-picture.jpg`}
      type="Weapons"
      alt="Sword"
      eager
      onDead={onDead}
    />,
  )
  const picture = screen.getByRole('img', { name: 'Sword' })
  await expect.element(picture).toHaveAttribute('src', '/illustrations/types/weapons.svg')
  expect(onDead).toHaveBeenCalledTimes(1)
})

it.each([
  '',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'http://192.168.0.1/a.png',
  'http://localhost:1/a.png',
])('is never asked for at "%s"', async (src) => {
  const { screen } = await renderApp(<ArtifactImage src={src} type="Tools" alt="Adze" />)
  await expect
    .element(screen.getByRole('img', { name: 'Adze' }))
    .toHaveAttribute('src', '/illustrations/types/tools.svg')
})

it('is asked for by https', async () => {
  const { screen } = await renderApp(<ArtifactImage src="http://museum.example/a.jpg" alt="Adze" />)
  const picture = screen.getByRole('img', { name: 'Adze' }).element()
  expect(picture).toHaveAttribute('src', 'https://museum.example/a.jpg')
})

it('tells its host nothing of the page', async () => {
  const { screen } = await renderApp(<ArtifactImage src="https://example.com/a.jpg" alt="Adze" />)
  await expect
    .element(screen.getByRole('img', { name: 'Adze' }))
    .toHaveAttribute('referrerpolicy', 'no-referrer')
})
