import { expect, it } from 'vitest'
import { toast } from './toast.ts'

it('queues requests until they can be shown', () => {
  toast.success('Liked this artifact!')
  toast.notice('No changes to save.')
  expect(toast.take()).toMatchObject([
    { kind: 'success', message: 'Liked this artifact!', ms: 1500 },
    { kind: 'notice', message: 'No changes to save.', ms: 5000 },
  ])
  expect(toast.take()).toEqual([])
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
])('a failure shows the message of %j', (error, message) => {
  toast.failure(error)
  expect(toast.take()).toMatchObject([{ kind: 'failure', message, ms: 5000 }])
})
