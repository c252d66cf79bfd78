/** One browser for the tests of a file, a page per test, and what the page complains about. */
import { type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { launchBrowser, type PageHost, servePage } from '#test/support/browser.ts'

/** A client looks for a server that was killed for ten seconds on an idle machine. */
const PAGE_TIMEOUT_MS = 100_000

/** Gives a function that opens a page with the SDK; each has its own browser context unless one is given. */
export function browserPages(): () => Promise<Page> {
  let browser: Browser | undefined
  let host: PageHost | undefined
  beforeAll(async () => {
    ;[browser, host] = await Promise.all([launchBrowser(), servePage()])
  })
  afterAll(async () => {
    await browser?.close()
    host?.close()
  })
  return async () => {
    if (browser === undefined || host === undefined) throw new Error('The browser has not started.')
    const page = await browser.newPage()
    onTestFinished(() => page.close())
    page.setDefaultTimeout(PAGE_TIMEOUT_MS)
    await page.goto(host.url)
    return page
  }
}
