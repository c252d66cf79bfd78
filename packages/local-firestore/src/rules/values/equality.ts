import type { MapValue, RuleValue } from './value.ts'

type NumbersAlike = (a: RuleValue, b: RuleValue) => boolean

/** The `==` of the language: 1 == 1.0 at the top, but not inside lists and maps; other types differ. */
export function equal(a: RuleValue, b: RuleValue): boolean {
  if (isNumber(a) && isNumber(b)) return numericallyEqual(a, b)
  return sameDeep(a, b, sameTypedNumber)
}

/** Membership in sets and changes in diffs: numbers by value, at any depth. */
export function sameMember(a: RuleValue, b: RuleValue): boolean {
  return sameDeep(a, b, (x, y) => isNumber(x) && isNumber(y) && numericallyEqual(x, y))
}

export function isNumber(value: RuleValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number'
}

/** Exact across integers and floats: a bigint and a number compare by mathematical value. */
function numericallyEqual(a: bigint | number, b: bigint | number): boolean {
  // oxlint-disable-next-line eqeqeq -- the loose operator is the exact comparison of bigint with number.
  return a == b
}

function sameTypedNumber(a: RuleValue, b: RuleValue): boolean {
  return typeof a === typeof b && a === b
}

function sameDeep(a: RuleValue, b: RuleValue, numbers: NumbersAlike): boolean {
  if (isNumber(a) || isNumber(b)) return numbers(a, b)
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b
  switch (a.kind) {
    case 'bytes':
      return b.kind === 'bytes' && Buffer.compare(a.bytes, b.bytes) === 0
    case 'list':
      return b.kind === 'list' && sameItems(a.items, b.items, numbers)
    case 'set':
      return b.kind === 'set' && sameSets(a.items, b.items)
    case 'map':
      return b.kind === 'map' && sameMaps(a, b, numbers)
    case 'map_diff':
      return (
        b.kind === 'map_diff' && sameMaps(a.after, b.after, numbers) && sameMaps(a.before, b.before, numbers)
      )
    case 'timestamp':
    case 'duration':
      return b.kind === a.kind && a.nanos === b.nanos
    case 'latlng':
      return b.kind === 'latlng' && a.latitude === b.latitude && a.longitude === b.longitude
    case 'path':
      return b.kind === 'path' && sameItems(a.segments, b.segments, numbers)
    default:
      // What a query leaves open is never compared here; see list/constraint.ts.
      return false
  }
}

function sameItems(a: readonly RuleValue[], b: readonly RuleValue[], numbers: NumbersAlike): boolean {
  return a.length === b.length && a.every((item, i) => sameDeep(item, b[i] ?? null, numbers))
}

function sameSets(a: readonly RuleValue[], b: readonly RuleValue[]): boolean {
  return a.length === b.length && a.every((item) => b.some((other) => sameMember(item, other)))
}

function sameMaps(a: MapValue, b: MapValue, numbers: NumbersAlike): boolean {
  if (a.keys.length !== b.keys.length) return false
  return a.keys.every((key) => {
    const left = a.get(key)
    const right = b.get(key)
    return left !== undefined && right !== undefined && sameDeep(left, right, numbers)
  })
}
