import { UNDO_ACCEPTED_MS } from '@tracker/domain/limits.ts'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { deleteUnsent } from '#drafts/privateData.ts'
import { loadWaitingPhotos, queuePhotos } from '#drafts/photoQueue.ts'
import { claimStore } from '#drafts/unsentStore.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { ApiContext } from '#firebase/api/apiContext.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { artifactNo, showCollection } from '#test/collectionScreen.tsx'
import { type Fate, recordServer } from '#test/recordServer.ts'
import { renderApp } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import { PhotoQueueWatch } from './PhotoQueueWatch.tsx'

beforeEach(deleteUnsent)

const PHOTO = { large: new Blob(['large']), small: new Blob(['small']), width: 4, height: 3 }

/** Creates a server with one record whose photo is queued in this browser. */
async function startWaiting(fateOf?: (call: string) => Fate) {
  // The upload of a test may still run when its assertions hold. It would show its toast in the next test, whose own upload would not
  // start, since only one runs at a time.
  onTestFinished(() => navigator.locks.request('photo queue', () => undefined))
  const server = recordServer(fateOf)
  server.records.set('artifact-1', { name: 'Lamp', image: '', version: 1 })
  await claimStore('ada')
  const waiting = { artifactId: 'artifact-1', name: 'Lamp', photo: PHOTO, imageBefore: '' }
  await queuePhotos('ada', [waiting], 'a form that was saved')
  const watch = (api: ApiClient = server.open()) =>
    renderApp(
      <ApiContext value={api}>
        <PhotoQueueWatch user={ADA} />
      </ApiContext>,
    )
  return { server, watch, image: () => server.records.get('artifact-1')?.image ?? '' }
}

const waiting = () => loadWaitingPhotos('ada')
const messages = () => toast.waiting.get().map(({ message }) => message)

const SOME_TIME: unknown = expect.any(Number)

it('uploads a queued photo, attaches it to its record, and says so', async () => {
  const { server, watch, image } = await startWaiting()
  await watch()
  await expect.poll(waiting).toEqual([])
  expect(server.photos).toContain(image())
  await expect.poll(messages).toEqual(['The photo of “Lamp” was sent.'])
})

it('tries again when the browser is online again, and uploads the photo once', async () => {
  let isOnline = false
  const { server, watch, image } = await startWaiting((call) =>
    call === 'updateArtifact' && !isOnline ? 'response lost' : 'arrives',
  )
  await watch()
  await expect.poll(() => server.calls).toContain('updateArtifact')
  expect(await waiting()).toHaveLength(1)
  isOnline = true
  dispatchEvent(new Event('online'))
  await expect.poll(waiting).toEqual([])
  expect([...server.photos]).toEqual([image()])
})

describe('another attempt', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))

  it('follows at once if the browser came online during one that failed', async () => {
    let attempts = 0
    const { server, watch, image } = await startWaiting((call) => {
      if (call !== 'addPhoto' || (attempts += 1) > 1) return 'arrives'
      dispatchEvent(new Event('online'))
      return 'request lost'
    })
    await watch()
    await expect.poll(waiting).toEqual([])
    expect([...server.photos]).toEqual([image()])
    expect(attempts).toBe(2)
  })

  it('is not made before the time that the server has named', async () => {
    const { server, watch } = await startWaiting()
    let attempts = 0
    const addPhoto = () => {
      attempts += 1
      return Promise.reject(new Problem('too-many-requests', 'Too many photos today.', [], 3_600))
    }
    const isIdle = () => navigator.locks.request('photo queue', () => undefined)
    await watch({ ...server.open(), addPhoto })
    await expect.poll(() => attempts).toBe(1)
    await isIdle()
    dispatchEvent(new Event('online'))
    await isIdle()
    await vi.advanceTimersByTimeAsync(3_599_000)
    await isIdle()
    expect(attempts).toBe(1)
    await vi.advanceTimersByTimeAsync(1_000)
    await expect.poll(() => attempts).toBe(2)
  })
})

it('does not change a record that has another picture by now, and shows that', async () => {
  const { server, watch, image } = await startWaiting()
  server.records.set('artifact-1', { name: 'Lamp', image: 'https://museum.example/lamp.jpg', version: 2 })
  await watch()
  await expect.poll(waiting).toEqual([])
  expect(image()).toBe('https://museum.example/lamp.jpg')
  await expect
    .poll(messages)
    .toEqual(['“Lamp” has another picture by now. The photo that waited was not sent.'])
})

it('does not overwrite a picture that another browser saves at the same moment', async () => {
  const { server, watch, image } = await startWaiting((call) => {
    if (call === 'addPhoto')
      server.records.set('artifact-1', { name: 'Lamp', image: 'https://museum.example/lamp.jpg', version: 2 })
    return 'arrives'
  })
  await watch()
  await expect.poll(() => server.calls).toContain('updateArtifact')
  expect(image()).toBe('https://museum.example/lamp.jpg')
})

describe('a record that was deleted', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

  it('keeps its photo while the deletion can be undone, and gets it afterwards', async () => {
    const { server, watch, image } = await startWaiting()
    const lamp = server.records.get('artifact-1')
    server.records.clear()
    await watch()
    await expect.poll(waiting).toMatchObject([{ goneSince: SOME_TIME }])
    server.records.set('artifact-1', lamp ?? { name: '', image: '', version: 1 })
    dispatchEvent(new Event('online'))
    await expect.poll(waiting).toEqual([])
    expect(server.photos).toContain(image())
  })

  it('is reported once the deletion cannot be undone', async () => {
    const { server, watch } = await startWaiting()
    server.records.clear()
    await watch()
    await expect.poll(waiting).toMatchObject([{ goneSince: SOME_TIME }])
    expect(messages()).toEqual([])
    vi.setSystemTime(Date.now() + UNDO_ACCEPTED_MS)
    dispatchEvent(new Event('online'))
    await expect.poll(waiting).toEqual([])
    await expect.poll(messages).toEqual(['“Lamp” is not in the collection any more. Its photo was not sent.'])
  })
})

it.each([
  ['waits for a curator gets', 'hold', 0],
  ['curators hid is left alone, and keeps', 'suspension', 1],
] as const)('a record that %s its photo', async (_, hiddenBy, left) => {
  const { server, watch, image } = await startWaiting()
  server.records.set('artifact-1', { name: 'Lamp', image: '', version: 1, hiddenBy })
  await watch()
  await expect.poll(() => server.calls).toContain(left === 0 ? 'updateArtifact' : 'artifact')
  await expect.poll(waiting).toHaveLength(left)
  expect(image() === '').toBe(left === 1)
})

it('keeps a photo that the server rejects, and does not upload it again', async () => {
  const { server, watch } = await startWaiting()
  let attempts = 0
  const addPhoto = () => {
    attempts += 1
    return Promise.reject(new Problem('invalid', 'This photo has no pixels.'))
  }
  await watch({ ...server.open(), addPhoto })
  await expect.poll(waiting).toMatchObject([{ refusal: 'This photo has no pixels.' }])
  dispatchEvent(new Event('online'))
  await expect.poll(messages).toHaveLength(1)
  expect(attempts).toBe(1)
})

it.each([360, 1280])('is shown in My Artifacts, and can be discarded, at %i pixels', async (width) => {
  await page.viewport(width, 800)
  await startWaiting()
  await showCollection([artifactNo(1), artifactNo(2)])
  await expect.element(page.getByText(/^Photo waiting:/)).toBeVisible()
  await page.getByRole('button', { name: /^Discard photo/ }).click()

  expect(dialogs.requests.get()).toMatchObject([{ title: 'Are you sure?' }])
  dialogs.requests.get()[0]?.settle(true)
  await expect.element(page.getByText(/^Photo waiting:/)).not.toBeInTheDocument()
  expect(await waiting()).toEqual([])
})
