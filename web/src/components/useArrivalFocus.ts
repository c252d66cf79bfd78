import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { claimArrival } from './arrival.ts'

/**
 * Moves the focus to a page's heading when the visitor has navigated to it; where the page stands is not touched. A page
 * that comes up behind a dialog or an open menu leaves the focus there.
 */
export function useArrivalFocus(heading: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (claimArrival(pathname) && !document.querySelector('[data-keeps-focus]'))
      heading.current?.focus({ preventScroll: true })
  }, [pathname, heading])
}
