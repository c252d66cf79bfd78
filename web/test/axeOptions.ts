/** Options of axe-core for component tests and journeys. The themes differ only in colours. */
import type { RunOptions } from 'axe-core'

/** All rules, for one theme. Those that need preloaded files are about audio and video, or experimental. */
export const ALL_RULES: RunOptions = { resultTypes: ['violations'], preload: false }

/** The rules about colours, for the other theme. One of them is of level AAA; the product conforms to WCAG 2.2 AA. */
export const COLOUR_RULES: RunOptions = {
  ...ALL_RULES,
  runOnly: ['cat.color'],
  rules: { 'color-contrast-enhanced': { enabled: false } },
}
