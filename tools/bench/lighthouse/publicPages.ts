/** Runs Lighthouse once on each public page in both themes, for the categories other than performance. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import * as z from 'zod/mini'
import { rowOf, runLighthouse } from '#bench/lighthouse/lighthouse.ts'
import { browserOptions } from '#browser.ts'

/** Audited paths; the last one does not exist. The label of an artifact is audited too. */
const PATHS = ['/', '/allArtifacts', '/signin', '/signup', '/aboutUs', '/contactUs', '/notFound']

const idSchema = z.array(z.object({ _id: z.string() })).check(z.minLength(1))

async function sharePath(app: string): Promise<string> {
  const response = await fetch(`${app}/api/artifacts?limit=1`)
  const [artifact] = z.parse(idSchema, await response.json())
  return `/label/${artifact?._id}`
}

/** Creates a browser profile with the dark theme. */
async function createDarkProfile(app: string, folder: string): Promise<void> {
  const browser = await chromium.launchPersistentContext(folder, await browserOptions())
  try {
    const page = await browser.newPage()
    // A page of the app's origin without the app, which would store more.
    await page.goto(`${app}/robots.txt`)
    await page.evaluate(() => localStorage.setItem('theme', 'ancientdark'))
  } finally {
    await browser.close()
  }
}

/** Prints the scores of every public page in both themes. @param app URL of a running stack @throws Failure */
export async function auditPublicPages(app: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const { executablePath } = await browserOptions()
  const dark = join(folder, 'dark')
  try {
    await createDarkProfile(app, dark)
    const paths = [...PATHS, await sharePath(app)]
    for (const theme of ['light', 'dark'] as const) {
      console.log(`\nPublic pages, ${theme}, throttling simulated`)
      const rows: Record<string, object> = {}
      for (const path of paths) {
        const profile = join(folder, 'profile')
        if (theme === 'dark') await cp(dark, profile, { recursive: true })
        const result = await runLighthouse(`${app}${path}`, 'simulate', executablePath, folder, {
          profile,
          isDark: theme === 'dark',
        })
        await rm(profile, { recursive: true, force: true })
        rows[path] = rowOf([result])
      }
      console.table(rows)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
