/**
 * Measures the position of the first result of each judged query on a phone and a small laptop. It must be
 * visible without scrolling.
 */
import type { Browser, Page } from 'playwright-core'
import type { Measure } from '#bench/measures.ts'
import { MULTI_WORD_QUERIES } from '#bench/search/multiWordQueries.ts'
import { MUSEUM_QUERIES } from '#bench/search/museumQueries.ts'

const SCREENS = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
] as const
/** Milliseconds to wait for the results of `GET /search`, which follow those by name. */
const TIMEOUT_MS = 5_000

/** Pixels from the top of the window to the first card; null if nothing is found. */
async function firstCard(page: Page, query: string): Promise<number | null> {
  await page.goto(`/allArtifacts?${new URLSearchParams({ name: query })}`, { waitUntil: 'commit' })
  const card = page.locator('main article:not([aria-hidden])').first()
  await card.waitFor({ timeout: TIMEOUT_MS }).catch(() => null)
  // Search results may replace the results by name.
  await page.waitForLoadState('networkidle')
  return page.evaluate(
    () => document.querySelector('main article:not([aria-hidden])')?.getBoundingClientRect().top ?? null,
  )
}

/** @param app URL of a running stack with museum records */
export async function measureFirstCards(browser: Browser, app: string): Promise<Measure[]> {
  const measures: Measure[] = []
  const queries = [...MUSEUM_QUERIES, ...MULTI_WORD_QUERIES].map(({ query }) => query)
  for (const viewport of SCREENS) {
    const context = await browser.newContext({ baseURL: app, viewport, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const tops = new Map<string, number>()
    for (const query of queries) {
      const top = await firstCard(page, query)
      if (top !== null) tops.set(query, top)
    }
    await context.close()
    const below = [...tops].filter(([, top]) => top >= viewport.height)
    for (const [query, top] of below) console.log(`below the first screen: ${query} (${top.toFixed(0)} px)`)
    const screen = `${viewport.width} x ${viewport.height}`
    measures.push(
      { name: `${screen}: queries with results`, value: tops.size, unit: '', goal: null },
      { name: `${screen}: first card below the first screen`, value: below.length, unit: '', goal: 0 },
      {
        name: `${screen}: lowest first card`,
        value: Math.max(...tops.values()),
        unit: 'px',
        goal: viewport.height,
      },
    )
  }
  return measures
}
