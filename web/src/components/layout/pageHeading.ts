/** Sets the document's title, and moves the focus to the heading after a navigation. */
import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { siteName } from '#i18n/siteText.ts'
import { isFocusHeld } from './FocusHold.tsx'

/** Sets the document's title: "About - Artifact Tracker". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - ${siteName()}`
  }, [title])
}

/** The last path. On the first page of a visit the browser controls the focus. */
let here = typeof location === 'undefined' ? '' : location.pathname

/** Head elements that the server adds to the first page of a visit (functions/src/share/headTags.ts). */
const SHARE_TAGS = 'link[rel="canonical"], meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"]'

/** Returns true if the path has changed since the last call, and stores it. */
export function claimArrival(path: string): boolean {
  if (path === here) return false
  here = path
  return true
}

/**
 * Focuses a page's heading after a navigation, without scrolling, so that keyboard and screen reader users
 * start there, unless a dialog or menu is open. Also removes the share tags of the first page.
 */
export function useArrivalFocus(heading: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!claimArrival(pathname)) return
    document.head.querySelectorAll(SHARE_TAGS).forEach((tag) => tag.remove())
    if (!isFocusHeld()) heading.current?.focus({ preventScroll: true })
  }, [pathname, heading])
}

/**
 * Focuses the screen's heading. Call it when a control removes itself; otherwise the keyboard would start at
 * the top of the document. Waits one frame for closing dialogs.
 */
export function focusHeading(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }))
}
