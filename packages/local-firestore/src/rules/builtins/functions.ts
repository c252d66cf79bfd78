import type { Result, RuleValue } from '#rules/values/value.ts'
import { DURATION, LATLNG, TIMESTAMP } from '#rules/builtins/constructors.ts'
import { CONVERSIONS } from '#rules/builtins/conversions.ts'
import { HASHING } from '#rules/builtins/hashing.ts'
import { MATH } from '#rules/builtins/math.ts'
import { callFromTable, type FunctionTable } from '#rules/builtins/functionTable.ts'

const NAMESPACES: ReadonlyMap<string, FunctionTable<null>> = new Map([
  ['math', MATH],
  ['hashing', HASHING],
  ['timestamp', TIMESTAMP],
  ['duration', DURATION],
  ['latlng', LATLNG],
])

/** Whether a name is a function namespace, e.g. `math`. */
export function isNamespace(name: string): boolean {
  return NAMESPACES.has(name)
}

/** Whether a name is a built-in function without a namespace, except document lookups. */
export function isBuiltIn(name: string): boolean {
  return Object.hasOwn(CONVERSIONS, name)
}

/** Calls `name(args)` or `namespace.name(args)`. */
export function callFunction(namespace: string | null, name: string, args: readonly RuleValue[]): Result {
  const table = namespace === null ? CONVERSIONS : (NAMESPACES.get(namespace) ?? {})
  return callFromTable(table, null, namespace ?? '', name, args)
}
