/**
 * Whether the visitor has just come to a page by navigating. The page then takes the focus, so that the keyboard and
 * screen readers start at its heading. The first page of a visit leaves the focus to the browser.
 */
let here = typeof location === 'undefined' ? '' : location.pathname

/** True once for each change of path. */
export function claimArrival(path: string): boolean {
  if (path === here) return false
  here = path
  return true
}
