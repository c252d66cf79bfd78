import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UserProfile } from '#firebase/auth/currentUser.ts'
import { DialogHost } from '#notifications/DialogHost.tsx'
import { toast } from '#notifications/toast.ts'
import { signInWithPassword } from '#firebase/auth/auth.ts'
import { fakeApi } from '#test/fakeApi.tsx'
import { fakeIdentityProvider } from '#test/identityProvider.ts'
import { recordDownloads } from '#test/recordDownloads.ts'
import { renderApp } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import AccountScreen from './AccountScreen.tsx'
import type { PhotoSlot } from './OwnPhoto.tsx'

const ACCOUNT = {
  uid: 'ada',
  email: ADA.email,
  name: 'Ada',
  photo_url: '',
  sign_in_with: ['password'],
  created_at: '2026-01-01T00:00:00.000Z',
  last_sign_in_at: '2026-01-02T00:00:00.000Z',
}
const EMPTY = {
  account: ACCOUNT,
  artifacts: [],
  more_photos: [],
  addresses: [],
  likes: [],
  reports: [],
  reported: [],
  photos: [],
  lists: [],
  list_reports: [],
  pseudonyms: [],
  histories: [],
  decided: [],
  suspensions: [],
  deleted: [],
}

const name = page.getByRole('textbox', { name: 'Name' })
const email = page.getByRole('textbox', { name: 'E-mail of this account' })
const download = page.getByRole('button', { name: 'Download my data' })
const remove = page.getByRole('button', { name: 'Delete my account' })
const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
const earlier = page.getByRole('checkbox', { name: 'Change my name on my earlier artifacts as well' })
const save = page.getByRole('button', { name: 'Save', exact: true })
const photoAt = (letter: string) => `${location.origin}/api/photos/${letter.repeat(20)}-40x30`
const PHOTO = photoAt('b')
const photoAddress = page.getByRole('textbox', { name: 'Photo URL' })
const SAVED = 'Your name and photo have been saved.'
const messages = () => toast.take().map(({ message }) => message)

/** In place of the field that uploads photos. */
const slotField = ({ hasPhoto, onUploaded, onRemove }: PhotoSlot) => (
  <>
    <button type="button" onClick={() => void onUploaded(PHOTO).catch(toast.failure)}>
      Upload
    </button>
    {hasPhoto && (
      <button type="button" onClick={onRemove}>
        Remove
      </button>
    )}
  </>
)

/** Renders the screen of a signed-in user; API calls stay pending until the test responds. */
async function renderScreen(user: UserProfile = ADA) {
  const provider = fakeIdentityProvider()
  const api = fakeApi()
  const app = await renderApp(
    api.provide(
      <>
        <AccountScreen photoField={() => slotField} />
        <DialogHost />
      </>,
    ),
    { at: '/account', user },
  )
  return { api, provider, address: app.address }
}

/** Renders the screen of a user signed in with Auth, with a new name entered. */
async function renderWithNewName() {
  const { api, provider } = await renderScreen()
  await signInWithPassword(ADA.email, 'Antiquity1')
  await name.fill('Ada King')
  return { api, provider }
}

it('starts with the account’s name, and requires a visible one', async () => {
  const { api } = await renderScreen()
  await expect.element(name).toHaveValue('Ada')
  await name.fill(' \u200b ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(name).toHaveAccessibleDescription(/^Please enter your name\./)
  await expect.element(name).toHaveFocus()
  expect(api.sent).toEqual([])
})

it('leaves the name on earlier artifacts alone unless the user ticks a box', async () => {
  const { api, provider } = await renderWithNewName()
  await expect.element(earlier).not.toBeChecked()
  await save.click()
  await expect.poll(() => messages()).toEqual([SAVED])
  expect(provider.calls.some(({ body }) => body.includes('Ada King'))).toBe(true)
  expect(api.sent).toEqual([])
})

it('changes the name on earlier artifacts call by call, and continues after a failure', async () => {
  const { api } = await renderWithNewName()
  await earlier.click()
  await save.click()
  await expect.poll(() => api.sent).toHaveLength(1)
  expect(api.sent[0]).toMatchObject({ method: 'POST', path: '/api/account/name' })
  api.respond(200, { done: 50, left: 30 })
  await expect.element(page.getByRole('button', { name: 'Saving (50 of 80 artifacts)' })).toBeVisible()
  await expect.poll(() => api.sent).toHaveLength(2)
  api.respond(429, { detail: 'Please wait a minute.' })
  const failure = 'Your name has been saved, but not yet on all artifacts. Please wait a minute.'
  await expect.element(page.getByText(failure)).toBeVisible()
  expect(messages()).toEqual([failure])
  await expect.element(earlier).toBeChecked()
  await save.click()
  await expect.poll(() => api.sent).toHaveLength(3)
  api.respond(200, { done: 30, left: 0 })
  await expect.poll(() => messages()).toEqual([SAVED])
  await expect.element(earlier).not.toBeChecked()
})

describe('an uploaded photo', () => {
  const upload = page.getByRole('button', { name: 'Upload' })
  const changes = (provider: ReturnType<typeof fakeIdentityProvider>) =>
    provider.calls.filter(({ name: call }) => call === 'update').map(({ body }): unknown => JSON.parse(body))

  async function renderWithPhoto(photoURL: string) {
    const { api, provider } = await renderScreen({ ...ADA, photoURL })
    await signInWithPassword(ADA.email, 'Antiquity1')
    provider.calls.length = 0
    return { api, provider }
  }

  it('is saved at once, and the one before it is deleted', async () => {
    const { api, provider } = await renderWithPhoto(photoAt('a'))
    await upload.click()
    await expect.poll(() => messages()).toEqual(['Your photo has been saved.'])
    expect(changes(provider)).toMatchObject([{ displayName: 'Ada', photoUrl: PHOTO }])
    await expect
      .poll(() => api.sent)
      .toMatchObject([{ method: 'DELETE', path: `/api/photos/${'a'.repeat(20)}-40x30` }])
  })

  it('deletes no photo of another site, and stays as it was if the account cannot be changed', async () => {
    const { api, provider } = await renderWithPhoto('https://example.com/me.jpg')
    provider.refuse('update', 'TOO_MANY_ATTEMPTS_TRY_LATER')
    await upload.click()
    await expect.poll(() => messages()).toHaveLength(1)
    expect(api.sent).toEqual([])
    await expect.element(photoAddress).toHaveValue('https://example.com/me.jpg')
  })

  it('is removed', async () => {
    const { provider } = await renderWithPhoto(photoAt('a'))
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => messages()).toEqual(['Your photo has been removed.'])
    expect(changes(provider)).toMatchObject([{ displayName: 'Ada', photoUrl: '' }])
  })

  it('stands instead of its address, and stays when the name is saved', async () => {
    const { provider } = await renderWithPhoto(photoAt('a'))
    await expect.element(photoAddress).not.toBeInTheDocument()
    await name.fill('Ada King')
    await save.click()
    await expect.poll(() => messages()).toEqual([SAVED])
    expect(changes(provider)).toMatchObject([{ displayName: 'Ada King', photoUrl: photoAt('a') }])
  })
})

describe('the password', () => {
  const current = page.getByLabelText(/^Current password/)
  const next = page.getByLabelText(/^New password/)
  const change = page.getByRole('button', { name: 'Change password' })

  async function renderWithPasswords() {
    const { provider } = await renderScreen({ ...ADA, hasPassword: true })
    await signInWithPassword(ADA.email, 'Antiquity1')
    provider.calls.length = 0
    await current.fill('Antiquity1')
    await next.fill('Antiquity2')
    return provider
  }

  it('is changed after a check of the current one', async () => {
    const provider = await renderWithPasswords()
    await change.click()
    await expect.poll(() => messages()).toEqual(['Your password has been changed.'])
    const bodyOf = (call: string): unknown =>
      JSON.parse(provider.calls.find((one) => one.name === call)?.body ?? '{}')
    expect(bodyOf('signInWithPassword')).toMatchObject({ email: ADA.email, password: 'Antiquity1' })
    expect(bodyOf('update')).toMatchObject({ password: 'Antiquity2' })
    await expect.element(current).toHaveValue('')
  })

  it('is not changed if the current one is wrong', async () => {
    const provider = await renderWithPasswords()
    provider.refuse('signInWithPassword', 'INVALID_LOGIN_CREDENTIALS')
    await change.click()
    await expect.poll(() => messages()).toEqual(['The e-mail or the password is wrong.'])
    expect(provider.calls.map(({ name }) => name)).not.toContain('update')
    await expect.element(next).toHaveValue('Antiquity2')
  })
})

it('saves all pages of what is stored in one file', async () => {
  const files = recordDownloads()
  const { api } = await renderScreen()
  await download.click()
  await expect.poll(() => api.sent).toHaveLength(1)
  const one = { artifactId: 'a', adder_email: ADA.email }
  const Link = '</api/account?cursor=more>; rel="next"'
  api.respond(200, { ...EMPTY, addresses: [one], decided: ['a'] }, { Link })
  await expect.poll(() => api.sent).toHaveLength(2)
  expect(api.sent[1]).toMatchObject({ method: 'GET', path: '/api/account?cursor=more' })
  api.respond(200, { ...EMPTY, addresses: [{ ...one, artifactId: 'b' }], decided: ['b'] })
  await expect.poll(() => files).toHaveLength(1)
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({
    ...EMPTY,
    addresses: [one, { ...one, artifactId: 'b' }],
    decided: ['a', 'b'],
  })
  await expect.element(download).toBeVisible()
})

it('shows why there is no file', async () => {
  const { api } = await renderScreen()
  await download.click()
  await expect.poll(() => api.sent).toHaveLength(1)
  api.respond(429, { detail: 'That was a lot at once. Please wait a minute.' })
  await expect.poll(() => messages()).toEqual(['That was a lot at once. Please wait a minute.'])
})

it('deletes nothing until the user types their address and confirms', async () => {
  const { api } = await renderScreen()
  for (const typed of ['', 'bob@example.com']) {
    await email.fill(typed)
    await remove.click()
    await expect.element(email).toBeInvalid()
    await expect.element(email).toHaveAccessibleDescription('Type ada@example.com to confirm.')
    await expect.element(question).not.toBeInTheDocument()
  }
  await email.fill(' Ada@Example.com ')
  await remove.click()
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(api.sent).toEqual([])
})

it('sends one request, and can be repeated if the deletion is incomplete', async () => {
  const { api, address } = await renderScreen()
  await email.fill('ada@example.com')
  await userEvent.keyboard('{Enter}')
  await question.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.poll(() => api.sent).toHaveLength(1)
  expect(api.sent[0]).toMatchObject({ method: 'DELETE', path: '/api/account' })
  await expect.element(page.getByRole('button', { name: 'Deleting' })).toBeVisible()
  api.respond(503, { detail: 'There is very much to delete. Please try again to delete the rest.' })
  await expect.element(remove).toBeVisible()
  expect(messages()).toEqual(['There is very much to delete. Please try again to delete the rest.'])
  expect(address()).toBe('/account')
})

it('asks for a new sign-in when the last one is too old', async () => {
  const { api } = await renderScreen()
  await email.fill('ada@example.com')
  await remove.click()
  await question.getByRole('button', { name: 'Yes, delete it!' }).click()
  // The client refreshes the token once, but that does not make the sign-in more recent.
  for (const count of [1, 2]) {
    await expect.poll(() => api.sent).toHaveLength(count)
    api.respond(401, { detail: 'Please sign in again to delete your account.' })
  }
  await expect.element(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible()
  expect(messages()).toEqual([])
})
