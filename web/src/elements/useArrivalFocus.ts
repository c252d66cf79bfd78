import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { claimArrival } from './arrival.ts'

/** Moves the focus to a page's heading when the visitor has navigated to it; where the page stands is not touched. */
export function useArrivalFocus(heading: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (claimArrival(pathname)) heading.current?.focus({ preventScroll: true })
  }, [pathname, heading])
}
