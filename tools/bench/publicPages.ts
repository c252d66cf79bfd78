/** Lighthouse on each page that anybody may open, once by day and once by night: for what is no matter of time. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import * as z from 'zod/mini'
import { HEADINGS, line, runLighthouse, show } from '#bench/lighthouse.ts'
import { browserOptions } from '#browser.ts'

/** A page that is not there is audited as well; an artifact's label is added. */
const PATHS = ['/', '/allArtifacts', '/signin', '/signup', '/aboutUs', '/contactUs', '/notFound']

const idSchema = z.array(z.object({ _id: z.string() })).check(z.minLength(1))

async function labelPath(app: string): Promise<string> {
  const response = await fetch(`${app}/api/artifacts?limit=1`)
  const [artifact] = z.parse(idSchema, await response.json())
  return `/label/${artifact?._id}`
}

/** Makes the folder of a browser that was told the dark theme, as a person tells it. */
async function keepDarkTheme(app: string, folder: string): Promise<void> {
  const browser = await chromium.launchPersistentContext(folder, await browserOptions())
  try {
    const page = await browser.newPage()
    // Of the site, but not of the app: nothing else is stored.
    await page.goto(`${app}/robots.txt`)
    await page.evaluate(() => localStorage.setItem('theme', 'ancientdark'))
  } finally {
    await browser.close()
  }
}

/** Prints what Lighthouse says of every public page in both themes. @param app the address of a running stack @throws Failure */
export async function auditPublicPages(app: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const { executablePath } = await browserOptions()
  const dark = join(folder, 'dark')
  try {
    await keepDarkTheme(app, dark)
    const paths = [...PATHS, await labelPath(app)]
    for (const theme of ['light', 'dark'] as const) {
      console.log(`\n${line([`Public pages, ${theme}, throttling simulated`, ...HEADINGS])}`)
      for (const path of paths) {
        const profile = join(folder, 'profile')
        if (theme === 'dark') await cp(dark, profile, { recursive: true })
        const result = await runLighthouse(`${app}${path}`, 'simulate', executablePath, folder, {
          profile,
          isDark: theme === 'dark',
        })
        await rm(profile, { recursive: true, force: true })
        console.log(show(path, [result]))
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
