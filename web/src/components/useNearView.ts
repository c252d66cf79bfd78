import { type RefObject, useEffect, useState } from 'react'

/** Pixels below the window within which something is about to be seen. */
const NEAR_PX = 300

/** Whether an element has been in the window or just below it: what it needs is then worth asking for. */
export function useNearView(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `0px 0px ${NEAR_PX}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, isNear])
  return isNear
}
