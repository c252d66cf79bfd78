import { afterEach, expect, test, vi } from 'vitest'
import { isSavingData } from './whenIdle.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: '4g' }, false],
  [undefined, false],
])('isSavingData with the connection %j is %j', (connection, expected) => {
  vi.stubGlobal('navigator', { connection })
  expect(isSavingData()).toBe(expected)
})
