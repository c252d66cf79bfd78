import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Milliseconds for which a page may still grow to the height it had, before its old position is given up. */
const GROWTH_MS = 5000

/** Scroll positions by history entry, for as long as the tab is not reloaded; then the browser's own memory helps. */
const positions = new Map<string, number>()

/** Scrolls to a position as soon as the page is tall enough, unless the visitor scrolls first. The answer gives up. */
function scrollWhenTall(top: number): () => void {
  const stop = new AbortController()
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) < 2) stop.abort()
  }
  const growth = new ResizeObserver(attempt)
  stop.signal.addEventListener('abort', () => growth.disconnect())
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(event, () => stop.abort(), { signal: stop.signal, passive: true })
  const timer = setTimeout(() => stop.abort(), GROWTH_MS)
  stop.signal.addEventListener('abort', () => clearTimeout(timer))
  attempt()
  if (!stop.signal.aborted) growth.observe(document.body)
  return () => stop.abort()
}

/**
 * A new page starts at its top; Back and Forward return to where the visitor was. A change of the query alone (a search,
 * a sort) leaves the page where it stands.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const lastPath = useRef(pathname)
  useLayoutEffect(() => {
    const isSamePath = lastPath.current === pathname
    lastPath.current = pathname
    if (type === NavigationType.Pop) {
      const top = positions.get(key) ?? (isSamePath ? undefined : 0)
      // A page that is opened stands where the browser has put it: to ask where would lay it out once more.
      return top === undefined ? undefined : scrollWhenTall(top)
    }
    if (!isSamePath) window.scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [key, pathname, type])
  // In the same commit as the new page: what the change of pages itself scrolls must not count for the old one.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])
}
