import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { likePath } from '@tracker/domain/firestore/collections.ts'
import { likeId } from '@tracker/domain/likes/like.ts'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, deleteDoc, doc, getFirestore, setDoc } from 'firebase/firestore'
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { apiWith } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import { ApiContext } from '#firebase/api/apiContext.ts'
import { useLiveDocument } from '#firebase/firestore/useLiveDocument.ts'
import Toaster from '#notifications/Toaster.tsx'
import LikeButton from './LikeButton.tsx'

const STONE = readArtifact('stone', { artifact_name: 'Stone', likes_count: 1 })

const PATH = likePath(likeId(ADA.uid, STONE._id))

/** The like in a client that reaches no server: it knows only what is written here. */
function offlineLike() {
  const app = initializeApp({ projectId: 'offline', apiKey: 'none' }, 'offline')
  onTestFinished(() => deleteApp(app))
  const firestore = getFirestore(app)
  // Nothing listens there.
  connectFirestoreEmulator(firestore, '127.0.0.1', 1)
  const like = doc(firestore, PATH)
  return {
    app,
    firestore,
    appear: () => void setDoc(like, { artifactId: STONE._id }),
    /** A document that is missing in the cache may exist. */
    becomeUnknown: () => void deleteDoc(like),
  }
}

const exists = (_id: string, fields: unknown) => fields !== null

/** Shows what the listener of the like has received. */
const Received = () => <p>Received: {useLiveDocument(PATH, exists).status}</p>

it('works when the network goes after it was ready: answers at once, says what failed, and returns to the truth', async () => {
  const { app, firestore, appear, becomeUnknown } = offlineLike()
  const answer = Promise.withResolvers<Response>()
  appear()
  await renderApp(
    <FirebaseAppProvider firebaseApp={app}>
      <FirestoreProvider sdk={firestore}>
        <ApiContext value={apiWith(() => answer.promise)}>
          <Toaster />
          <LikeButton artifact={STONE} />
          <Received />
        </ApiContext>
      </FirestoreProvider>
    </FirebaseAppProvider>,
    { user: ADA },
  )
  const liked = page.getByRole('button', { name: 'Liked 1 like', disabled: false })
  const notLiked = page.getByRole('button', { name: 'Like 0 likes', disabled: false })
  await expect.element(liked).toBeVisible()
  becomeUnknown()
  await expect.element(page.getByText('Received: error')).toBeVisible()
  await expect.element(liked).toBeVisible()

  await liked.click()
  await expect.element(notLiked).toBeVisible()
  answer.reject(new TypeError('Failed to fetch'))
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'The server could not be reached.' }))
    .toBeVisible()
  await expect.element(liked).toBeVisible()
})
