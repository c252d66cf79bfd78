import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { toast } from '#notifications/toast.ts'
import { announceReload, reloadOnStaleChunk } from './staleChunk.ts'

const reload = vi.fn<() => void>()
reloadOnStaleChunk(reload)
const failToLoad = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
const messages = () => toast.take().map(({ message }) => message)

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
  reload.mockReset()
})

it('a chunk that fails to load reloads the page, once', () => {
  failToLoad()
  vi.runAllTimers()
  expect(reload).toHaveBeenCalledOnce()
  failToLoad()
  vi.runAllTimers()
  expect(reload).toHaveBeenCalledOnce()
})

it('does not reload without a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  failToLoad()
  vi.runAllTimers()
  expect(reload).not.toHaveBeenCalled()
})

it('does not reload over unsent text', () => {
  const form = document.createElement('form')
  const field = form.appendChild(document.createElement('textarea'))
  document.body.append(form)
  onTestFinished(() => form.remove())
  field.value = 'half a letter'
  failToLoad()
  vi.runAllTimers()
  expect(reload).not.toHaveBeenCalled()
})

it('the next release explains the reload, once', () => {
  failToLoad()
  announceReload()
  expect(messages()).toEqual([])
  announceReload('/assets/next-release.js')
  expect(messages()).toEqual(['A newer version was loaded.'])
  announceReload('/assets/next-release.js')
  expect(messages()).toEqual([])
})
