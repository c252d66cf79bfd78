import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#components/hooks/useHydrated.ts'

/** Pixels around the viewport that count as near. */
const NEAR = '300px 0px'
const TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const

/** Suspends hydration, and nothing else, until the promise is fulfilled. */
function Late({ until, children }: { until: Promise<void>; children: ReactNode }) {
  if (!useHydrated() && typeof document !== 'undefined') use(until)
  return children
}

/**
 * A list item of markup that the function rendered. Its content is hydrated when it comes near the viewport, is pointed at or gets
 * the focus, so that a long list is not hydrated in one task.
 */
export function LateItem({ children }: { children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null)
  const [{ promise, resolve }] = useState(() => Promise.withResolvers<void>())
  useEffect(() => {
    const { current: element } = item
    if (!element) return undefined
    const stop = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && resolve(),
      { rootMargin: NEAR },
    )
    observer.observe(element)
    for (const touch of TOUCHES)
      element.addEventListener(touch, () => resolve(), { once: true, signal: stop.signal })
    return () => {
      observer.disconnect()
      stop.abort()
    }
  }, [resolve])
  return (
    <li ref={item}>
      <Suspense>
        <Late until={promise}>{children}</Late>
      </Suspense>
    </li>
  )
}
