import { expect, it } from 'vitest'
import { createToasts } from './toast.ts'
import { isFarEnough } from './useSwipe.ts'

it('keeps toasts in order until something shows them, and tells when one comes', () => {
  const toasts = createToasts()
  let calls = 0
  const stop = toasts.waiting.subscribe(() => (calls += 1))
  toasts.success('Liked this artifact!')
  toasts.notice('No changes to save.')
  expect(calls).toBe(2)
  const [first, second, ...rest] = toasts.take()
  expect(first).toMatchObject({ kind: 'success', message: 'Liked this artifact!', ms: 1500 })
  expect(second).toMatchObject({ kind: 'notice', message: 'No changes to save.', ms: 5000 })
  expect(rest).toEqual([])
  expect(second?.number).toBeGreaterThan(first?.number ?? Infinity)
  expect(toasts.take()).toEqual([])
  stop()
})

it.each([
  [new Error('The server said no.'), 'The server said no.'],
  ['A sentence.', 'A sentence.'],
  [
    new TypeError('Failed to fetch dynamically imported module: https://example.org/assets/a.js'),
    'This part of the app could not be loaded. Check your connection and try again.',
  ],
  [new Error(''), 'Something went wrong. Please try again.'],
  [{ message: 'not an error' }, 'Something went wrong. Please try again.'],
  [undefined, 'Something went wrong. Please try again.'],
])('shows the own message of %j', (error, message) => {
  const toasts = createToasts()
  toasts.failure(error)
  expect(toasts.take()).toMatchObject([{ kind: 'failure', message, ms: 5000 }])
})

it('is dismissed by a drag past 80 percent of its width, to either side', () => {
  expect(isFarEnough(256, 320)).toBe(false)
  expect(isFarEnough(257, 320)).toBe(true)
  expect(isFarEnough(-257, 320)).toBe(true)
})
