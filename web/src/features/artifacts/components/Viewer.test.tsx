import { readArtifact } from '@tracker/domain/artifact.ts'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

async function open() {
  await show()
  await enlarge.click()
  await expect.element(viewer).toBeVisible()
}

const stage = () => {
  const picture = viewer.getByRole('img').element()
  if (!picture.parentElement) throw new Error('The picture has no stage.')
  return picture.parentElement
}
/** Presses, moves and lifts a finger; places are pixels from the stage's middle. */
function touch(type: string, id: number, x: number, y: number) {
  const { left, top, width, height } = stage().getBoundingClientRect()
  const clientX = left + width / 2 + x
  const clientY = top + height / 2 + y
  const event = new PointerEvent(type, {
    bubbles: true,
    pointerId: id,
    clientX,
    clientY,
    isPrimary: id === 1,
  })
  // All at one moment: on a busy machine two taps would be too far apart.
  Object.defineProperty(event, 'timeStamp', { value: 1 })
  stage().dispatchEvent(event)
}
const transform = () => (viewer.getByRole('img').element() as HTMLElement).style.transform

beforeEach(() => {
  // Fingers that a test makes up cannot be captured.
  HTMLElement.prototype.setPointerCapture = () => {}
})

it('fills the window, keeps the focus, and gives it back when Escape closes it', async () => {
  await open()
  for (let stop = 0; stop < 8; stop += 1) {
    await userEvent.keyboard('{Tab}')
    expect(viewer.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(viewer).not.toBeInTheDocument()
  await expect.element(enlarge).toHaveFocus()
})

it('is enlarged and moved by keys, and by buttons', async () => {
  await open()
  await userEvent.keyboard('++')
  await expect.element(zoom).toHaveTextContent('225 %')
  const before = transform()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(transform).not.toBe(before)
  await userEvent.keyboard('--')
  await expect.element(zoom).toHaveTextContent('100 %')
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect.element(zoom).toHaveTextContent('225 %')
  await userEvent.keyboard('0')
  await expect.element(zoom).toHaveTextContent('100 %')
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect.element(viewer).not.toBeInTheDocument()
})

it('is enlarged by the wheel, and the page behind it is not moved', async () => {
  await open()
  const turned = new WheelEvent('wheel', { deltaY: -500, bubbles: true, cancelable: true })
  stage().dispatchEvent(turned)
  expect(turned.defaultPrevented).toBe(true)
  await expect.element(zoom).toHaveTextContent('272 %')
})

it('is enlarged by two fingers, moved by one, and by a double tap', async () => {
  await open()
  touch('pointerdown', 1, -50, 0)
  touch('pointerdown', 2, 50, 0)
  touch('pointermove', 1, -100, 0)
  touch('pointermove', 2, 100, 0)
  await expect.element(zoom).toHaveTextContent('200 %')
  touch('pointerup', 1, -100, 0)
  const before = transform()
  touch('pointermove', 2, 160, 0)
  await expect.poll(transform).not.toBe(before)
  touch('pointerup', 2, 160, 0)
  await expect.element(zoom).toHaveTextContent('200 %')
  const tap = () => {
    touch('pointerdown', 1, 10, 10)
    touch('pointerup', 1, 10, 10)
  }
  tap()
  tap()
  await expect.element(zoom).toHaveTextContent('100 %')
  tap()
  tap()
  await expect.element(zoom).toHaveTextContent('250 %')
})

it('leads to the original, whose host does not learn the page', async () => {
  await open()
  await expect.element(original).toHaveAttribute('href', PICTURE)
  await expect.element(original).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(viewer.getByRole('img')).toHaveAttribute('referrerpolicy', 'no-referrer')
})

it.each(['', 'javascript:alert(1)', `${location.origin}/no-such-picture.jpg`])(
  'there is nothing to enlarge at "%s"',
  async (address) => {
    await show(address)
    await expect.element(enlarge).not.toBeInTheDocument()
  },
)
