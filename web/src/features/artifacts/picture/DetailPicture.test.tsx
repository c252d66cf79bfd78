import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { DetailPicture } from './DetailPicture.tsx'

const PICTURES = import.meta.glob<string>('../../../../test/pictures/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
})
const photograph = (size: string) =>
  new URL(PICTURES[`../../../../test/pictures/${size}.svg`] ?? '', location.href).href

/** The picture of an artifact's page in a column of 672 pixels, and the height of its mat. */
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
  // As it is, twice its size, at most as wide as the column and as high as the window.
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

it('can be enlarged unless the photograph is small', async () => {
  const screen = await show(photograph('900x640'))
  await expect.element(enlarge).toBeVisible()
  await screen.unmount()
  await show(photograph('60x45'))
  await expect.element(enlarge).not.toBeInTheDocument()
})

it('asks for a larger copy, then for the stored address', async () => {
  const address = `${location.origin}/no-such-picture.jpg?width=`
  const screen = await show(`${address}250`)
  await expect.element(screen.getByText('No picture')).toBeVisible()
  const requested = performance.getEntriesByType('resource').map(({ name }) => name)
  expect(requested.filter((name) => name.startsWith(address))).toEqual([`${address}1200`, `${address}250`])
})
