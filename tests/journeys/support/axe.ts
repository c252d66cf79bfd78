/** The accessibility rules of axe-core, run in the page. */
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** Waits until nothing fades or slides; what is held or goes round for ever is left alone. */
async function stillness(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  )
}

/** What axe finds wrong, one line for each element; empty is good. */
export async function violations(page: Page): Promise<string[]> {
  await stillness(page)
  await page.evaluate(axe.source)
  const results = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as AxeResults
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}
