/** What happens at a page's heading: the document gets its name, and the visitor who arrives gets there. */
import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** The product's name, as it stands in titles. */
export const PRODUCT = 'Artifact Tracker'

/** Names the document: "About - Artifact Tracker". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - ${PRODUCT}`
  }, [title])
}

/** The path that the visitor was on last. The first page of a visit leaves the focus to the browser. */
let here = typeof location === 'undefined' ? '' : location.pathname

/** Whether the visitor has just come to a path by navigating: true once for each change of path. */
export function claimArrival(path: string): boolean {
  if (path === here) return false
  here = path
  return true
}

/**
 * Moves the focus to a page's heading when the visitor has navigated to it, so that the keyboard and screen readers start
 * there; where the page stands is not touched. A page that comes up behind a dialog or an open menu leaves the focus there.
 */
export function useArrivalFocus(heading: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (claimArrival(pathname) && !document.querySelector('[data-keeps-focus]'))
      heading.current?.focus({ preventScroll: true })
  }, [pathname, heading])
}

/**
 * Moves the focus to the screen's heading, when the control that was used goes away with what it did: the keyboard then
 * starts there and not at the top of the document. Waits until what closes has closed.
 */
export function focusHeading(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }))
}
