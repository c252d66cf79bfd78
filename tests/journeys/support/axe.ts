/** Runs the accessibility rules of axe-core in the page. */
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { ALL_RULES, COLOUR_RULES } from '../../../web/test/axeOptions.ts'
import { animationsEnded } from './camera.ts'

const DARK = { name: 'ancientdark', options: COLOUR_RULES }
const LIGHT = { name: 'ancientlight', options: ALL_RULES }

async function runIn(
  page: Page,
  { name, options }: typeof DARK | typeof LIGHT,
  root: string,
): Promise<string[]> {
  await page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme
  }, name)
  await animationsEnded(page)
  const call = `axe.run(${JSON.stringify(root)}, ${JSON.stringify(options)})`
  // The other results are many times as large.
  const found = (await page.evaluate(
    `${call}.then(({ violations }) => violations)`,
  )) as AxeResults['violations']
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${name}, ${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}

interface Scope {
  /** Selector of the part to check. Default: the whole document. */
  readonly root?: string
  /** True to check only the light theme, if another check covers the colours. */
  readonly isLightOnly?: boolean
}

/**
 * Returns the violations in both themes, one line per element. The themes differ only in colours, so only
 * colours are checked in the dark one. The page ends in the light theme.
 */
export async function violations(
  page: Page,
  { root = 'html', isLightOnly = false }: Scope = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const found: string[] = []
  for (const theme of isLightOnly ? [LIGHT] : [DARK, LIGHT]) found.push(...(await runIn(page, theme, root)))
  return found
}
