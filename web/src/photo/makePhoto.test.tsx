import { beforeEach, expect, it, vi } from 'vitest'
import { makePhoto } from './makePhoto.ts'

const file = new Blob(['file'])
const made = () => makePhoto(file, new AbortController().signal)

/** A worker whose script cannot be loaded. */
class UnloadedWorker extends EventTarget {
  constructor() {
    super()
    queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }
  postMessage() {}
  terminate() {}
}

beforeEach(() => void vi.stubGlobal('Worker', UnloadedWorker))

it('reports a network failure if the worker cannot be loaded', async () => {
  await expect(made()).rejects.toMatchObject({
    code: 'unavailable',
    message:
      'The photo could not be resized, because a part of the app could not be loaded. Check your connection and try again.',
  })
})

it('reports that the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(made()).rejects.toThrow(/^You are offline,/)
})

it('reports an unsupported browser without a canvas for workers', async () => {
  vi.stubGlobal('OffscreenCanvas', undefined)
  await expect(made()).rejects.toThrow(/^This browser cannot make the photo smaller\./)
})
