import type { StylisElement } from '@emotion/cache'

/** What some browser of today knows only under its old name. */
const OLD_NAMES = /^(?:user-select|print-color-adjust|mask|text-size-adjust|text-decoration|backdrop-filter)/

/** Writes such a property under its old name, too: in place of the styling engine's own table, which begins in 2009. */
export function prefix(element: StylisElement): void {
  if (element.type === 'decl' && !element.return && OLD_NAMES.test(element.value))
    element.return = `-webkit-${element.value}${element.value}`
}
