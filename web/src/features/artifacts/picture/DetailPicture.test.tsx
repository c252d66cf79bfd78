import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ArtifactCard } from '#components/records/cards/ArtifactCard.tsx'
import { photograph } from '#test/photograph.ts'
import { renderApp } from '#test/render.tsx'
import { DetailPicture } from './DetailPicture.tsx'

const readVase = (artifact_image: string) => readArtifact('vase', { artifact_name: 'Vase', artifact_image })

/** Renders the picture of an artifact's page in a column of at most 672 pixels, in a window of this width. */
async function show(artifact_image: string, width = 1280) {
  await page.viewport(width, 900)
  const { screen } = await renderApp(
    <div style={{ maxWidth: 672 }}>
      <DetailPicture artifact={readVase(artifact_image)} />
    </div>,
  )
  return screen
}
const enlarge = page.getByRole('button', { name: /^Enlarge/ })
const vase = page.getByRole('img', { name: 'Vase' })
const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()

it.each([
  // Expected sizes: natural or doubled, at most the column without 36 pixels at each side, and the window's height less 201.
  ['60x45', 60, 45],
  ['200x1000', 140, 699],
  ['900x640', 600, 427],
  ['600x600', 600, 600],
])('in the room, hangs a photograph of %s on the wall', async (size, width, height) => {
  await show(photograph(size))
  await expect.element(vase).toHaveClass('mounted')
  const shown = boxOf(vase.element())
  expect(shown.width).toBeCloseTo(width, -1)
  expect(shown.height).toBeCloseTo(height, -1)
  expect(boxOf(vase.element().parentElement).height).toBeCloseTo(shown.height, 0)
})

it.each([
  ['200x1000', 125, 624, 64],
  // The mat is higher below a wide photograph, where the icon is.
  ['900x640', 608, 432, 84],
])('beside its label, mounts a photograph of %s on a mat', async (size, width, height, mat) => {
  await show(photograph(size), 1000)
  await expect.element(vase).toHaveClass('mounted')
  const shown = boxOf(vase.element())
  expect(shown.width).toBeCloseTo(width, -1)
  expect(shown.height).toBeCloseTo(height, -1)
  expect(boxOf(vase.element().parentElement).height - shown.height).toBeCloseTo(mat, 0)
})

it.each([
  // As wide as the window without 16 pixels at each side; the mat takes at most 45 % of the window's height.
  ['900x640', 'which a list has shown', 328, 233, 68],
  ['200x1000', 'an upright one', 58, 292, 32],
] as const)('on a phone, the mat follows %s, %s', async (size, _, width, height, mat) => {
  await page.viewport(360, 720)
  const artifact = readVase(photograph(size))
  const list = await renderApp(<ArtifactCard artifact={artifact} heading="h2" eager />)
  await expect.poll(() => list.screen.container.querySelector('img')?.className).not.toBe('coming')
  await list.screen.unmount()
  await renderApp(<DetailPicture artifact={artifact} />)
  const image = vase.element()
  const before = image.parentElement?.clientHeight
  await expect.poll(() => image instanceof HTMLImageElement && image.naturalWidth > 0).toBe(true)
  expect(image.parentElement?.clientHeight).toBe(before)
  expect(image.clientWidth).toBeCloseTo(width, -1)
  expect(image.clientHeight).toBeCloseTo(height, -1)
  expect((before ?? 0) - image.clientHeight).toBeCloseTo(mat, 0)
})

it('on a phone, the mat of an unknown photograph keeps its place', async () => {
  await page.viewport(360, 720)
  await renderApp(<DetailPicture artifact={readVase(`${photograph('600x600')}?unknown`)} />)
  const mat = vase.element().parentElement
  expect(boxOf(mat)).toMatchObject({ height: 324, left: 0, width: 360 })
  await expect.element(vase).toHaveClass('mounted')
  expect(mat?.clientHeight).toBe(324)
})

it.each(['600x600', '900x640', '200x1000', '1200x200'])(
  'the icon covers nothing of a photograph of %s, at any width',
  async (size) => {
    // The second time its size is known before it loads.
    for (const time of ['first', 'second']) {
      const { unmount } = await show(`${photograph(size)}?icon`)
      await expect.element(vase).toHaveClass('mounted')
      for (const width of [360, 768, 1000, 1280]) {
        await page.viewport(width, 720)
        const [picture, icon] = [vase, enlarge].map((part) => boxOf(part.element()))
        const sign = boxOf(enlarge.element().querySelector('svg')?.parentElement)
        const isApart = sign.left >= (picture?.right ?? 0) || sign.top >= (picture?.bottom ?? 0)
        expect([time, width, isApart, (icon?.right ?? 0) >= sign.right]).toEqual([time, width, true, true])
      }
      await unmount()
    }
  },
)

it('can be enlarged unless the photograph is small', async () => {
  for (const size of ['900x640', '200x1000']) {
    const screen = await show(photograph(size))
    await expect.element(vase).toHaveClass('mounted')
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
