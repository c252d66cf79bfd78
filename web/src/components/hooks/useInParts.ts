import { startTransition, useEffect, useState } from 'react'

/**
 * The items of a list: a few at first, and as many more for each frame that was painted. Drawing and laying out all of them
 * at once would keep a phone from hearing a tap.
 * @param first how many are there at first
 * @param step how many come at once after that
 * @param page once this many are there, as many come at once: they are out of sight, and a frame costs more than they do
 */
export function useInParts<T>(
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
