/** Increases the count of a key. */
export const increment = <K>(counts: Map<K, number>, key: K, by = 1) =>
  counts.set(key, (counts.get(key) ?? 0) + by)

type Count = readonly [key: string, count: number]

/** Sorts by descending count, then by key. */
export const byCount = ([key, count]: Count, [otherKey, otherCount]: Count) =>
  otherCount - count || (key < otherKey ? -1 : 1)
