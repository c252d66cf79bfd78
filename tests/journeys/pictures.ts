/**
 * Takes the README's pictures into `docs/pictures`, in both themes, of the app that `npm start` serves:
 *
 *   npx node tests/journeys/pictures.ts [ADDRESS]
 *
 * The store should hold only the seed. Each picture stays under 120 KB.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { ROOT } from '../../tools/cli/paths.ts'
import { launchBrowser } from '../../tools/browser.ts'
import { signInAsSeed } from '../../tools/seed/signIn.ts'
import { settled, THEMES } from './support/camera.ts'

const [app = 'http://localhost:5000'] = process.argv.slice(2)
const MAX_BYTES = 120_000
/** JPEG qualities, from the best to one with barely visible artefacts. */
const QUALITIES = [85, 80, 75, 70, 65, 60, 50]

const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }
const TALL = { viewport: { width: 1280, height: 1040 }, deviceScaleFactor: 1 }
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

const PICTURES = [
  { name: 'home', path: '/', window: DESKTOP },
  // A filter opens the timeline and the filters.
  { name: 'browse', path: '/allArtifacts?type=Sculptures', window: TALL },
  { name: 'phone', path: '/artifact/rosetta-stone', window: PHONE },
]

/** Takes a picture in the best quality that stays under the size limit. */
async function take(page: Page, name: string): Promise<void> {
  for (const quality of QUALITIES) {
    const picture = await page.screenshot({ type: 'jpeg', quality })
    if (picture.length >= MAX_BYTES) continue
    await writeFile(join(ROOT, 'docs/pictures', `${name}.jpg`), picture)
    console.log(`  ${name}.jpg: ${Math.round(picture.length / 1000)} KB at quality ${quality}`)
    return
  }
  throw new Error(`${name} does not fit into ${MAX_BYTES} bytes.`)
}

async function takeAll(browser: Browser, theme: string): Promise<void> {
  for (const { name, path, window } of PICTURES) {
    const context = await browser.newContext({ baseURL: app, reducedMotion: 'reduce', ...window })
    const page = await context.newPage()
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await signInAsSeed(page)
    await page.goto(path)
    // Wait for the records and the account, which load after the page.
    await page.locator('main img:visible').first().waitFor()
    await page.getByRole('button', { name: /^(Account of|Menu$)/ }).waitFor()
    await settled(page)
    await take(page, `${name}-${theme.replace('ancient', '')}`)
    await context.close()
  }
}

const browser = await launchBrowser()
try {
  for (const theme of THEMES) await takeAll(browser, theme)
} finally {
  await browser.close()
}
