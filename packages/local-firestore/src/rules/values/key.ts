/** Equal values have equal keys, so that membership needs no search: stored lists can be very long. */
import type { MapValue, RuleValue } from '#rules/values/value.ts'

/** Whether numbers of one value are alike: 1 and 1.0, 0.0 and -0.0. They are in sets and diffs, not in lists. */
export type Numbers = 'by value' | 'by type'

/** The key of a value: a text that equal values share and others do not. */
export function keyOf(value: RuleValue, numbers: Numbers): string {
  return typeof value === 'string' ? `s${value}` : nested(value, numbers)
}

function nested(value: RuleValue, numbers: Numbers): string {
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
        .map((item) => keyOf(item, 'by value'))
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
      throw new Error(`A ${value.kind} has no key: what a query leaves open is never collected.`)
  }
}

function mapKey(map: MapValue, numbers: Numbers): string {
  const entries = map.keys
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${nested(map.get(key) ?? null, numbers)}`)
  return `{${entries.join(',')}}`
}

/** By mathematical value: a float that is whole has the key of that integer. */
function numberKey(value: bigint | number): string {
  return typeof value === 'number' && Number.isInteger(value) ? `#${BigInt(value)}` : `#${value}`
}
