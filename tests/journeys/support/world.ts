/** A browser per worker, and a fresh visitor per call: no cookies, nothing stored, nothing signed in. */
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterEach, beforeAll, inject } from 'vitest'
import { FOR_TESTS, launchBrowser } from '../../../tools/browser.ts'
import { TIMEOUT_MS } from './expectations.ts'
import { keepTraces, startTrace } from './failures.ts'
import type { Person } from './people.ts'
import { services } from './services.ts'
import { storedSession } from './session.ts'

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 900 }
/** For a visitor for whom things move by themselves, as for most people: it costs a third more, so that others go without. */
export const MOVING = { reducedMotion: 'no-preference' } as const

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors and warnings that the page logged or threw so far. */
  readonly complaints: string[]
  /** Opens a path of the app and waits until its heading shows. */
  open: (path: string) => Promise<void>
  /** Signs in on the sign-in screen, which leads to where the person was going, and closes the dialog that says so. */
  signIn: (person: Pick<Person, 'email' | 'password'>) => Promise<void>
}

export interface World {
  /** Nothing moves by itself, unless it is `MOVING`. */
  visitor(options?: BrowserContextOptions): Promise<Visitor>
  /** A visitor who signed in earlier: nothing is open yet. */
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

/** Until the app runs, what is rendered while building can be seen and not used: everything in it has to be taken over. */
async function untilItRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('#root :is(button, form)')]
    const isTaken = (control: Element) => Object.keys(control).some((key) => key.startsWith('__react'))
    return controls.length > 0 && controls.every(isTaken)
  })
}

/** A page that is loaded is one that can be used; whoever says what to wait for waits for that alone. */
function waitsForApp(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...args) => {
    const response = await goto(...args)
    if (!args[1]?.waitUntil) await untilItRuns(page)
    return response
  }
  page.reload = async (...args) => {
    const response = await reload(...args)
    if (!args[0]?.waitUntil) await untilItRuns(page)
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

/** What a worker answers cannot be kept away or counted by a page's own routes: most visitors have a browser without. */
const withoutWorkers = () => {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

/** Of this worker's files, one after the other; it ends with the worker. */
let browser: Browser | null = null

async function requireBrowser(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await launchBrowser(FOR_TESTS, inject('traces'))
  return browser
}

/** Visitors for the tests of a file, which leave nothing in the browser: each is gone when its test is over. */
export function withWorld(): World {
  const contexts: BrowserContext[] = []
  beforeAll(async () => void (await requireBrowser()))
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepTraces(task, contexts)
    await Promise.all(contexts.splice(0).map((context) => context.close()))
  })
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
      if (options?.serviceWorkers !== 'allow') await context.addInitScript(withoutWorkers)
      contexts.push(context)
      await startTrace(context)
      const page = await context.newPage()
      if (options?.javaScriptEnabled !== false) waitsForApp(page)
      return visit(page, context)
    },
    async member(person, options) {
      return world.visitor({ ...options, storageState: await storedSession(person) })
    },
  }
  return world
}
