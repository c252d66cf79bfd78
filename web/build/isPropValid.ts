/**
 * Stands in for Emotion's list of the attributes that HTML elements have, which decides what a styled element hands on.
 * Ours tell apart by a `$` what only the style reads; what else the styling takes is named here. TypeScript knows the rest.
 */
const OF_STYLES = new Set(['as', 'theme', 'sx', 'ownerState'])

/** Whether a styled element hands this on to its HTML element. */
export default function isPropValid(name: string): boolean {
  return !name.startsWith('$') && !OF_STYLES.has(name)
}
