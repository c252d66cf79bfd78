import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#test/axe.ts'
import { renderApp } from '#test/render.tsx'
import { DetailPicture } from './DetailPicture.tsx'

const PICTURE = `${location.origin}/illustrations/artifacts/rosetta-stone.svg`
const enlarge = page.getByRole('button', { name: 'Enlarge the picture of Stone' })
const viewer = page.getByRole('dialog', { name: /^Rosetta Stone/ })
const zoom = viewer.getByRole('status', { name: 'Zoom' })
const original = viewer.getByRole('link', { name: 'Open the original' })

const show = (image = PICTURE) =>
  renderApp(
    <DetailPicture artifact={readArtifact('stone', { artifact_name: 'Stone', artifact_image: image })} />,
  )

/** Opens the viewer and waits until the image has loaded, because it can be enlarged only then. */
async function open() {
  await show()
  await enlarge.click()
  await expect.element(viewer).toBeVisible()
  await expect
    .element(viewer.getByRole('button', { name: 'Zoom in' }))
    .toHaveAttribute('aria-disabled', 'false')
}

const picture = () => viewer.getByRole('img').element()
/** Sends a touch event; coordinates are pixels from the centre of the window. */
function touch(type: string, id: number, x: number, y: number) {
  const clientX = innerWidth / 2 + x
  const clientY = innerHeight / 2 + y
  picture().dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      pointerId: id,
      pointerType: 'touch',
      buttons: 1,
      clientX,
      clientY,
      isPrimary: id === 1,
    }),
  )
}
/** Returns position and width of the image. */
const place = () => {
  const { left, width } = picture().getBoundingClientRect()
  return { left, width }
}
const percent = () => Number.parseInt(zoom.element().textContent ?? '', 10)

it('fills the window, keeps the focus, and returns it when Escape closes it', async () => {
  await open()
  await expectAccessible(viewer)
  for (let stop = 0; stop < 8; stop += 1) {
    await userEvent.keyboard('{Tab}')
    // After the last control the focus may leave for the browser's own interface, but never for the page
    // behind.
    const { activeElement } = document
    expect(activeElement === document.body || viewer.element().contains(activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(viewer).not.toBeInTheDocument()
  await expect.element(enlarge).toHaveFocus()
})

it('is enlarged and moved by keys, and by buttons', async () => {
  await open()
  await userEvent.keyboard('+++')
  await expect.element(zoom).toHaveTextContent('338 %')
  await expect.poll(() => place().width).toBeGreaterThan(innerWidth)
  const { left } = place()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => place().left).toBeLessThan(left)
  await userEvent.keyboard('---')
  await expect.element(zoom).toHaveTextContent('100 %')
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect.element(zoom).toHaveTextContent('225 %')
  await userEvent.keyboard('0')
  await expect.element(zoom).toHaveTextContent('100 %')
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect.element(viewer).not.toBeInTheDocument()
})

it('names the artifact, and fills the window with a plate', async () => {
  await open()
  await expect.element(viewer.getByText('Stone', { exact: true })).toBeVisible()
  expect(place().width).toBeCloseTo(innerWidth, -1)
})

it('shows the name and all controls at 320 px', async () => {
  await page.viewport(320, 640)
  await open()
  const controls = ['Zoom out', 'Zoom in', 'Close'].map((name) => viewer.getByRole('button', { name }))
  for (const one of [viewer.getByText('Stone', { exact: true }), original, ...controls])
    await expect.element(one).toBeInViewport({ ratio: 1 })
})

it('is enlarged by the wheel, and the page behind it is not moved', async () => {
  await open()
  const turned = new WheelEvent('wheel', { deltaY: -80, bubbles: true, cancelable: true })
  picture().dispatchEvent(turned)
  expect(turned.defaultPrevented).toBe(true)
  await expect.element(zoom).toHaveTextContent('180 %')
})

it('is enlarged by two fingers, moved by one, and by a double tap', async () => {
  await open()
  const { width } = place()
  touch('pointerdown', 1, -50, 0)
  touch('pointerdown', 2, 50, 0)
  touch('pointermove', 1, -200, 0)
  await expect.element(zoom).toHaveTextContent('250 %')
  await expect.poll(() => place().width).toBeCloseTo(2.5 * width, -1)
  touch('pointerup', 1, 0, 0)
  const { left } = place()
  touch('pointermove', 2, -20, 0)
  await expect.poll(() => place().left).toBeLessThan(left)
  touch('pointerup', 2, -20, 0)
  await userEvent.keyboard('0')
  await expect.element(zoom).toHaveTextContent('100 %')
  for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) touch(type, 1, 10, 10)
  await expect.poll(percent).toBeGreaterThan(200)
})

it('links to the original without a referrer', async () => {
  await open()
  await expect.element(original).toHaveAttribute('href', PICTURE)
  await expect.element(original).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(viewer.getByRole('img')).toHaveAttribute('referrerpolicy', 'no-referrer')
})

it.each(['', 'javascript:alert(1)', `${location.origin}/no-such-picture.jpg`])(
  'cannot enlarge "%s"',
  async (address) => {
    await show(address)
    await expect.element(enlarge).not.toBeInTheDocument()
  },
)
