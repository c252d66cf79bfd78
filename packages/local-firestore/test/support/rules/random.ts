import type { RuleValue } from '#rules/values/value.ts'
import { listOf, mapOf } from '#rules/values/createValues.ts'

/** Creates a seeded random number generator for [0, 1) (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns a random value from a small domain, so that equal values are frequent. */
export function anyValue(random: () => number, depth = 2): RuleValue {
  const pick = Math.floor(random() * (depth > 0 ? 8 : 6))
  const small = Math.floor(random() * 3)
  if (pick === 0) return BigInt(small)
  if (pick === 1) return small
  if (pick === 2) return `${small}`
  if (pick === 3) return small === 0
  if (pick === 4) return null
  if (pick === 5) return { kind: 'timestamp', nanos: BigInt(small) }
  if (pick === 6) return listOf(Array.from({ length: small }, () => anyValue(random, depth - 1)))
  return anyMap(random, depth)
}

/** Returns a random map with up to four keys. */
export function anyMap(random: () => number, depth = 2) {
  const keys = ['a', 'b', 'c', 'd'].filter(() => random() < 0.5)
  return mapOf(new Map(keys.map((key) => [key, anyValue(random, depth - 1)])))
}
