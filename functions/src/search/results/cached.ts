/** Maximum number of cached results. */
const CACHE_MAX = 20_000

/** Returns a function that remembers its results, because many artifacts share a place or an adder. */
export function cached<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= CACHE_MAX) known.clear()
    const result = of(text)
    known.set(text, result)
    return result
  }
}
