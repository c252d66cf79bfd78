import { afterEach, expect, it } from 'vitest'
import { keepPhoto, readPhoto } from '#drafts/draftPhotos.ts'
import { type Draft, keepDraft, openDrafts, readDraft, removeDrafts } from '#drafts/drafts.ts'
import { noteSeen, readLikesSeen } from '#newLikes/likesSeen.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { fakeIdentityProvider } from '#test/identityProvider.ts'
import { endExpiredSignIn } from './signInExpiry.ts'
import { signOut } from './signOut.ts'

const titles = () => dialogs.requests.get().map(({ title }) => title)
const closeDialog = () => dialogs.requests.get()[0]?.settle(true)

const STELE: Draft = {
  id: 'stele',
  form: 'new artifact',
  savedAt: Date.now(),
  text: '{"artifact_name":"Stele"}',
  sent: null,
}
const PHOTO = { large: new Blob(['large']), small: new Blob(['small']), width: 4, height: 3 }

async function keepStele() {
  await openDrafts('ada')
  keepDraft('ada', STELE)
  await keepPhoto('stele', PHOTO)
}

afterEach(removeDrafts)

it('takes what was typed and not saved with it', async () => {
  fakeIdentityProvider()
  await keepStele()
  noteSeen('ada', 5)
  const isOut = signOut()
  await expect.poll(titles).toEqual(['Signed Out!'])
  expect(readLikesSeen('ada')).toBeNull()
  expect(readDraft('ada', 'stele')).toBeNull()
  expect(await readPhoto('stele')).toBeNull()
  closeDialog()
  await isOut
})

it('is not what happens to a sign-in that has expired: what was typed is there after the next', async () => {
  fakeIdentityProvider()
  await keepStele()
  const isOut = endExpiredSignIn()
  await expect.poll(titles).toEqual(['Error!'])
  closeDialog()
  await isOut
  expect(readDraft('ada', 'stele')).toEqual(STELE)
  expect(await readPhoto('stele')).toEqual(PHOTO)
})
