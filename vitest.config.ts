import './tools/cli/testSite.ts'
import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { takeOutsideFirestore } from './tests/support/outsideFirestore.ts'
import { IS_FULL } from './tests/support/scale.ts'
import { MINUTE, SECOND } from './tools/timeLimits.ts'
import { isSingleFileRun } from './tools/isSingleFileRun.ts'
import { messages } from './web/build/messages.ts'

/**
 * Tests of built files and their sizes, and of processor time, which other tests beside them would add to. They run nightly, after
 * the repository tests.
 */
const BUDGETS = [
  'web/build/modules.test.ts',
  'web/src/illustrations/budgets.test.ts',
  'tools/bench/search/hostile.test.ts',
]
/** Firebase's emulator suite, a busy service worker, and kills of the local stack's processes, whose parts have tests of their own. */
const NIGHTLY_JOURNEYS = [
  'tests/journeys/own-stack/busy-worker.test.ts',
  'tests/journeys/own-stack/emulators.test.ts',
  'tests/journeys/own-stack/recovery.test.ts',
  'tests/journeys/own-stack/first-start.test.ts',
]
/** One more than the cores, because tests of whole stacks spend a quarter of their time waiting. */
const WORKERS = availableParallelism() + 1
const outsideFirestore = takeOutsideFirestore(process.env)
/** Tests of an external Firestore run one after another, because each file needs the whole store. */
const storeWorkers = outsideFirestore === null ? WORKERS : 1
/** All projects share the workers, so that no core is idle before the last file. With an outside store, those that use it follow in turn. */
const storeGroup = (order: number) => (outsideFirestore === null ? 0 : order)

// Time limits are about ten times what tests need on an idle machine with two cores.
export default defineConfig({
  test: {
    // Screenshots of failed component tests.
    attachmentsDir: '.local/test-attachments',
    // Processes that tests have started end after them.
    teardownTimeout: 30 * SECOND,
    // With named files, each test is reported as soon as it ends.
    reporters: [isSingleFileRun ? 'verbose' : 'default'],
    projects: [
      {
        plugins: [messages()],
        test: {
          name: 'unit',
          include: [
            'packages/domain/src/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'web/{src,build}/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...BUDGETS],
          setupFiles: ['web/test/language.ts'],
          // Isolating modules per file would cost two fifths of the processor time; no file changes a
          // module's state.
          isolate: false,
          maxWorkers: WORKERS,
          testTimeout: MINUTE,
          hookTimeout: MINUTE,
        },
      },
      'packages/local-firestore',
      'web',
      {
        plugins: [messages()],
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts', 'tests/reads/**/*.test.ts'],
          setupFiles: ['web/test/language.ts'],
          isolate: false,
          provide: { outsideFirestore },
          maxWorkers: storeWorkers,
          testTimeout: 2 * MINUTE,
          // One file first loads thousands of records.
          hookTimeout: 5 * MINUTE,
          sequence: { groupOrder: storeGroup(1) },
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tests/tools/**/*.test.ts'],
          setupFiles: ['tests/api/support/closeFile.ts'],
          // As for `api`.
          isolate: false,
          globalSetup: ['tests/api/setup.ts'],
          provide: { outsideFirestore },
          maxWorkers: storeWorkers,
          testTimeout: 5 * MINUTE,
          hookTimeout: 5 * MINUTE,
          sequence: { groupOrder: storeGroup(2) },
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          setupFiles: ['tests/api/support/closeFile.ts'],
          // Saves a second of processor time per file; no file changes a module's state.
          isolate: false,
          globalSetup: ['tests/api/setup.ts'],
          provide: { outsideFirestore },
          maxWorkers: storeWorkers,
          testTimeout: 5 * MINUTE,
          hookTimeout: 5 * MINUTE,
          sequence: { groupOrder: storeGroup(2) },
        },
      },
      {
        test: {
          // Random sequences of calls, compared with a model.
          name: 'model',
          include: ['tests/model/**/*.test.ts'],
          setupFiles: ['tests/api/support/closeFile.ts'],
          isolate: false,
          globalSetup: ['tests/api/setup.ts'],
          provide: { outsideFirestore },
          maxWorkers: storeWorkers,
          // The number of sequences is chosen, not the time.
          testTimeout: 300 * MINUTE,
          hookTimeout: 5 * MINUTE,
          sequence: { groupOrder: storeGroup(2) },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...(IS_FULL ? [] : NIGHTLY_JOURNEYS)],
          globalSetup: ['tests/journeys/setup.ts'],
          setupFiles: ['tests/journeys/support/afterFile.ts'],
          // One connection to the browser per worker.
          isolate: false,
          maxWorkers: WORKERS,
          testTimeout: 5 * MINUTE,
          hookTimeout: 5 * MINUTE,
          expect: { poll: { timeout: MINUTE } },
        },
      },
      {
        plugins: [messages()],
        test: {
          // Tests of the repository itself: documents, workflows, planted faults. They run nightly, not in
          // npm test.
          name: 'repository',
          include: ['tests/repository/**/*.test.ts'],
          setupFiles: ['web/test/language.ts', 'tests/api/support/closeFile.ts'],
          globalSetup: ['tests/api/setup.ts'],
          provide: { outsideFirestore },
          maxWorkers: storeWorkers,
          testTimeout: 5 * MINUTE,
          hookTimeout: 5 * MINUTE,
          sequence: { groupOrder: storeGroup(3) },
        },
      },
      {
        plugins: [messages()],
        test: {
          name: 'budgets',
          include: BUDGETS,
          setupFiles: ['web/test/language.ts'],
          // One file after another, once the repository tests have ended.
          maxWorkers: 1,
          testTimeout: 5 * MINUTE,
          hookTimeout: 5 * MINUTE,
          sequence: { groupOrder: storeGroup(3) + 1 },
        },
      },
    ],
  },
})
