import type { Locator } from 'vitest/browser'

/** Texts of the elements that a locator finds. */
export const textsOf = (locator: Locator) => locator.elements().map(({ textContent }) => textContent)
