import { beforeEach, expect, it, vi } from 'vitest'
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

it('tells a failure when no request is on its way any more, so that the next try begins anew', async () => {
  const slow = Promise.withResolvers<Response>()
  const fetching = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address) =>
      address === '/assets/slow.js' ? slow.promise : Promise.reject(new TypeError('Failed to fetch')),
    )
  const told = vi.fn<() => void>()
  const first = __vitePreload(async () => 'module', ['assets/fast.js', 'assets/slow.js']).catch(told)
  await vi.waitFor(() => expect(fetching).toHaveBeenCalledTimes(2))
  await new Promise(requestAnimationFrame)
  expect(told).not.toHaveBeenCalled()
  slow.reject(new TypeError('Failed to fetch'))
  await first
  expect(told).toHaveBeenCalledOnce()
  network()
  expect(await __vitePreload(async () => 'module', ['assets/fast.js', 'assets/slow.js'])).toBe('module')
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
