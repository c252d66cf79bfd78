import { constraintMethod, keysOf } from '#rules/list/constraint.ts'
import { fail, type PartialMapValue, type Result, type RuleValue } from '#rules/values/value.ts'
import {
  LIST_METHODS,
  MAP_DIFF_METHODS,
  MAP_METHODS,
  SET_METHODS,
} from '#rules/builtins/collectionMethods.ts'
import { BYTES_METHODS, LATLNG_METHODS, PATH_METHODS } from '#rules/builtins/scalarMethods.ts'
import { STRING_METHODS } from '#rules/builtins/stringMethods.ts'
import { callIn } from '#rules/builtins/table.ts'
import { DURATION_METHODS, TIMESTAMP_METHODS } from '#rules/builtins/timeMethods.ts'

/** `target.name(args)`. */
export function callMethod(target: RuleValue, name: string, args: readonly RuleValue[]): Result {
  if (target === null) return fail('Null value error.')
  if (typeof target === 'string') return callIn(STRING_METHODS, target, 'string', name, args)
  if (typeof target !== 'object')
    return callIn({}, target, typeof target === 'boolean' ? 'bool' : 'number', name, args)
  switch (target.kind) {
    case 'list':
      return callIn(LIST_METHODS, target, 'list', name, args)
    case 'set':
      return callIn(SET_METHODS, target, 'set', name, args)
    case 'map':
      return callIn(MAP_METHODS, target, 'map', name, args)
    case 'map_diff':
      return callIn(MAP_DIFF_METHODS, target, 'map_diff', name, args)
    case 'timestamp':
      return callIn(TIMESTAMP_METHODS, target, 'timestamp', name, args)
    case 'duration':
      return callIn(DURATION_METHODS, target, 'duration', name, args)
    case 'latlng':
      return callIn(LATLNG_METHODS, target, 'latlng', name, args)
    case 'path':
      return callIn(PATH_METHODS, target, 'path', name, args)
    case 'bytes':
      return callIn(BYTES_METHODS, target, 'bytes', name, args)
    case 'partial':
      return partialMethod(target, name, args)
    default:
      return constraintMethod(target, name, args)
  }
}

/** Of a document that a query may return only the fields that the query names are known: `get` of them, and that they are there. */
function partialMethod(target: PartialMapValue, name: string, args: readonly RuleValue[]): Result {
  if (name === 'keys' && args.length === 0) return keysOf(target)
  const [key] = args
  const known =
    name === 'get' && args.length === 2 && typeof key === 'string' ? target.entries.get(key) : undefined
  return known === undefined ? fail(`The query does not determine ${name}().`) : known
}
