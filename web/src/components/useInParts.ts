import { startTransition, useEffect, useState } from 'react'

/**
 * The items of a list: a few at first, and as many more for each frame that was painted. Drawing and laying out all of them
 * at once would keep a phone from hearing a tap.
 * @param first how many are there at first
 * @param step how many come at once after that
 */
export function useInParts<T>(items: readonly T[], first: number, step: number): readonly T[] {
  const [count, setCount] = useState(first)
  const isAll = count >= items.length
  useEffect(() => {
    if (isAll) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + step)))
    return () => cancelAnimationFrame(frame)
  }, [isAll, count, step])
  return isAll ? items : items.slice(0, count)
}
