import { valueKey } from '#rules/values/valueKey.ts'
import type {
  DurationValue,
  ListValue,
  MapValue,
  PathValue,
  RuleValue,
  SetValue,
  TimestampValue,
} from '#rules/values/value.ts'

export function listOf(items: readonly RuleValue[]): ListValue {
  return { kind: 'list', items }
}

/** Creates a set. Keeps the first of equal items. */
export function setOf(items: readonly RuleValue[]): SetValue {
  const distinct = new Map<string, RuleValue>()
  for (const item of items) {
    const key = valueKey(item, 'by value')
    if (!distinct.has(key)) distinct.set(key, item)
  }
  return { kind: 'set', items: [...distinct.values()] }
}

export function mapOf(entries: ReadonlyMap<string, RuleValue>): MapValue {
  return { kind: 'map', keys: [...entries.keys()], get: (key) => entries.get(key) }
}

export function pathOf(segments: readonly string[]): PathValue {
  return { kind: 'path', segments }
}

/** Takes nanoseconds since the epoch. */
export function timestampOf(nanos: bigint): TimestampValue {
  return { kind: 'timestamp', nanos }
}

export function durationOf(nanos: bigint): DurationValue {
  return { kind: 'duration', nanos }
}
