import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** As in tools/timeLimits.ts. */
const MINUTE = 60_000 * Number(process.env['TEST_TIME_LIMITS'] ?? 1)

export default defineConfig({
  test: {
    name: 'local-firestore',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // The slowest test takes ten seconds on an idle machine.
    testTimeout: 2 * MINUTE,
    hookTimeout: 2 * MINUTE,
    // Tests do not change module state, and isolating them would take 40 % of the time.
    isolate: false,
    // Same as the other projects of the repository, which run in the same group.
    maxWorkers: availableParallelism() + 1,
  },
})
