import { constraintMethod, keysOf } from '#rules/list/constraint.ts'
import { ruleError, type PartialMapValue, type Result, type RuleValue } from '#rules/values/value.ts'
import {
  LIST_METHODS,
  MAP_DIFF_METHODS,
  MAP_METHODS,
  SET_METHODS,
} from '#rules/builtins/collectionMethods.ts'
import { BYTES_METHODS, LATLNG_METHODS, PATH_METHODS } from '#rules/builtins/scalarMethods.ts'
import { STRING_METHODS } from '#rules/builtins/stringMethods.ts'
import { callFromTable } from '#rules/builtins/functionTable.ts'
import { DURATION_METHODS, TIMESTAMP_METHODS } from '#rules/builtins/timeMethods.ts'

/** Calls `target.name(args)`. */
export function callMethod(target: RuleValue, name: string, args: readonly RuleValue[]): Result {
  if (target === null) return ruleError('Null value error.')
  if (typeof target === 'string') return callFromTable(STRING_METHODS, target, 'string', name, args)
  if (typeof target !== 'object')
    return callFromTable({}, target, typeof target === 'boolean' ? 'bool' : 'number', name, args)
  switch (target.kind) {
    case 'list':
      return callFromTable(LIST_METHODS, target, 'list', name, args)
    case 'set':
      return callFromTable(SET_METHODS, target, 'set', name, args)
    case 'map':
      return callFromTable(MAP_METHODS, target, 'map', name, args)
    case 'map_diff':
      return callFromTable(MAP_DIFF_METHODS, target, 'map_diff', name, args)
    case 'timestamp':
      return callFromTable(TIMESTAMP_METHODS, target, 'timestamp', name, args)
    case 'duration':
      return callFromTable(DURATION_METHODS, target, 'duration', name, args)
    case 'latlng':
      return callFromTable(LATLNG_METHODS, target, 'latlng', name, args)
    case 'path':
      return callFromTable(PATH_METHODS, target, 'path', name, args)
    case 'bytes':
      return callFromTable(BYTES_METHODS, target, 'bytes', name, args)
    case 'partial':
      return partialMethod(target, name, args)
    default:
      return constraintMethod(target, name, args)
  }
}

/** Supports `keys()` and `get()` with a key that the query filters on. All other methods are undetermined. */
function partialMethod(target: PartialMapValue, name: string, args: readonly RuleValue[]): Result {
  if (name === 'keys' && args.length === 0) return keysOf(target)
  const [key] = args
  const value =
    name === 'get' && args.length === 2 && typeof key === 'string' ? target.entries.get(key) : undefined
  return value === undefined ? ruleError(`The query does not determine ${name}().`) : value
}
