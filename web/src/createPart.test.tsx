import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createPart } from './createPart.ts'

const Lamp = () => null
const SECOND = 1000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A part whose imports wait for their answer. */
function makePart() {
  const imports: PromiseWithResolvers<{ default: typeof Lamp }>[] = []
  const part = createPart<object>('lampOfRome', () => {
    const answer = Promise.withResolvers<{ default: typeof Lamp }>()
    imports.push(answer)
    return answer.promise
  })
  return { part, imports, component: () => part.component.get() }
}

it('is loaded once, however often it is asked for', async () => {
  const { part, imports, component } = makePart()
  part.load()
  part.load()
  await expect.poll(() => imports).toHaveLength(1)
  expect(component()).toBeUndefined()
  imports[0]?.resolve({ default: Lamp })
  await expect.poll(component).toBe(Lamp)
  part.load()
  await vi.advanceTimersByTimeAsync(60 * SECOND)
  expect(imports).toHaveLength(1)
  expect(component()).toBe(Lamp)
})

it('is tried again after a failure, when it is needed or after ten seconds', async () => {
  const { part, imports, component } = makePart()
  part.load()
  await expect.poll(() => imports).toHaveLength(1)
  imports[0]?.reject(new Error('The cable is cut.'))
  await expect.poll(component).toBeNull()
  part.load()
  await expect.poll(() => imports).toHaveLength(2)
  expect(component()).toBeUndefined()
  imports[1]?.reject(new Error('The cable is still cut.'))
  await expect.poll(component).toBeNull()
  await vi.advanceTimersByTimeAsync(10 * SECOND)
  await expect.poll(() => imports).toHaveLength(3)
  imports[2]?.resolve({ default: Lamp })
  await expect.poll(component).toBe(Lamp)
})

it('fetches a file that two parts share once, while it is on its way', async () => {
  const list = document.createElement('div')
  list.dataset.navDrawer = ''
  list.dataset.lampOfRome = '/oil.js'
  document.body.append(list)
  onTestFinished(() => list.remove())
  const oil = Promise.withResolvers<Response>()
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(() => oil.promise)
  const [one, other] = [makePart(), makePart()]
  one.part.load()
  other.part.load()
  oil.resolve(new Response(''))
  await expect.poll(() => [one.imports.length, other.imports.length]).toEqual([1, 1])
  expect(fetch.mock.calls).toEqual([['/oil.js']])
})

it('is imported when all files that the page lists for it are in the browser’s cache', async () => {
  const list = document.createElement('div')
  list.dataset.navDrawer = ''
  list.dataset.lampOfRome = '/oil.js /wick.js'
  document.body.append(list)
  onTestFinished(() => list.remove())
  let isOnline = false
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (file) => {
    if (file === '/wick.js' && !isOnline) throw new TypeError('Failed to fetch')
    return new Response('')
  })
  const { part, imports, component } = makePart()
  part.load()
  await expect.poll(component).toBeNull()
  expect(imports).toEqual([])
  expect(fetch.mock.calls).toEqual([['/oil.js'], ['/wick.js']])
  isOnline = true
  part.load()
  await expect.poll(() => imports).toHaveLength(1)
})
