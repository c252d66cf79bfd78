import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { deleteApp, initializeApp } from 'firebase/app'
import { getFirestore } from 'firebase/firestore'
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ArtifactDetail } from '#features/artifacts/detail/ArtifactDetail.tsx'
import { expectAccessible } from '#test/axe.ts'
import { renderApp } from '#test/render.tsx'

const plate = (name: string) => `${location.origin}/illustrations/artifacts/${name}.svg`
const STONE = readArtifact('stone', {
  artifact_name: 'Stone',
  artifact_image: plate('rosetta-stone'),
  hidden_reason: 'It waits.',
  more_photos_count: 2,
  more_photos: [
    { url: plate('code-of-hammurabi'), caption: 'The back', credit: 'Karl' },
    { url: plate('sutton-hoo-helmet') },
  ],
})
/** The list is in the hidden artifact, so that nothing is read. */
async function show() {
  const app = initializeApp({ projectId: 'demo-photographs', apiKey: 'none' }, 'photographs')
  onTestFinished(() => deleteApp(app))
  await renderApp(
    <FirebaseAppProvider firebaseApp={app}>
      <FirestoreProvider sdk={getFirestore(app)}>
        <ArtifactDetail artifact={STONE} likeButton={null} notice="It waits." />
      </FirestoreProvider>
    </FirebaseAppProvider>,
  )
}
const strip = page.getByRole('toolbar', { name: 'Photographs' })

it('are a strip, whose arrow keys show the next one with its caption', async () => {
  await show()
  const first = strip.getByRole('button', { name: 'Photograph 1 of 3' })
  await expect.element(first).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(strip)
  await first.click()
  await userEvent.keyboard('{ArrowRight}')
  const second = strip.getByRole('button', { name: 'Photograph 2 of 3: The back' })
  await expect.element(second).toHaveFocus()
  await expect.element(second).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('The back · Picture: Karl')).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect
    .element(strip.getByRole('button', { name: 'Photograph 3 of 3' }))
    .toHaveAttribute('aria-pressed', 'true')
})

it('are shown by one viewer, beginning with the one on the page', async () => {
  await show()
  await strip.getByRole('button', { name: 'Photograph 2 of 3: The back' }).click()
  await page.getByRole('button', { name: 'Enlarge the picture of Stone' }).click()
  await expect.element(page.getByRole('dialog').getByText('The back · Karl')).toBeVisible()
  await page.getByRole('button', { name: 'Next picture' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect
    .element(strip.getByRole('button', { name: 'Photograph 3 of 3' }))
    .toHaveAttribute('aria-pressed', 'true')
})

describe('a finger', () => {
  async function expectPressed(place: number) {
    const button = strip.getByRole('button', { name: new RegExp(`^Photograph ${place} of 3`) })
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  }
  const enlarge = page.getByRole('button', { name: 'Enlarge the picture of Stone' })
  /** Moves a finger over the picture. Positive is to the right and down. */
  function swipe(across: number, down = 0, fingers = 1) {
    const target = enlarge.element()
    const at = (clientX: number, clientY: number) =>
      Array.from({ length: fingers }, (_, identifier) => new Touch({ identifier, target, clientX, clientY }))
    const begin = at(200, 200)
    target.dispatchEvent(
      new TouchEvent('touchstart', { bubbles: true, touches: begin, changedTouches: begin }),
    )
    const changedTouches = at(200 + across, 200 + down)
    target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches }))
  }

  it('shows the next photograph and the one before, and no further than the last', async () => {
    await show()
    await expectPressed(1)
    swipe(80)
    swipe(-80)
    await expectPressed(2)
    swipe(-80)
    await expectPressed(3)
    swipe(-80)
    await expectPressed(3)
    swipe(80)
    await expectPressed(2)
  })

  it('that scrolls the page, or is one of two, shows no other photograph', async () => {
    await show()
    await expectPressed(1)
    for (const scroll of [() => swipe(-60, 60), () => swipe(-40), () => swipe(-80, 0, 2)]) {
      scroll()
      await expectPressed(1)
    }
    swipe(-80)
    await expectPressed(2)
  })
})
