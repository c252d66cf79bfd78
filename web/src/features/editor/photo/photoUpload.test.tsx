import { Problem } from '@tracker/domain/api/problem.ts'
import { expect, it, onTestFinished } from 'vitest'
import { picture } from '#test/photoForm.tsx'
import { createPhotoUpload } from './photoUpload.ts'

/** Uploads a photo, and reports whether its request was sent once the test lets it. */
async function upload() {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  const outcome = Promise.withResolvers<string>()
  const copy = new Blob([await picture(40, 30)])
  const photo = createPhotoUpload({
    make: async () => ({ large: copy, small: copy, width: 40, height: 30 }),
    onMade: () => {},
    api: {
      addPhoto: async (_form, send) => {
        await allowed
        const sending = send(location.href)
        outcome.resolve(await sending.then(() => 'sent').catch((error: unknown) => String(error)))
        throw new Error('The server has no room.')
      },
      deletePhoto: async () => ({ deletedCount: 0 }),
    },
  })
  const leave = photo.connect()
  photo.choose(copy)
  await expect.poll(() => photo.state.get().status).toBe('uploading')
  return { photo, leave, allow, outcome: outcome.promise }
}

it('an upload stops when its form is left', async () => {
  const { leave, allow, outcome } = await upload()
  leave()
  allow()
  expect(await outcome).toContain('AbortError')
})

it('but not while a save waits for it', async () => {
  const { photo, leave, allow, outcome } = await upload()
  const settled = photo.settle()
  leave()
  allow()
  expect(await outcome).toBe('sent')
  expect(await settled).toMatchObject({ status: 'failed' })
})

it('is repeated if the browser came online while it failed', async () => {
  const copy = new Blob([await picture(40, 30)])
  let attempts = 0
  const photo = createPhotoUpload({
    make: async () => ({ large: copy, small: copy, width: 40, height: 30 }),
    onMade: () => {},
    api: {
      addPhoto: async () => {
        attempts += 1
        if (attempts > 1) return { url: 'https://a.example/api/photos/1', width: 40, height: 30 }
        dispatchEvent(new Event('online'))
        throw new Problem('unavailable', 'The server could not be reached.')
      },
      deletePhoto: async () => ({ deletedCount: 0 }),
    },
  })
  onTestFinished(photo.connect())
  photo.choose(copy)
  await expect.poll(() => photo.state.get().status).toBe('uploaded')
})
