import { type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { launchBrowser, type PageHost, servePage } from '#test/support/browser.ts'

/** Much longer than on an idle machine, because tests also run on busy ones. */
const PAGE_TIMEOUT_MS = 60_000

export interface PageOptions {
  /** Whether the test can fast-forward the clock of the page. */
  readonly withClock?: boolean
}

/** Starts a browser for the tests of a file. Returns a function that opens a page in a new browser context. */
export function browserPages(): (options?: PageOptions) => Promise<Page> {
  let browser: Browser | undefined
  let host: PageHost | undefined
  beforeAll(async () => {
    ;[browser, host] = await Promise.all([launchBrowser(), servePage()])
  })
  afterAll(async () => {
    await browser?.close()
    host?.close()
  })
  return async ({ withClock = false } = {}) => {
    if (browser === undefined || host === undefined) throw new Error('The browser has not started.')
    const page = await browser.newPage()
    onTestFinished(() => page.close())
    page.setDefaultTimeout(PAGE_TIMEOUT_MS)
    if (withClock) await page.clock.install()
    await page.goto(host.url)
    return page
  }
}
