import { expect, it } from 'vitest'
import { createApiClient } from './apiClient.ts'
import { uploader } from './upload.ts'

it('an upload over its quota says when to try again', async () => {
  const api = createApiClient({
    fetch,
    token: () => Promise.resolve('a token'),
    appCheckToken: () => Promise.resolve(null),
  })
  const parts: number[] = []
  const form = new FormData()
  form.set('large', new Blob(['large']))
  const sent = api.addPhoto(
    form,
    uploader(AbortSignal.timeout(60_000), (part) => parts.push(part)),
  )
  // Vite's server of the tests answers (test/photoServer.ts).
  await expect(sent).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: 7200 })
  expect(parts.at(-1)).toBe(1)
})
