/** Component tests. Each runs in a real browser with the real theme and router (web/test/render.tsx). */
import { availableParallelism, loadavg } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { mergeConfig } from 'vite'
import { configDefaults, defineProject } from 'vitest/config'
import { isSingleFileRun } from '../tools/isSingleFileRun.ts'
import { browserOptions, FOR_TESTS } from '../tools/browser.ts'
import { MINUTE, SECOND } from '../tools/timeLimits.ts'
import { photoServer } from './test/photoServer.ts'
import app from './vite.config.ts'

const CORES = availableParallelism()
/** Average number of waiting processes per core; 0 on systems that do not report it. */
const load = (loadavg()[0] ?? 0) / CORES
/**
 * Time limit in milliseconds for expected elements. Short for single named files, but longer than React shows a
 * placeholder and an announcement waits; long for whole runs, where the machine is busy.
 */
const WAIT_MS = isSingleFileRun ? 2_000 * Math.min(30, Math.max(1, load)) : 15 * SECOND

/** Tests that delete the database which the Auth SDK, once loaded, keeps open as long as its page. */
const OWN_STORAGE = ['src/**/{SessionProvider,sessionHint}.test.tsx']

export default mergeConfig(
  app,
  defineProject({
    plugins: [photoServer()],
    // Kept between runs, so that only the first one prepares the packages.
    cacheDir: '../.cache/components',
    // Production builds of React, Emotion and MUI, as users get them. Their development builds would take a
    // third more processor time.
    resolve: { conditions: ['module', 'browser', 'production'] },
    oxc: { jsx: { development: false } },
    optimizeDeps: {
      // Every module that a test may load: dependencies discovered during a test would reload its page.
      entries: ['src/**/*.tsx', 'src/**/*.worker.ts', 'test/*.tsx', 'test/language.ts'],
      include: ['react/jsx-runtime'],
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
    },
    // Hides a warning that a package of the test runner causes on every run.
    logLevel: 'error',
    test: {
      name: 'components',
      // For test/scale.ts.
      env: { TEST_SCALE: process.env['TEST_SCALE'] ?? '' },
      // Same as the unit tests, which run in the same group.
      maxWorkers: CORES + 1,
      // Each worker loads the modules once. test/setup.ts resets what a test has changed.
      isolate: false,
      testTimeout: MINUTE,
      hookTimeout: MINUTE,
      include: ['src/**/*.test.tsx'],
      setupFiles: ['test/language.ts', 'test/setup.ts'],
      expect: { poll: { timeout: WAIT_MS } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: !isSingleFileRun,
        provider: playwright({
          actionTimeout: WAIT_MS,
          launchOptions: await browserOptions(FOR_TESTS),
          // Frames of transitions cost processor time; tests about motion call `allowMotion`.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [
          { browser: 'chromium', exclude: [...configDefaults.exclude, ...OWN_STORAGE] },
          { browser: 'chromium', name: 'components (own storage)', include: OWN_STORAGE, isolate: true },
        ],
        viewport: { width: 1280, height: 800 },
      },
    },
  }),
)
