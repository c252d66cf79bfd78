/** Component tests: each in a real browser, with the real theme and router (web/test/render.tsx). */
import { availableParallelism, loadavg } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { mergeConfig } from 'vite'
import { defineProject } from 'vitest/config'
import { browserOptions } from '../tests/support/browser.ts'
import app from './vite.config.ts'

const CORES = availableParallelism()
/** How many wait for each core; a machine that does not tell counts as idle. */
const load = (loadavg()[0] ?? 0) / CORES
const { CI, npm_lifecycle_event: script } = process.env
/**
 * Milliseconds until what must appear is missed: whoever works on a component sees at once what broke, and a whole run, or
 * one on a busy machine, is never red by the clock.
 */
const WAIT_MS = CI || script === 'test' ? 15_000 : 1000 * Math.min(15, Math.max(1, 3 * load))

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
      maxWorkers: Math.max(2, CORES),
      testTimeout: 60_000,
      hookTimeout: 60_000,
      include: ['src/**/*.test.tsx'],
      setupFiles: ['test/setup.ts'],
      expect: { poll: { timeout: WAIT_MS } },
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ actionTimeout: WAIT_MS, launchOptions: await browserOptions() }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1280, height: 800 },
      },
    },
  }),
)
