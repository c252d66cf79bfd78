/**
 * Saves pictures of every screen, menu, dialog and state at 360, 768, 1280 and 1440 px in both themes, for reviews:
 *
 *   npx node tests/journeys/shots.ts FOLDER [--at ADDRESS] [--only NAMES] [--widths 360,1280]
 *     [--language de]
 *
 * The script visits the app at the address (default: that of `npm start`, which must be running) as one of
 * its seed accounts. NAMES is a regular expression of picture names. Photographs from other hosts are
 * replaced by generated ones of various proportions. At the address of `npm run dev` it also saves the style
 * page and the contact sheet, one picture per section.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchBrowser } from '../../tools/browser.ts'
import { SEED_ACCOUNTS } from '../../tools/seed/accounts.ts'
import { signInAsSeed } from '../../tools/seed/signIn.ts'
import { CURATORS } from './shots/curators.ts'
import { setLanguage } from './shots/language.ts'
import { lists } from './shots/lists.ts'
import { members, photographs } from './shots/members.ts'
import { drawPhotographs } from './shots/photographs.ts'
import type { Shot } from './shots/shot.ts'
import { addSpecimen } from './shots/specimen.ts'
import { VISITORS } from './shots/visitors.ts'
import { settled, THEMES } from './support/camera.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: 'string', default: 'http://localhost:5000' },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '360,768,1280,1440' },
    language: { type: 'string', default: 'en' },
  },
})
const [folder] = positionals
if (!folder) throw new Error('Say in which folder the pictures should be saved.')
const app = values.at
const locale = await setLanguage(values.language)
const widths = values.widths.split(',').map(Number)
const isWanted = ({ name }: { name: string }) => new RegExp(`^(${values.only || '.*'})$`).test(name)

const fileOf = (name: string, suffix: string) => join(folder, `${name}-${suffix}.png`)

/**
 * Changes the window's size and the theme of the open page, like a user who turns a tablet or switches the
 * theme.
 */
async function shape(page: Page, width: number, theme: string): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 740 : 900 })
  // Labels have no script and follow the system's colour scheme.
  await page.emulateMedia({ colorScheme: theme === 'ancientdark' ? 'dark' : 'light' })
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }))
  }, theme)
}

/** Opens a shot and saves it in these window sizes. */
async function takeOne(page: Page, shot: Shot, windows: readonly number[]): Promise<void> {
  const { name, path, before, act, isWindow = false } = shot
  const [first = 0] = windows
  await page.setViewportSize({ width: first, height: first < 600 ? 740 : 900 })
  await before?.(page)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await settled(page)
  await act?.(page)
  for (const width of windows) {
    for (const theme of THEMES) {
      await shape(page, width, theme)
      await settled(page)
      const path = fileOf(name, `${width}-${theme.replace('ancient', '')}`)
      await page.screenshot({ path, fullPage: !isWindow })
    }
  }
}

/** Saves all shots. A shot that fails is reported and skipped. */
async function take(page: Page, shots: readonly Shot[]): Promise<void> {
  for (const shot of shots.filter(isWanted)) {
    try {
      for (const windows of shot.isPerWidth ? widths.map((width) => [width]) : [widths])
        await takeOne(page, shot, windows)
      console.log(`  ${shot.name}`)
    } catch (error) {
      console.log(`  ${shot.name}: ${String(error).split('\n')[0]}`)
    }
    // oxlint-disable-next-line no-restricted-properties -- the next shot opens a page, which ends lost requests
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.emulateMedia({ media: null })
    await drawPhotographs(page, app)
  }
}

/** Development-only pages, by picture name. */
const DEVELOPMENT = [
  { name: 'style', path: '/styleguide/' },
  { name: 'contact-sheet', path: '/styleguide/contact-sheet' },
]

async function isForDevelopment(page: Page): Promise<boolean> {
  await page.goto('/styleguide/')
  return (await page.getByRole('heading', { level: 1 }).first().innerText()) === 'Style'
}

/** Saves the sections of pages that are too long for one picture. */
async function takeParts(page: Page, width: number, theme: string): Promise<void> {
  for (const { name, path } of DEVELOPMENT.filter(isWanted)) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await shape(page, width, theme)
    await settled(page)
    for (const part of await page.locator('main > div > section').all()) {
      const title = await part.getByRole('heading').first().innerText()
      const slug = title
        .toLowerCase()
        .match(/[a-z]+/g)
        ?.join('-')
      await part.screenshot({
        path: fileOf(`${name}-${slug}`, `${width}-${theme.replace('ancient', '')}`),
        // A sticky bar would cover the section.
        style: 'nav { position: static !important }',
      })
    }
  }
}

const newContext = (browser: Browser) =>
  browser.newContext({ baseURL: app, locale, reducedMotion: 'reduce', serviceWorkers: 'block' })

/** Chooses a language like the switch in the footer. */
const chooseLanguage = (context: BrowserContext, value: string) =>
  context.addCookies([{ name: 'firebase-language-override', value, url: app }])

/** Signs in on the English screen. */
async function signIn(page: Page, account?: (typeof SEED_ACCOUNTS)[number]): Promise<void> {
  await chooseLanguage(page.context(), 'en')
  await signInAsSeed(page, account)
  await chooseLanguage(page.context(), values.language)
}

async function takeAll(browser: Browser, shots: readonly Shot[]): Promise<void> {
  const context = await newContext(browser)
  await chooseLanguage(context, values.language)
  const page = await context.newPage()
  await drawPhotographs(page, app)
  await take(page, VISITORS)
  if (DEVELOPMENT.some(isWanted) && (await isForDevelopment(page)))
    for (const width of widths) for (const theme of THEMES) await takeParts(page, width, theme)
  if (shots.some(isWanted)) {
    await signIn(page)
    await take(page, shots)
  }
  await context.close()
  if (!CURATORS.some(isWanted)) return
  const office = await newContext(browser)
  const desk = await office.newPage()
  await drawPhotographs(desk, app)
  await signIn(desk, SEED_ACCOUNTS[2])
  await take(desk, CURATORS)
  await office.close()
}

await mkdir(folder, { recursive: true })
const specimen = await addSpecimen(app)
const browser = await launchBrowser()
try {
  await takeAll(browser, [
    ...members(specimen.id),
    ...photographs(specimen.photographs),
    ...lists(specimen.list),
  ])
} finally {
  await browser.close()
  await specimen.remove()
}
