import { expect, test } from 'vitest'
import { makeIdempotencyKeys } from './idempotencyKey.ts'

test('the same content keeps its key, other content gets another', () => {
  let made = 0
  const idempotencyKey = makeIdempotencyKeys(() => `key ${(made += 1)}`)
  expect(idempotencyKey({ name: 'Stone' })).toBe('key 1')
  expect(idempotencyKey({ name: 'Stone' })).toBe('key 1')
  expect(idempotencyKey({ name: 'Stones' })).toBe('key 2')
})
