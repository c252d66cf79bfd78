/** Computes keys for hash lookups, because stored lists can be long. */
import type { MapValue, RuleValue } from '#rules/values/value.ts'

/** `by value`: 1 equals 1.0 and 0.0 equals -0.0, as in sets and diffs. `by type`: they differ, as in lists. */
export type NumberEquality = 'by value' | 'by type'

/** Returns a string that is the same for equal values and different for others. */
export function valueKey(value: RuleValue, numbers: NumberEquality): string {
  return typeof value === 'string' ? `s${value}` : nested(value, numbers)
}

function nested(value: RuleValue, numbers: NumberEquality): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'bigint') return numbers === 'by type' ? `i${value}` : numberKey(value)
  if (typeof value === 'number')
    return numbers === 'by type' ? `f${Object.is(value, -0) ? '-0' : value}` : numberKey(value)
  switch (value.kind) {
    case 'bytes':
      return `b${Buffer.from(value.bytes).toString('base64')}`
    case 'list':
      return `[${value.items.map((item) => nested(item, numbers)).join(',')}]`
    case 'set':
      return `set[${value.items
        .map((item) => valueKey(item, 'by value'))
        .map((key) => JSON.stringify(key))
        .toSorted()
        .join(',')}]`
    case 'map':
      return mapKey(value, numbers)
    case 'map_diff':
      return `diff(${mapKey(value.after, numbers)},${mapKey(value.before, numbers)})`
    case 'timestamp':
    case 'duration':
      return `${value.kind}(${value.nanos})`
    case 'latlng':
      return `latlng(${nested(value.latitude, numbers)},${nested(value.longitude, numbers)})`
    case 'path':
      return `path${JSON.stringify(value.segments)}`
    default:
      throw new Error(`A value of kind ${value.kind} has no key.`)
  }
}

function mapKey(map: MapValue, numbers: NumberEquality): string {
  const entries = map.keys
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${nested(map.get(key) ?? null, numbers)}`)
  return `{${entries.join(',')}}`
}

/** 1.0 has the same key as 1. */
function numberKey(value: bigint | number): string {
  return typeof value === 'number' && Number.isInteger(value) ? `#${BigInt(value)}` : `#${value}`
}
