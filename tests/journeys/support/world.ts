/** Visitors of the app. Each has a fresh browser context: no cookies, no storage, signed out. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { TIMEOUT_MS } from './expectations.ts'
import { keepTraces, startTrace } from './failures.ts'
import type { Person } from './people.ts'
import { services } from './services.ts'
import { storedSession } from './session.ts'
import { slowDown } from './slowness.ts'

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 900 }
/** Enables animations. They cost a third more processor time, so only journeys about motion use them. */
export const MOVING = { reducedMotion: 'no-preference' } as const

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors and warnings logged or thrown in the page. */
  readonly problems: string[]
  /** Opens a path of the app and waits for its heading. */
  open: (path: string) => Promise<void>
  /** Signs in on the sign-in screen and closes the success dialog. */
  signIn: (person: Pick<Person, 'email' | 'password'>) => Promise<void>
}

export interface World {
  /** A visitor with reduced motion, unless the options are `MOVING`. */
  visitor(options?: BrowserContextOptions): Promise<Visitor>
  /** A visitor who is signed in. No page is open yet. */
  member(person: Person, options?: BrowserContextOptions): Promise<Visitor>
}

function collectProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  return problems
}

/** Waits until React has hydrated the buttons and forms of the prerendered page. What is below the window may stay as it is. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('#root :is(button, form)')]
    const isHydrated = (control: Element) => Object.keys(control).some((key) => key.startsWith('__react'))
    const isLate = (control: Element) =>
      control.closest('main') !== null && control.getBoundingClientRect().top > innerHeight
    return controls.length > 0 && controls.every((control) => isLate(control) || isHydrated(control))
  })
}

/** Makes `goto` and `reload` wait for hydration unless the call sets `waitUntil`. */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...args) => {
    const response = await goto(...args)
    if (!args[1]?.waitUntil) await untilHydrated(page)
    return response
  }
  page.reload = async (...args) => {
    const response = await reload(...args)
    if (!args[0]?.waitUntil) await untilHydrated(page)
    return response
  }
}

function visit(page: Page, context: BrowserContext): Visitor {
  const open = async (path: string) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }
  return {
    page,
    context,
    problems: collectProblems(page),
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

/** Unregisters service workers, because `page.route` does not see requests that they answer. */
const removeServiceWorkers = () => {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

/** The connection of this test process to the shared browser. */
let browser: Browser | null = null

async function requireBrowser(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await chromium.connect(inject('browser'))
  return browser
}

/**
 * Visitors for the tests of a file.
 * @param until when their contexts are closed. A page opens its second screen in half the time, so tests that store nothing in the
 * browser share their visitors.
 */
export function withWorld(until: 'test' | 'file' = 'test'): World {
  const contexts: BrowserContext[] = []
  const closeAll = async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
  }
  beforeAll(async () => void (await requireBrowser()))
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepTraces(task, contexts)
    if (until === 'test') await closeAll()
  })
  afterAll(closeAll)
  const world: World = {
    async visitor(options) {
      const running = await requireBrowser()
      const context = await running.newContext({
        baseURL: services.app,
        viewport: DESKTOP,
        reducedMotion: 'reduce',
        ...options,
      })
      context.setDefaultTimeout(TIMEOUT_MS)
      if (options?.serviceWorkers !== 'allow') await context.addInitScript(removeServiceWorkers)
      slowDown(context)
      contexts.push(context)
      await startTrace(context)
      const page = await context.newPage()
      if (options?.javaScriptEnabled !== false) waitForHydration(page)
      return visit(page, context)
    },
    async member(person, options) {
      return world.visitor({ ...options, storageState: await storedSession(person) })
    },
  }
  return world
}
