import { type ReactNode, type RefObject, Suspense, use, useEffect, useState } from 'react'
import { useHydrated } from '#components/hooks/useHydrated.ts'

/** What counts as near by default, around the viewport. */
const NEAR = '300px 0px'
/** What a person does first, here or by signing in in another tab. */
const ACTIONS = ['pointerdown', 'keydown', 'click', 'input', 'popstate', 'storage'] as const

/** Suspends hydration, and nothing else, until the promise is fulfilled. */
function Late({ until, children }: { until: Promise<void>; children: ReactNode }) {
  if (!useHydrated() && typeof document !== 'undefined') use(until)
  return children
}

interface Props {
  /** The element whose children are the items. */
  list: RefObject<HTMLElement | null>
  /** Index of the first item, and of the one after the last. */
  from: number
  to: number
  /** What counts as near, as the `rootMargin` of an IntersectionObserver. */
  near?: string
  children: ReactNode
}

/**
 * Some items of a list that the function rendered. They are hydrated when one comes near the viewport, so that a long list is not
 * hydrated in one task. All are when a person does something or may be signed in: React holds up transitions, such as those
 * to the next page or to a session, while it cannot hydrate what they may render again.
 */
export function LateItems({ list, from, to, near = NEAR, children }: Props) {
  const [{ promise, resolve }] = useState(() => Promise.withResolvers<void>())
  useEffect(() => {
    const stop = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && resolve(),
      { rootMargin: near },
    )
    for (const item of [...(list.current?.children ?? [])].slice(from, to)) observer.observe(item)
    for (const action of ACTIONS)
      addEventListener(action, () => resolve(), { once: true, capture: true, signal: stop.signal })
    // Set by the boot script (web/public/boot.js).
    if (document.documentElement.dataset['member'] !== undefined) resolve()
    return () => {
      observer.disconnect()
      stop.abort()
    }
  }, [list, from, to, near, resolve])
  return (
    <Suspense>
      <Late until={promise}>{children}</Late>
    </Suspense>
  )
}
