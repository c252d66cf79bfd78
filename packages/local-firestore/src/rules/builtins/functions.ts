import type { Result, RuleValue } from '#rules/values/value.ts'
import { DURATION, LATLNG, TIMESTAMP } from '#rules/builtins/constructors.ts'
import { CONVERSIONS } from '#rules/builtins/conversions.ts'
import { HASHING } from '#rules/builtins/hashing.ts'
import { MATH } from '#rules/builtins/math.ts'
import { callIn, type Table } from '#rules/builtins/table.ts'

const NAMESPACES: ReadonlyMap<string, Table<null>> = new Map([
  ['math', MATH],
  ['hashing', HASHING],
  ['timestamp', TIMESTAMP],
  ['duration', DURATION],
  ['latlng', LATLNG],
])

/** Whether a name such as `math` holds functions. */
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
