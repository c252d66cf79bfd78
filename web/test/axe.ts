import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { ALL_RULES, COLOUR_RULES } from './axeOptions.ts'

/** True while an animation is running that will end; those on a scroll timeline move with the scroll position only. */
const isMoving = ({ playState, timeline, effect }: Animation) =>
  playState === 'running' && timeline === document.timeline && effect?.getTiming().iterations !== Infinity

async function violationsIn(theme: string, part: Element, options: RunOptions): Promise<string[]> {
  document.documentElement.dataset['theme'] = theme
  await expect.poll(() => document.getAnimations().filter(isMoving)).toEqual([])
  const { violations }: AxeResults = await axe.run(part, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${theme}, ${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}

/** Expects that axe-core finds no violation in a part of the page, in both themes. The page ends in the theme it was in. */
export async function expectAccessible(part: Locator): Promise<void> {
  await expect.element(part).toBeVisible()
  const { theme } = document.documentElement.dataset
  const element = part.element()
  const dark = await violationsIn('ancientdark', element, COLOUR_RULES)
  const light = await violationsIn('ancientlight', element, ALL_RULES)
  if (theme === undefined) delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  expect([...dark, ...light]).toEqual([])
}
