import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { withTimeout } from './withTimeout.ts'

describe('a read', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
  })

  test('clears its timer on success', async () => {
    await expect(withTimeout(Promise.resolve(24))).resolves.toBe(24)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('that never settles fails with a user-facing message', async () => {
    const problem = withTimeout(new Promise(() => {})).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await problem).toMatchObject({ code: 'unavailable', name: 'Problem' })
  })
})
