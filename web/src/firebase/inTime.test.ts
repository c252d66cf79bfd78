import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { inTime } from './inTime.ts'

describe('an answer of the store', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
  })

  test('is handed on, and nothing waits any longer', async () => {
    await expect(inTime(Promise.resolve(24))).resolves.toBe(24)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('that does not come is a sentence for people', async () => {
    const problem = inTime(new Promise(() => {})).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await problem).toMatchObject({ code: 'unavailable', name: 'Problem' })
  })
})
