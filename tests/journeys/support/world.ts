/** A browser per test file, and a fresh visitor per call: no cookies, nothing stored, nothing signed in. */
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 900 }
/** How long a person would wait for something to appear on a busy two-core machine. */
const PATIENCE_MS = 20_000

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors that the page logged or threw so far. */
  readonly complaints: string[]
  /** Opens a path of the app and waits until its heading shows. */
  open(path: string): Promise<void>
}

export interface World {
  readonly app: string
  visitor(options?: BrowserContextOptions): Promise<Visitor>
}

/** What the browser says about requests that a test made fail on purpose, or that only offline machines see. */
function watchComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

export function withWorld(): World {
  const app = inject('app')
  const contexts: BrowserContext[] = []
  let browser: Browser | null = null
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
  })
  afterAll(() => browser?.close())
  return {
    app,
    async visitor(options) {
      if (!browser) throw new Error('The browser is not up yet.')
      const context = await browser.newContext({ baseURL: app, viewport: DESKTOP, ...options })
      context.setDefaultTimeout(PATIENCE_MS)
      contexts.push(context)
      const page = await context.newPage()
      return {
        page,
        context,
        complaints: watchComplaints(page),
        async open(path) {
          await page.goto(path)
          await page.getByRole('heading', { level: 1 }).first().waitFor()
        },
      }
    },
  }
}
