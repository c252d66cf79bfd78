import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { deleteApp, initializeApp } from 'firebase/app'
import { getFirestore } from 'firebase/firestore'
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire'
import { expect, it, onTestFinished } from 'vitest'
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
