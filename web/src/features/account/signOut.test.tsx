import { afterEach, expect, it, vi } from 'vitest'
import { type Draft, readDraft, writeDraft } from '#drafts/drafts.ts'
import { loadWaitingPhotos, queuePhotos } from '#drafts/photoQueue.ts'
import { deleteUnsent } from '#drafts/privateData.ts'
import { claimStore } from '#drafts/unsentStore.ts'
import { saveSeen, readLikesSeen } from '#newLikes/likesSeen.ts'
import { signInWithPassword } from '#firebase/auth/auth.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { fakeIdentityProvider } from '#test/identityProvider.ts'
import { blockStorage } from '#test/storage.ts'
import { endExpiredSignIn } from './signInExpiry.ts'
import { signOut } from './signOut.ts'

const titles = () => dialogs.requests.get().map(({ title }) => title)
const closeDialog = () => dialogs.requests.get()[0]?.settle(true)

const STELE: Draft = {
  savedAt: Date.now(),
  text: '{"artifact_name":"Stele"}',
  sent: null,
  isPhotoLater: false,
  opening: '',
  writer: 'a form',
}
const PHOTO = { large: new Blob(['large']), small: new Blob(['small']), width: 4, height: 3 }
const WAITING = { artifactId: 'lamp', name: 'Lamp', photo: PHOTO, imageBefore: '' }

async function storeUnsent() {
  await claimStore('ada')
  await queuePhotos('ada', [WAITING], 'a form that was saved')
  await writeDraft('ada', 'stele', STELE, PHOTO)
}

afterEach(deleteUnsent)

it('deletes drafts, queued photos and stored likes', async () => {
  fakeIdentityProvider()
  await storeUnsent()
  saveSeen('ada', 5)
  const isOut = signOut()
  await expect.poll(titles).toEqual(['Sign out without sending?'])
  closeDialog()
  await expect.poll(titles).toEqual(['Signed Out!'])
  expect(readLikesSeen('ada')).toBeNull()
  await claimStore('ada')
  expect(await readDraft('ada', 'stele')).toBeNull()
  expect(await loadWaitingPhotos('ada')).toEqual([])
  closeDialog()
  await isOut
})

it('deletes what it can where the browser has no storage', async () => {
  blockStorage('missing')
  await expect(deleteUnsent()).resolves.toBeUndefined()
})

it('an expired sign-in keeps drafts and queued photos', async () => {
  fakeIdentityProvider()
  await storeUnsent()
  const isOut = endExpiredSignIn()
  await expect.poll(titles).toEqual(['Error!'])
  closeDialog()
  await isOut
  expect(await readDraft('ada', 'stele')).toEqual({ draft: STELE, photo: PHOTO, more: new Map() })
  expect(await loadWaitingPhotos('ada')).toMatchObject([WAITING])
})

it('does not sign out if the user wants to wait for a photo', async () => {
  const { calls } = fakeIdentityProvider()
  await storeUnsent()
  const isOut = signOut()
  await expect.poll(titles).toEqual(['Sign out without sending?'])
  dialogs.requests.get()[0]?.settle(false)
  await isOut
  expect(calls).toEqual([])
  expect(await loadWaitingPhotos('ada')).toHaveLength(1)
})

it('8.3 shows a toast if it fails, and can be repeated', async () => {
  fakeIdentityProvider()
  await signInWithPassword('ada@example.com', 'Antiquity1')
  // The Auth SDK stores the session in IndexedDB.
  const broken = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new Error('The storage is broken.')
  })
  await signOut()
  expect(toast.take()).toMatchObject([
    {
      kind: 'failure',
      message: 'The sign-in service did not answer as expected. Check your connection and try again.',
    },
  ])
  expect(titles()).toEqual([])
  broken.mockRestore()
  const isOut = signOut()
  await expect.poll(titles).toEqual(['Signed Out!'])
  closeDialog()
  await isOut
})
