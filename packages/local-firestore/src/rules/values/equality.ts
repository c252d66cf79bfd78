import { keyOf } from '#rules/values/key.ts'
import type { MapValue, RuleValue } from '#rules/values/value.ts'

/** The `==` of the language: 1 == 1.0 at the top, as floats, but not inside lists and maps; other types differ. */
export function equal(a: RuleValue, b: RuleValue): boolean {
  if (typeof a === 'bigint' && typeof b === 'bigint') return a === b
  return isNumber(a) && isNumber(b) ? Number(a) === Number(b) : same(a, b)
}

/** Whether a diff counts a value as unchanged: numbers by value at any depth, and NaN is NaN. */
export function unchanged(a: RuleValue, b: RuleValue): boolean {
  return a === b || keyOf(a, 'by value') === keyOf(b, 'by value')
}

/** Integers and floats. */
export function isNumber(value: RuleValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number'
}

/** What makes elements of lists and entries of maps equal: 1 is not 1.0, 0.0 is not -0.0, and NaN is nothing. */
export function same(a: RuleValue, b: RuleValue): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a === b && Object.is(a, b)
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b
  switch (a.kind) {
    case 'bytes':
      return b.kind === 'bytes' && Buffer.compare(a.bytes, b.bytes) === 0
    case 'list':
      return b.kind === 'list' && sameItems(a.items, b.items)
    case 'set':
      return b.kind === 'set' && keyOf(a, 'by value') === keyOf(b, 'by value')
    case 'map':
      return b.kind === 'map' && sameMaps(a, b)
    case 'timestamp':
    case 'duration':
      return b.kind === a.kind && a.nanos === b.nanos
    case 'latlng':
      return b.kind === 'latlng' && Object.is(a.latitude, b.latitude) && Object.is(a.longitude, b.longitude)
    case 'path':
      return b.kind === 'path' && sameItems(a.segments, b.segments)
    default:
      // Diffs are equal to nothing. What a query leaves open is never compared here; see list/constraint.ts.
      return false
  }
}

function sameItems(a: readonly RuleValue[], b: readonly RuleValue[]): boolean {
  return a.length === b.length && a.every((item, i) => same(item, b[i] ?? null))
}

function sameMaps(a: MapValue, b: MapValue): boolean {
  if (a.keys.length !== b.keys.length) return false
  return a.keys.every((key) => {
    const left = a.get(key)
    const right = b.get(key)
    return left !== undefined && right !== undefined && same(left, right)
  })
}
