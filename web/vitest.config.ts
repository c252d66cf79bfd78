/** Component tests: each in a real browser, with the real theme and router (web/test/render.tsx). */
import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { mergeConfig } from 'vite'
import { defineProject } from 'vitest/config'
import { browserOptions } from '../tests/support/browser.ts'
import app from './vite.config.ts'

export default mergeConfig(
  app,
  defineProject({
    // Kept from run to run, so that only the first one prepares the packages.
    cacheDir: '../.cache/components',
    // Everything that a test may reach: a package found later would load the page anew in the middle of a test.
    optimizeDeps: { entries: ['src/**/*.tsx', 'test/*.tsx'], include: ['react/jsx-dev-runtime'] },
    // A package of the test runner's own makes Vite warn at each run.
    logLevel: 'error',
    test: {
      name: 'components',
      // As the units, with which they run side by side.
      maxWorkers: Math.max(2, availableParallelism()),
      testTimeout: 60_000,
      hookTimeout: 60_000,
      include: ['src/**/*.test.tsx'],
      setupFiles: ['test/setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: await browserOptions() }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1280, height: 800 },
      },
    },
  }),
)
