import { startTransition, useEffect, useState } from 'react'

/**
 * The items of a list: a few at first, and as many more for each frame that was painted. Drawing and laying out all of them
 * at once would keep a phone from hearing a tap.
 * @param step how many come at once
 */
export function useInParts<T>(items: readonly T[], step: number): readonly T[] {
  const [count, setCount] = useState(step)
  const isAll = count >= items.length
  useEffect(() => {
    if (isAll) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + step)))
    return () => cancelAnimationFrame(frame)
  }, [isAll, count, step])
  return isAll ? items : items.slice(0, count)
}
