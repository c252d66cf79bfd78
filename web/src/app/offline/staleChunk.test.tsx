import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { toast } from '#notifications/toast.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { LoadFailure } from '#utils/loadFailure.ts'
import { restoreTypedText } from '#app/keepTypedText.ts'
import { announceReload, reloadForScript, reloadOnStaleChunk } from './staleChunk.ts'

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

it('does not reload while the page is being left, whose scripts are aborted', () => {
  sessionStorage.clear()
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  failToLoad()
  vi.advanceTimersByTime(1)
  expect(reload).not.toHaveBeenCalled()
  vi.runAllTimers()
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

/** A form with a field in which something was typed. */
function type(tag: 'input' | 'textarea', attributes: Partial<HTMLInputElement>): void {
  const form = document.createElement('form')
  Object.assign(form.appendChild(document.createElement(tag)), attributes)
  document.body.append(form)
  onTestFinished(() => form.remove())
}

it('does not reload over unsent text', () => {
  type('textarea', { value: 'half a letter' })
  failToLoad()
  vi.runAllTimers()
  expect(reload).not.toHaveBeenCalled()
})

it('keeps a search that is still being typed', () => {
  sessionStorage.clear()
  type('input', { type: 'search', name: 'name', value: 'anti' })
  failToLoad()
  vi.runAllTimers()
  expect(reload).toHaveBeenCalledOnce()
  const field = document.querySelector('input')
  if (field) field.value = ''
  restoreTypedText()
  expect(field?.value).toBe('anti')
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

describe('a screen whose script fails again', () => {
  const failure = new LoadFailure('The script could not be loaded.')

  it('reloads the page, which keeps what was typed', () => {
    type('textarea', { name: 'message', value: 'half a letter' })
    reloadForScript(failure, 'online', { reload })
    expect(reload).toHaveBeenCalledOnce()
  })

  it('loses a password only after a question, and asks only whoever pressed', () => {
    type('input', { name: 'password', type: 'password', value: 'Antiquity1' })
    reloadForScript(failure, 'online', { reload })
    expect(dialogs.requests.get()).toEqual([])
    reloadForScript(failure, 'press', { reload })
    expect(dialogs.requests.get()).toMatchObject([{ title: 'Reload this page?' }])
    expect(reload).not.toHaveBeenCalled()
  })

  it('does not reload without a network, or for an error of the screen itself', () => {
    reloadForScript(new TypeError('It is not a function.'), 'press', { reload })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    reloadForScript(failure, 'press', { reload })
    expect(reload).not.toHaveBeenCalled()
  })
})
