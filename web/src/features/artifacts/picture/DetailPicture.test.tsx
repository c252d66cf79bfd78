import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ArtifactCard } from '#components/records/cards/ArtifactCard.tsx'
import { photograph } from '#test/photograph.ts'
import { renderApp } from '#test/render.tsx'
import { DetailPicture } from './DetailPicture.tsx'

/**
 * Renders the picture of an artifact's page in a column of 672 pixels, and returns it with the height of its
 * mat.
 */
async function show(artifact_image: string) {
  await page.viewport(1280, 900)
  const artifact = readArtifact('vase', { artifact_name: 'Vase', artifact_image })
  const { screen } = await renderApp(
    <div style={{ width: 672 }}>
      <DetailPicture artifact={artifact} />
    </div>,
  )
  return screen
}
const enlarge = page.getByRole('button', { name: /^Enlarge/ })

it.each([
  // Expected sizes: natural or doubled, at most the column's width and the window's height.
  ['60x45', 60, 45],
  ['200x1000', 106, 532],
  ['900x640', 608, 432],
  ['600x600', 532, 532],
])('mounts a photograph of %s on a mat of 32 pixels', async (size, width, height) => {
  const screen = await show(photograph(size))
  const image = screen.getByRole('img', { name: 'Vase' })
  await expect.element(image).toHaveClass('mounted')
  const shown = image.element().getBoundingClientRect()
  expect(shown.width).toBeCloseTo(width, -1)
  expect(shown.height).toBeCloseTo(height, -1)
  const mat = image.element().parentElement?.getBoundingClientRect().height ?? 0
  expect(mat - shown.height).toBeCloseTo(64, 0)
})

it.each([
  // As wide as the window minus mat and frame (17 pixels per side), and at most 62 % of its height.
  ['900x640', 'which a list has shown', 326, 232],
  ['200x1000', 'an upright one', 83, 415],
] as const)('on a phone, the mat follows %s, %s', async (size, _, width, height) => {
  await page.viewport(360, 720)
  const artifact = readArtifact('vase', { artifact_name: 'Vase', artifact_image: photograph(size) })
  const list = await renderApp(<ArtifactCard artifact={artifact} heading="h2" eager />)
  await expect.poll(() => list.screen.container.querySelector('img')?.className).not.toBe('coming')
  await list.screen.unmount()
  const { screen } = await renderApp(<DetailPicture artifact={artifact} />)
  const image = screen.getByRole('img', { name: 'Vase' }).element()
  const mat = image.parentElement
  const before = mat?.clientHeight
  await expect.poll(() => image instanceof HTMLImageElement && image.naturalWidth > 0).toBe(true)
  expect(mat?.clientHeight).toBe(before)
  expect(image.clientWidth).toBeCloseTo(width, -1)
  expect(image.clientHeight).toBeCloseTo(height, -1)
  expect((mat?.clientHeight ?? 0) - image.clientHeight).toBe(32)
})

it('on a phone, the mat of an unknown photograph keeps its place', async () => {
  await page.viewport(360, 720)
  const artifact_image = `${photograph('600x600')}?unknown`
  const artifact = readArtifact('vase', { artifact_name: 'Vase', artifact_image })
  const { screen } = await renderApp(<DetailPicture artifact={artifact} />)
  const image = screen.getByRole('img', { name: 'Vase' })
  const mat = image.element().parentElement
  const before = mat?.clientHeight
  await expect.element(image).toHaveClass('mounted')
  expect(mat?.clientHeight).toBe(before)
})

it('can be enlarged unless the photograph is small', async () => {
  for (const size of ['900x640', '200x1000']) {
    const screen = await show(photograph(size))
    await expect.element(screen.getByRole('img', { name: 'Vase' })).toHaveClass('mounted')
    await expect.element(enlarge).toBeVisible()
    await screen.unmount()
  }
  await show(photograph('60x45'))
  await expect.element(enlarge).not.toBeInTheDocument()
})

it('requests a larger copy, then the stored URL', async () => {
  const address = `${location.origin}/no-such-picture.jpg?width=`
  const screen = await show(`${address}250`)
  await expect.element(screen.getByText('No picture')).toBeVisible()
  const requested = performance.getEntriesByType('resource').map(({ name }) => name)
  expect(requested.filter((name) => name.startsWith(address))).toEqual([`${address}1200`, `${address}250`])
})
