/** Waits for a condition with the patience that a busy machine needs. */
import { vi } from 'vitest'

const PATIENCE_MS = 30_000

export const eventually = (condition: () => unknown) => vi.waitUntil(condition, { timeout: PATIENCE_MS })
