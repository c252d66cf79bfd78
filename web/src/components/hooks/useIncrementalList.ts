import { startTransition, useEffect, useState } from 'react'

/**
 * Renders a long list over several frames, so that the page stays responsive. Returns the items to render
 * now.
 * @param first number of items in the first render
 * @param step number of items added per frame
 * @param page once this many items are rendered, `page` items are added per frame, because they are out of view
 */
export function useIncrementalList<T>(
  items: readonly T[],
  first: number,
  step: number,
  page = Infinity,
): readonly T[] {
  const [count, setCount] = useState(first)
  const isAll = count >= items.length
  useEffect(() => {
    if (isAll) return undefined
    const next = count + (count < page ? step : page)
    const frame = requestAnimationFrame(() => startTransition(() => setCount(next)))
    return () => cancelAnimationFrame(frame)
  }, [isAll, count, step, page])
  return isAll ? items : items.slice(0, count)
}
