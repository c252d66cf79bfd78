/** Equal values have equal keys, so that membership needs no search: stored lists can be very long. */
import type { MapValue, RuleValue } from './value.ts'

/** Whether 1 and 1.0 are alike inside lists and maps. At the top they always are. */
export type InnerNumbers = 'by value' | 'by type'

export function keyOf(value: RuleValue, inner: InnerNumbers): string {
  if (typeof value === 'string') return `s${value}`
  return typeof value === 'number' || typeof value === 'bigint' ? numberKey(value) : nested(value, inner)
}

function nested(value: RuleValue, inner: InnerNumbers): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'bigint') return inner === 'by type' ? `i${value}` : numberKey(value)
  if (typeof value === 'number') return inner === 'by type' ? `f${value === 0 ? 0 : value}` : numberKey(value)
  switch (value.kind) {
    case 'bytes':
      return `b${Buffer.from(value.bytes).toString('base64')}`
    case 'list':
      return `[${value.items.map((item) => nested(item, inner)).join(',')}]`
    case 'set':
      return `set[${value.items
        .map((item) => keyOf(item, 'by value'))
        .map((key) => JSON.stringify(key))
        .toSorted()
        .join(',')}]`
    case 'map':
      return mapKey(value, inner)
    case 'map_diff':
      return `diff(${mapKey(value.after, inner)},${mapKey(value.before, inner)})`
    case 'timestamp':
    case 'duration':
      return `${value.kind}(${value.nanos})`
    case 'latlng':
      return `latlng(${value.latitude + 0},${value.longitude + 0})`
    case 'path':
      return `path${JSON.stringify(value.segments)}`
    default:
      throw new Error(`A ${value.kind} has no key: what a query leaves open is never collected.`)
  }
}

function mapKey(map: MapValue, inner: InnerNumbers): string {
  const entries = map.keys
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${nested(map.get(key) ?? null, inner)}`)
  return `{${entries.join(',')}}`
}

/** By mathematical value: a float that is whole has the key of that integer. */
function numberKey(value: bigint | number): string {
  return typeof value === 'number' && Number.isInteger(value) ? `#${BigInt(value)}` : `#${value}`
}
