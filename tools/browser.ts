/** A browser for tests and measurements: an installed Chrome or Chromium, else the one that comes from npm. */
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
 * What Playwright starts. The packed browser's own arguments stay away: they put all pages into one process and switch
 * off the origin checks that the app must pass.
 */
export async function browserOptions(args: readonly string[] = []) {
  const installed = INSTALLED.find((path) => path && existsSync(path))
  return {
    executablePath: installed ?? (await packed.executablePath()),
    args: ['--no-sandbox', ...args],
    headless: true,
  }
}

/** For tests, which measure no time: what paints is a part of the browser, which spares a tenth of the processor's time. */
export const FOR_TESTS = ['--in-process-gpu']

/**
 * @param args arguments beside those that all browsers here have
 * @param tracesDir where what is traced lies meanwhile; without it Playwright leaves an empty folder behind for each context
 * @throws Error when no browser can be started: journeys are never skipped silently
 */
export async function launchBrowser(args: readonly string[] = [], tracesDir?: string): Promise<Browser> {
  return chromium.launch({ ...(await browserOptions(args)), ...(tracesDir && { tracesDir }) })
}
