/** The browser for tests and benchmarks: an installed Chrome or Chromium, else the one from npm. */
import { existsSync } from 'node:fs'
import packed from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const INSTALLED = [
  process.env.CHROME_PATH,
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Launch options for Playwright. The default arguments of the npm package are not used: they run all pages in one process
 * and disable origin checks that the app must pass.
 */
export async function browserOptions(args: readonly string[] = []) {
  const installed = INSTALLED.find((path) => path && existsSync(path))
  return {
    executablePath: installed ?? (await packed.executablePath()),
    args: ['--no-sandbox', ...args],
    headless: true,
  }
}

/** For tests, which do not measure time: saves a tenth of the processor time. */
export const FOR_TESTS = ['--in-process-gpu']

/**
 * @param args additional arguments
 * @param tracesDir folder for unfinished traces; by default Playwright leaves an empty folder for each context
 * @throws Error if no browser can be started: journeys are never skipped silently
 */
export async function launchBrowser(args: readonly string[] = [], tracesDir?: string): Promise<Browser> {
  return chromium.launch({ ...(await browserOptions(args)), ...(tracesDir && { tracesDir }) })
}
