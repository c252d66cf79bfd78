import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longestFirst.ts'
import { takeOutsideFirestore } from './tests/support/outsideFirestore.ts'
import { TallyReporter } from './tests/support/tally.ts'
import { IS_AIMED } from './tools/aimed.ts'

const MINUTE = 60_000
/** One more than there are cores: tests of whole stacks wait for processes and pages a quarter of their time. */
const WORKERS = availableParallelism() + 1
const outsideFirestore = takeOutsideFirestore(process.env)
/** Each file has the whole store, and an outside one is one for all files. */
const storeWorkers = outsideFirestore === null ? WORKERS : 1

/** What the runner and the browser say when a time limit is over; an expectation that does not hold says something else. */
const OUT_OF_TIME =
  /^(?:Test timed out in|Hook timed out in|Timed out in waitUntil|[\w.]+: Timeout \d+ms exceeded)/

export default defineConfig({
  test: {
    // Pictures of components whose test failed.
    attachmentsDir: '.local/test-attachments',
    // By name, each test is told when it ends, and not with the last one of its file.
    reporters: [IS_AIMED ? 'verbose' : 'default', new TallyReporter()],
    sequence: { sequencer: LongestFirst },
    // All time limits hold at ten times what a test takes on an idle machine.
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/domain/src/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'web/{src,build}/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          // No file leaves anything in a module; a fresh set of modules for each costs two fifths of the processor's time.
          isolate: false,
          maxWorkers: WORKERS,
          testTimeout: MINUTE,
          hookTimeout: MINUTE,
          sequence: { groupOrder: 0 },
        },
      },
      'packages/local-firestore',
      'web',
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts', 'tests/reads/**/*.test.ts'],
          isolate: false,
          provide: { outsideFirestore },
          maxWorkers: storeWorkers,
          testTimeout: 2 * MINUTE,
          // One file loads 20,000 records first.
          hookTimeout: 5 * MINUTE,
          // Beside the local Firestore's own suite (packages/local-firestore/vitest.config.ts), when there are as many workers.
          sequence: { groupOrder: outsideFirestore === null ? 1 : 2 },
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tests/tools/**/*.test.ts'],
          setupFiles: ['tests/api/support/closeFile.ts'],
          globalSetup: ['tests/api/setup.ts'],
          provide: { outsideFirestore },
          maxWorkers: storeWorkers,
          testTimeout: 5 * MINUTE,
          hookTimeout: 5 * MINUTE,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          setupFiles: ['tests/api/support/closeFile.ts'],
          // No file leaves anything in a module: a second of the processor's time less for each.
          isolate: false,
          globalSetup: ['tests/api/setup.ts'],
          provide: { outsideFirestore },
          maxWorkers: storeWorkers,
          testTimeout: 5 * MINUTE,
          hookTimeout: 5 * MINUTE,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/journeys/setup.ts'],
          setupFiles: ['tests/journeys/support/afterFile.ts'],
          // One browser for the files of a worker, each visitor of which has a context of its own.
          isolate: false,
          // A stack and a browser for each.
          maxWorkers: WORKERS,
          testTimeout: 5 * MINUTE,
          hookTimeout: 5 * MINUTE,
          expect: { poll: { timeout: MINUTE } },
          // What runs out of time on a busy machine is tried once more, and told at the end; a wrong answer never is.
          retry: { count: 1, condition: OUT_OF_TIME },
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
