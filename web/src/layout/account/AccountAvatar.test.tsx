import { expect, it, vi } from 'vitest'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import { AccountAvatar } from './AccountAvatar.tsx'

const photoAt = (letter: string) => `${location.origin}/api/photos/${letter.repeat(20)}-1x1`
/** A picture of one pixel. */
const PIXEL = await (
  await fetch('data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==')
).blob()
const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => src)

it('an uploaded photo is read once with the user’s token, not by its address', async () => {
  const api = fakeApi()
  const user = { ...ADA, photoURL: photoAt('a') }
  await renderApp(
    api.provide(
      <>
        <AccountAvatar user={user} />
        <AccountAvatar user={user} />
      </>,
    ),
  )
  await expect
    .poll(() => api.sent)
    .toMatchObject([{ method: 'GET', path: `/api/hiddenPhotos/${'a'.repeat(20)}-1x1?size=small` }])
  expect(pictures()).toEqual([])
  api.respondWith(new Response(PIXEL))
  await expect.poll(() => pictures()).toHaveLength(2)
  for (const src of pictures()) expect(src).toMatch(/^data:image\/gif/)
  expect(api.sent).toHaveLength(1)
})

it('has initials while the photo is missing, and another avatar tries again', async () => {
  const api = fakeApi()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const user = { ...ADA, photoURL: photoAt('c') }
  const { screen } = await renderApp(api.provide(<AccountAvatar user={user} />))
  await expect.poll(() => api.sent).toHaveLength(1)
  api.respond(404, { detail: 'This photo does not exist.' })
  await expect.poll(() => warn.mock.calls).toHaveLength(1)
  expect(pictures()).toEqual([])
  expect(document.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('A')
  await screen.unmount()
  await renderApp(api.provide(<AccountAvatar user={user} />))
  await expect.poll(() => api.sent).toHaveLength(2)
})

it('a photo of another site is shown from its address', async () => {
  const api = fakeApi()
  const photoURL = `${location.origin}/icon-192.png`
  await renderApp(api.provide(<AccountAvatar user={{ ...ADA, photoURL }} />))
  await expect.poll(() => pictures()).toEqual([photoURL])
  expect(api.sent).toEqual([])
})
