import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { __vitePreload } from './importHelper.ts'
import { isLoadFailure } from './loadFailure.ts'
import { whenIdle } from './whenIdle.ts'

const failures = vi.fn<() => void>()
addEventListener('vite:preloadError', () => failures())
beforeEach(() => void failures.mockReset())

/** Makes requests for scripts succeed or fail. */
function network() {
  const state = { status: 200 }
  const requests: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    requests.push(typeof address === 'string' ? address : '')
    if (state.status === 0) throw new TypeError('Failed to fetch')
    return new Response('', { status: state.status })
  })
  return { state, requests }
}

it.each([0, 404, 503])(
  'does not import a script that cannot be fetched, and imports it at the next try: %i',
  async (status) => {
    const { state } = network()
    const load = vi.fn<() => Promise<string>>(async () => 'module')
    const files = [`assets/part-${status}.js`, `assets/shared-${status}.js`]
    state.status = status
    const failure = await __vitePreload(load, files).catch((error: unknown) => error)
    expect(isLoadFailure(failure)).toBe(true)
    expect(load).not.toHaveBeenCalled()
    expect(failures).toHaveBeenCalledOnce()
    state.status = 200
    expect(await __vitePreload(load, files)).toBe('module')
    expect(failures).toHaveBeenCalledOnce()
  },
)

describe('a later try shares no request', () => {
  /** Every request stays on its way, but for one that fails; the next ones succeed. */
  async function tryTwice(files: readonly string[], between: () => Promise<void>) {
    const fetching = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((address) =>
        address === '/assets/gone.js'
          ? Promise.reject(new TypeError('Failed to fetch'))
          : new Promise(() => {}),
      )
    const first = __vitePreload(async () => 'module', files).catch(() => 'failed')
    expect(fetching).toHaveBeenCalledTimes(files.length)
    await Promise.race([first, between()])
    network()
    return __vitePreload(async () => 'module', files)
  }

  it('that was on its way when another one of the part failed', async () => {
    expect(await tryTwice(['assets/gone.js', 'assets/held.js'], () => new Promise(() => {}))).toBe('module')
  })

  it('that has stalled for ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    expect(await tryTwice(['assets/stalled.js'], async () => void vi.advanceTimersByTime(10_000))).toBe(
      'module',
    )
  })
})

it('a failure during a later try is not reported, and leaves its requests', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const requests: PromiseWithResolvers<Response>[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const request = Promise.withResolvers<Response>()
    requests.push(request)
    return request.promise
  })
  const load = () => __vitePreload(async () => 'module', ['assets/twice.js'])
  const first = load().catch(() => 'failed')
  vi.advanceTimersByTime(10_000)
  const second = load()
  requests[0]?.reject(new TypeError('Failed to fetch'))
  expect(await first).toBe('failed')
  expect(failures).not.toHaveBeenCalled()
  const third = load()
  expect(requests).toHaveLength(2)
  requests[1]?.resolve(new Response(''))
  expect(await Promise.all([second, third])).toEqual(['module', 'module'])
})

it('reports no error of what uses the module', async () => {
  network()
  const error = new TypeError('Cannot read properties of undefined')
  await expect(__vitePreload(() => Promise.reject(error), ['assets/used.js'])).rejects.toBe(error)
  expect(failures).not.toHaveBeenCalled()
})

it('reports no script that is missing in the background, until it is needed', async () => {
  const { state } = network()
  state.status = 404
  const load = () => __vitePreload(async () => 'module', ['assets/idle.js'])
  const { promise: inBackground, resolve } = Promise.withResolvers<unknown>()
  whenIdle(() => void load().catch(resolve))
  expect(isLoadFailure(await inBackground)).toBe(true)
  expect(failures).not.toHaveBeenCalled()
  await expect(load()).rejects.toThrow('could not be loaded')
  expect(failures).toHaveBeenCalledOnce()
})

it('fetches a script that two parts share once, and leaves those of the page to the browser', async () => {
  const { requests } = network()
  const link = document.head.appendChild(document.createElement('link'))
  link.setAttribute('href', '/assets/page.js')
  await Promise.all(
    ['one', 'two'].map((name) =>
      __vitePreload(async () => name, ['assets/page.js', `assets/${name}.js`, 'assets/both.js']),
    ),
  )
  link.remove()
  expect(requests).toHaveLength(3)
  expect(new Set(requests)).toEqual(new Set(['/assets/both.js', '/assets/one.js', '/assets/two.js']))
})
