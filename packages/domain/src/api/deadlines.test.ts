import { expect, test } from 'vitest'
import { DEADLINES } from './deadlines.ts'

test('the client waits for a write longer than the function works on it', () => {
  expect(DEADLINES.work).toBeLessThan(DEADLINES.function)
  expect(DEADLINES.function).toBeLessThan(Math.min(DEADLINES.write, DEADLINES.upload))
})
