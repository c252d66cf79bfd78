import { keyOf } from '#rules/values/key.ts'
import type {
  DurationValue,
  ListValue,
  MapValue,
  PathValue,
  RuleValue,
  SetValue,
  TimestampValue,
} from '#rules/values/value.ts'

/** A list of these items. */
export function listOf(items: readonly RuleValue[]): ListValue {
  return { kind: 'list', items }
}

/** Keeps the first of equal values. */
export function setOf(items: readonly RuleValue[]): SetValue {
  const distinct = new Map<string, RuleValue>()
  for (const item of items) {
    const key = keyOf(item, 'by value')
    if (!distinct.has(key)) distinct.set(key, item)
  }
  return { kind: 'set', items: [...distinct.values()] }
}

/** A map with these entries, in their order. */
export function mapOf(entries: ReadonlyMap<string, RuleValue>): MapValue {
  return { kind: 'map', keys: [...entries.keys()], get: (key) => entries.get(key) }
}

/** A path of these segments. */
export function pathOf(segments: readonly string[]): PathValue {
  return { kind: 'path', segments }
}

/** A point in time, in nanoseconds since the epoch. */
export function timestampOf(nanos: bigint): TimestampValue {
  return { kind: 'timestamp', nanos }
}

/** A length of time in nanoseconds. */
export function durationOf(nanos: bigint): DurationValue {
  return { kind: 'duration', nanos }
}
