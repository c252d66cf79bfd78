import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const MINUTE = 60_000

export default defineConfig({
  test: {
    name: 'local-firestore',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // The slowest test takes ten seconds on an idle machine; a busy one may need ten times as long.
    testTimeout: 2 * MINUTE,
    hookTimeout: 2 * MINUTE,
    // No test leaves anything in a module; a fresh set of modules for each file costs two fifths of the time.
    isolate: false,
    // As the rules' tests, with which they run side by side.
    maxWorkers: availableParallelism() + 1,
    sequence: { groupOrder: 1 },
  },
})
