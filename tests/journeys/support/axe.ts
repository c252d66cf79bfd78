/** The accessibility rules of axe-core, run in the page. */
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** Waits until nothing fades or slides; what is held or goes round for ever is left alone. */
async function stillness(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(
      ({ playState, timeline, effect }) =>
        playState !== 'running' ||
        // What follows the scrolling stands still with it.
        timeline !== document.timeline ||
        effect?.getTiming().iterations === Infinity,
    ),
  )
}

/** A category brings rules beyond the level that pages have (WCAG 2.2 AA). */
const AA_ONLY = { 'color-contrast-enhanced': { enabled: false } }

/** The light theme last: it is the one that pages are left in. */
const THEMES = [
  // What the themes differ in is colours; everything else is judged once.
  { name: 'ancientdark', options: { runOnly: ['cat.color'], rules: AA_ONLY } },
  { name: 'ancientlight', options: {} },
] as const

async function runIn(page: Page, { name, options }: (typeof THEMES)[number]): Promise<string[]> {
  await page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme
  }, name)
  await stillness(page)
  const call = `axe.run(document, ${JSON.stringify({ ...options, resultTypes: ['violations'] })})`
  const results = (await page.evaluate(call)) as AxeResults
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${name}, ${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}

/** What axe finds wrong in either theme, one line for each element; empty is good. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found: string[] = []
  for (const theme of THEMES) found.push(...(await runIn(page, theme)))
  return found
}
