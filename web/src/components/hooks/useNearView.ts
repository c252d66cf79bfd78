import { type RefObject, useEffect, useState } from 'react'

/**
 * Returns true once an element has been in or near the viewport.
 * @param nearPx pixels below the viewport that count as near
 */
export function useNearView(place: RefObject<HTMLElement | null>, nearPx: number): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `0px 0px ${nearPx}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, isNear, nearPx])
  return isNear
}
