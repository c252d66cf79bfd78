import { type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { launchBrowser, type PageHost, servePage } from '#test/support/browser.ts'

/** Clients take up to ten seconds to reconnect on an idle machine. */
const PAGE_TIMEOUT_MS = 100_000

/** Starts a browser for the tests of a file. Returns a function that opens a page in a new browser context. */
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
