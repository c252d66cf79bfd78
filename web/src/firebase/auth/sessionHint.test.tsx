import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { maySessionExist, setSessionHint } from './sessionHint.ts'

beforeEach(() => localStorage.clear())

test('the session hint is false in a browser without a sign-in, and true from sign-in to sign-out', () => {
  expect(maySessionExist()).toBe(false)
  setSessionHint(true)
  expect(maySessionExist()).toBe(true)
  setSessionHint(false)
  expect(maySessionExist()).toBe(false)
})

test('the session hint is true if storage is blocked', () => {
  const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  onTestFinished(() => {
    blocked.mockRestore()
  })
  expect(maySessionExist()).toBe(true)
})
