/** Component tests: each in a real browser, with the real theme and router (web/test/render.tsx). */
import { availableParallelism, loadavg } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { mergeConfig } from 'vite'
import { defineProject } from 'vitest/config'
import { isSingleFileRun } from '../tools/isSingleFileRun.ts'
import { browserOptions, FOR_TESTS } from '../tools/browser.ts'
import { photoServer } from './test/photoServer.ts'
import app from './vite.config.ts'

const CORES = availableParallelism()
/** How many processes wait for each core; a machine that does not tell counts as idle. */
const load = (loadavg()[0] ?? 0) / CORES
/** Milliseconds until what must appear is missed. More than a named file is never red by the clock, and keeps pictures. */
const WAIT_MS = isSingleFileRun ? 500 * Math.min(30, Math.max(1, load)) : 15_000

export default mergeConfig(
  app,
  defineProject({
    plugins: [photoServer()],
    // Kept from run to run, so that only the first one prepares the packages.
    cacheDir: '../.cache/components',
    // Everything that a test may reach: a package found later would load the page anew in the middle of a test.
    optimizeDeps: { entries: ['src/**/*.tsx', 'test/*.tsx'], include: ['react/jsx-dev-runtime'] },
    // A package of the test runner's own makes Vite warn at each run.
    logLevel: 'error',
    test: {
      name: 'components',
      // As the units, with which they run side by side.
      maxWorkers: CORES + 1,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      include: ['src/**/*.test.tsx'],
      setupFiles: ['test/setup.ts'],
      expect: { poll: { timeout: WAIT_MS } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: !isSingleFileRun,
        provider: playwright({ actionTimeout: WAIT_MS, launchOptions: await browserOptions(FOR_TESTS) }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1280, height: 800 },
      },
    },
  }),
)
