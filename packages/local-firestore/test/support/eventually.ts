import { vi } from 'vitest'

/** Conditions that take a second or two on an idle machine can take much longer on a busy one. */
const TIMEOUT_MS = 60_000

/** Waits until a condition is true. */
export const eventually = (condition: () => unknown) =>
  vi.waitUntil(condition, { timeout: TIMEOUT_MS, interval: 5 })
