import { type RefObject, useEffect, useState } from 'react'

/** Returns whether an element is in the viewport; true until the observer has reported. */
export function useInView(target: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true)
  useEffect(() => {
    const element = target.current
    if (!element) return undefined
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last) setInView(last.isIntersecting)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])
  return isInView
}
