/**
 * Saves a picture of every screen, menu, dialog and state at 360, 768 and 1280 px in both themes, for looking at:
 *
 *   npx node tests/journeys/shots.ts FOLDER [ADDRESS]
 *
 * visits the app at the address (default: that of `npm start`, which must be running) as one of its seed accounts.
 * At the address of `npm run dev` it also saves the style page and the contact sheet, a picture for each of their parts.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../../tools/browser.ts'
import { signInAsSeed } from '../../tools/seed/signIn.ts'
import { settled, THEMES } from './support/camera.ts'

const [folder, app = 'http://localhost:5000'] = process.argv.slice(2)
if (!folder) throw new Error('Say in which folder the pictures should be saved.')

const WIDTHS = [360, 768, 1280]

interface Shot {
  name: string
  path: string
  /** Brings about what is to be seen; the picture is then of the window, not of the whole page. */
  act?: (page: Page) => Promise<void>
}

const press = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('button', { name }).first().click()
const shown = (page: Page, role: 'dialog' | 'alertdialog') => page.getByRole(role).waitFor()

const GUEST: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'browse', path: '/allArtifacts' },
  { name: 'browse-nothing', path: '/allArtifacts?name=no+such+thing' },
  { name: 'sign-up', path: '/signup' },
  { name: 'sign-up-errors', path: '/signup', act: press('Sign Up') },
  { name: 'sign-in', path: '/signin' },
  { name: 'about', path: '/aboutUs' },
  { name: 'contact', path: '/contactUs' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'sign-in-behind', path: '/artifact/rosetta-stone' },
  {
    name: 'card-menu',
    path: '/allArtifacts',
    act: async (page) => {
      await press(/^More about/)(page)
      await page.getByRole('menuitem', { name: 'Share' }).waitFor()
    },
  },
  {
    name: 'article',
    path: '/',
    act: async (page) => {
      await press(/^Read More/)(page)
      await shown(page, 'dialog')
    },
  },
]

const MEMBER: readonly Shot[] = [
  { name: 'detail', path: '/artifact/rosetta-stone' },
  {
    name: 'viewer',
    path: '/artifact/rosetta-stone',
    act: async (page) => {
      await press(/^Enlarge/)(page)
      await shown(page, 'dialog')
    },
  },
  {
    name: 'contributor',
    path: '/artifact/rosetta-stone',
    act: async (page) => {
      await page.locator('a[href^="/contributor/"]').click()
      await page.getByText(/artifacts?, since/).waitFor()
    },
  },
  { name: 'add', path: '/addArtifact' },
  { name: 'add-errors', path: '/addArtifact', act: press('Add Artifact') },
  { name: 'update', path: '/updateArtifact/rosetta-stone' },
  { name: 'mine', path: '/myArtifacts' },
  { name: 'liked', path: '/likedArtifacts' },
  { name: 'account', path: '/account' },
  {
    name: 'delete',
    path: '/myArtifacts',
    act: async (page) => {
      await press(/^Delete/)(page)
      await shown(page, 'alertdialog')
    },
  },
  {
    name: 'menu',
    path: '/aboutUs',
    act: async (page) => {
      // Its part comes when the page is idle; before that the bar shows plain links.
      await page.waitForLoadState('networkidle')
      await press(/^(Account of|Menu$)/)(page)
      await page.getByRole('button', { name: 'Sign Out' }).waitFor()
    },
  },
]

async function take(page: Page, shots: readonly Shot[], suffix: string): Promise<void> {
  for (const { name, path, act } of shots) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await settled(page)
    await act?.(page)
    if (act) await settled(page)
    await page.screenshot({ path: join(folder ?? '', `${name}-${suffix}.png`), fullPage: !act })
  }
}

/** Pages that the production build leaves out, by the name of their pictures. */
const DEVELOPMENT = { style: '/style', 'contact-sheet': '/contactSheet' }

async function isForDevelopment(page: Page): Promise<boolean> {
  await page.goto(DEVELOPMENT.style)
  return (await page.getByRole('heading', { level: 1 }).first().innerText()) === 'Style'
}

/** These pages are longer than a picture can be. */
async function takeParts(page: Page, suffix: string): Promise<void> {
  for (const [name, path] of Object.entries(DEVELOPMENT)) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await settled(page)
    for (const part of await page.locator('main > div > section').all()) {
      const title = await part.getByRole('heading').first().innerText()
      const slug = title
        .toLowerCase()
        .match(/[a-z]+/g)
        ?.join('-')
      await part.screenshot({
        path: join(folder ?? '', `${name}-${slug}-${suffix}.png`),
        // The bar that stays in sight would lie over the part.
        style: 'nav { position: static !important }',
      })
    }
  }
}

async function takeAll(browser: Browser, width: number, theme: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: app,
    viewport: { width, height: width < 600 ? 740 : 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
  const suffix = `${width}-${theme.replace('ancient', '')}`
  await take(page, GUEST, suffix)
  if (await isForDevelopment(page)) await takeParts(page, suffix)
  await signInAsSeed(page)
  await take(page, MEMBER, suffix)
  await context.close()
  console.log(`  ${suffix}`)
}

await mkdir(folder, { recursive: true })
const browser = await launchBrowser()
try {
  for (const width of WIDTHS) for (const theme of THEMES) await takeAll(browser, width, theme)
} finally {
  await browser.close()
}
