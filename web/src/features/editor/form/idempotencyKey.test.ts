import { expect, test } from 'vitest'
import { makeIdempotencyKeys } from './idempotencyKey.ts'

/** Creates numbered keys, with a previously stored text. */
function makeKeys(start: number, kept: string | null) {
  let made = start
  const memory = { kept }
  const { keyOf: idempotencyKey, wasSent } = makeIdempotencyKeys(
    () => `key ${(made += 1)}`,
    kept,
    (text) => (memory.kept = text),
  )
  return { idempotencyKey, wasSent, memory }
}

test('the same content keeps its key, other content gets a new one', () => {
  const { idempotencyKey } = makeKeys(0, null)
  expect(idempotencyKey({ name: 'Stone' })).toBe('key 1')
  expect(idempotencyKey({ name: 'Stone' })).toBe('key 1')
  expect(idempotencyKey({ name: 'Stones' })).toBe('key 2')
})

test('keeps the last key over a reload', () => {
  const { idempotencyKey, memory } = makeKeys(0, null)
  idempotencyKey({ name: 'Stone' })
  const next = makeKeys(10, memory.kept)
  expect(next.wasSent({ name: 'Stone' })).toBe(true)
  expect(next.wasSent({ name: 'Stones' })).toBe(false)
  expect(next.idempotencyKey({ name: 'Stone' })).toBe('key 1')
  expect(next.idempotencyKey({ name: 'Stones' })).toBe('key 11')
})

test.each(['', 'x', '{"content":1}', 'null'])('ignores an invalid stored text (%s)', (kept) => {
  expect(makeKeys(0, kept).idempotencyKey({})).toBe('key 1')
})
