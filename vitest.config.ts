import { defineConfig } from 'vitest/config'
import { takeOutsideFirestore } from './tests/support/outsideFirestore.ts'

const MINUTE = 60_000
const outsideFirestore = takeOutsideFirestore(process.env)

export default defineConfig({
  test: {
    // Pictures of components whose test failed.
    attachmentsDir: '.local/test-attachments',
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
          sequence: { groupOrder: 0 },
        },
      },
      'packages/local-firestore',
      'web',
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts', 'tests/reads/**/*.test.ts'],
          provide: { outsideFirestore },
          testTimeout: MINUTE,
          // One file loads 20,000 records first.
          hookTimeout: 5 * MINUTE,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tests/tools/**/*.test.ts'],
          globalSetup: ['tests/api/setup.ts'],
          provide: { outsideFirestore },
          // Each file has the whole store, and there is one.
          fileParallelism: outsideFirestore === null,
          testTimeout: 3 * MINUTE,
          hookTimeout: 2 * MINUTE,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/api/setup.ts'],
          provide: { outsideFirestore },
          // Each file has the whole store, and there is one.
          fileParallelism: outsideFirestore === null,
          testTimeout: 2 * MINUTE,
          hookTimeout: 2 * MINUTE,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/journeys/setup.ts'],
          testTimeout: 3 * MINUTE,
          hookTimeout: 3 * MINUTE,
          fileParallelism: false,
          // A browser and nine servers on two cores: what fails by the clock alone is tried once more, and reported.
          retry: 1,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
