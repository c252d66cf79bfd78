import { valueKey } from '#rules/values/valueKey.ts'
import type { MapValue, RuleValue } from '#rules/values/value.ts'

/** Evaluates `==`. 1 equals 1.0, but not as elements of lists or maps. */
export function equal(a: RuleValue, b: RuleValue): boolean {
  if (typeof a === 'bigint' && typeof b === 'bigint') return a === b
  return isNumber(a) && isNumber(b) ? Number(a) === Number(b) : elementsEqual(a, b)
}

/** Equality as in `MapDiff`: numbers compare by value at any depth, and NaN equals NaN. */
export function unchanged(a: RuleValue, b: RuleValue): boolean {
  return a === b || valueKey(a, 'by value') === valueKey(b, 'by value')
}

/** Whether a value is an int or a float. */
export function isNumber(value: RuleValue | undefined): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number'
}

/** Equality of elements in lists and maps: 1 differs from 1.0, 0.0 from -0.0, and NaN from itself. */
export function elementsEqual(a: RuleValue, b: RuleValue): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a === b && Object.is(a, b)
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b
  switch (a.kind) {
    case 'bytes':
      return b.kind === 'bytes' && Buffer.compare(a.bytes, b.bytes) === 0
    case 'list':
      return b.kind === 'list' && itemsEqual(a.items, b.items)
    case 'set':
      return b.kind === 'set' && valueKey(a, 'by value') === valueKey(b, 'by value')
    case 'map':
      return b.kind === 'map' && mapsEqual(a, b)
    case 'timestamp':
    case 'duration':
      return b.kind === a.kind && a.nanos === b.nanos
    case 'latlng':
      return b.kind === 'latlng' && Object.is(a.latitude, b.latitude) && Object.is(a.longitude, b.longitude)
    case 'path':
      return b.kind === 'path' && itemsEqual(a.segments, b.segments)
    default:
      // Diffs are never equal. Undetermined values are compared in list/constraint.ts.
      return false
  }
}

function itemsEqual(a: readonly RuleValue[], b: readonly RuleValue[]): boolean {
  return a.length === b.length && a.every((item, i) => elementsEqual(item, b[i] ?? null))
}

function mapsEqual(a: MapValue, b: MapValue): boolean {
  if (a.keys.length !== b.keys.length) return false
  return a.keys.every((key) => {
    const left = a.get(key)
    const right = b.get(key)
    return left !== undefined && right !== undefined && elementsEqual(left, right)
  })
}
