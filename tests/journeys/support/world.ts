/** A browser per test file, and a fresh visitor per call: no cookies, nothing stored, nothing signed in. */
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import type { Person } from './people.ts'
import { services } from './services.ts'

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 900 }
/** How long a person would wait for something to appear on a busy two-core machine. */
const PATIENCE_MS = 20_000

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors and warnings that the page logged or threw so far. */
  readonly complaints: string[]
  /** Opens a path of the app and waits until its heading shows. */
  open: (path: string) => Promise<void>
  /** Signs in on the sign-in screen, which leads to where the person was going, and closes the dialog that says so. */
  signIn: (person: Person) => Promise<void>
}

export interface World {
  visitor(options?: BrowserContextOptions): Promise<Visitor>
  /** A visitor who is signed in. */
  member(person: Person, options?: BrowserContextOptions): Promise<Visitor>
}

function watchComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

function visit(page: Page, context: BrowserContext): Visitor {
  const open = async (path: string) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }
  return {
    page,
    context,
    complaints: watchComplaints(page),
    open,
    async signIn({ email, password }) {
      await open('/signin')
      await page.getByLabel('E-mail').fill(email)
      await page.getByLabel(/^Password/).fill(password)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await page.getByRole('dialog', { name: 'Signed In!' }).getByRole('button', { name: 'Ok' }).click()
      await page.waitForURL(({ pathname }) => pathname !== '/signin')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  }
}

export function withWorld(): World {
  const contexts: BrowserContext[] = []
  let browser: Browser | null = null
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
  })
  afterAll(() => browser?.close())
  const world: World = {
    async visitor(options) {
      if (!browser) throw new Error('The browser is not up yet.')
      const context = await browser.newContext({ baseURL: services.app, viewport: DESKTOP, ...options })
      context.setDefaultTimeout(PATIENCE_MS)
      contexts.push(context)
      return visit(await context.newPage(), context)
    },
    async member(person, options) {
      const visitor = await world.visitor(options)
      await visitor.signIn(person)
      return visitor
    },
  }
  return world
}
