/** Increases the count of a key. */
export const raise = <K>(counts: Map<K, number>, key: K, by = 1) =>
  counts.set(key, (counts.get(key) ?? 0) + by)

type Count = readonly [string, number]

/** Sorts by descending count, then by key. */
export const mostFirst = ([one, many]: Count, [other, more]: Count) => more - many || (one < other ? -1 : 1)
