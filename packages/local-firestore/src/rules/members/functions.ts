import type { Result, RuleValue } from '../values/value.ts'
import { DURATION, LATLNG, TIMESTAMP } from './clock.ts'
import { CONVERSIONS } from './conversions.ts'
import { HASHING } from './hashing.ts'
import { MATH } from './math.ts'
import { callIn, type Table } from './table.ts'

const NAMESPACES: ReadonlyMap<string, Table<null>> = new Map([
  ['math', MATH],
  ['hashing', HASHING],
  ['timestamp', TIMESTAMP],
  ['duration', DURATION],
  ['latlng', LATLNG],
])

export function isNamespace(name: string): boolean {
  return NAMESPACES.has(name)
}

/** Built-in functions that need no namespace, document lookups aside. */
export function isBuiltIn(name: string): boolean {
  return Object.hasOwn(CONVERSIONS, name)
}

/** `name(args)`, or `namespace.name(args)`. */
export function callFunction(namespace: string | null, name: string, args: readonly RuleValue[]): Result {
  const table = namespace === null ? CONVERSIONS : (NAMESPACES.get(namespace) ?? {})
  return callIn(table, null, namespace ?? '', name, args)
}
