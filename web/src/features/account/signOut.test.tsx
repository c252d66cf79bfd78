import { afterEach, expect, it } from 'vitest'
import { readDraft, removeDrafts, writeDraft } from '#drafts.ts'
import { noteSeen, readLikesSeen } from '#likesSeen.ts'
import { keepAnswer, recallAnswer } from '#offline/answers.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { fakeIdentityProvider } from '#test/identityProvider.ts'
import { endExpiredSignIn } from './signInExpiry.ts'
import { signOut } from './signOut.ts'

const titles = () => dialogs.requests.get().map(({ title }) => title)
const closeDialog = () => dialogs.requests.get()[0]?.settle(true)

afterEach(removeDrafts)

it('takes what was typed and not saved with it, and what was read', async () => {
  fakeIdentityProvider()
  writeDraft('ada new artifact', '{"artifact_name":"Stele"}')
  await keepAnswer('likes of ada', { records: [{ _id: 'stone' }], hasMore: false })
  noteSeen('ada', 5)
  const isOut = signOut()
  await expect.poll(titles).toEqual(['Signed Out!'])
  expect(readLikesSeen('ada')).toBeNull()
  expect(readDraft('ada new artifact')).toBeNull()
  expect(await recallAnswer('likes of ada')).toBeNull()
  closeDialog()
  await isOut
})

it('is not what happens to a sign-in that has expired: what was typed is there after the next', async () => {
  fakeIdentityProvider()
  writeDraft('ada new artifact', '{"artifact_name":"Stele"}')
  const isOut = endExpiredSignIn()
  await expect.poll(titles).toEqual(['Error!'])
  closeDialog()
  await isOut
  expect(readDraft('ada new artifact')).toBe('{"artifact_name":"Stele"}')
})
