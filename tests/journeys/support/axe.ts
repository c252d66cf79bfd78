/** The accessibility rules of axe-core, run in the page. */
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** Waits for finite animations to end. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(
      ({ playState, timeline, effect }) =>
        playState !== 'running' ||
        // A scroll-driven animation.
        timeline !== document.timeline ||
        effect?.getTiming().iterations === Infinity,
    ),
  )
}

/** `cat.color` includes a rule of level AAA; the product conforms to WCAG 2.2 AA. */
const AA_ONLY = { 'color-contrast-enhanced': { enabled: false } }

/** The light theme last: pages stay in it. */
const THEMES = [
  // The themes differ only in colours.
  { name: 'ancientdark', options: { runOnly: ['cat.color'], rules: AA_ONLY } },
  { name: 'ancientlight', options: {} },
] as const

async function runIn(page: Page, { name, options }: (typeof THEMES)[number]): Promise<string[]> {
  await page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme
  }, name)
  await untilStill(page)
  const call = `axe.run(document, ${JSON.stringify({ ...options, resultTypes: ['violations'] })})`
  const results = (await page.evaluate(call)) as AxeResults
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${name}, ${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}

/** The violations in both themes, one line per element. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found: string[] = []
  for (const theme of THEMES) found.push(...(await runIn(page, theme)))
  return found
}
