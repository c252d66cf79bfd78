import type { RuleValue } from '#rules/values/value.ts'

/** The type names that are valid after `is`. */
export const TYPE_NAMES: readonly string[] = [
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
]

/** The type name of a value, as in messages and after `is`. */
export function typeName(value: RuleValue): string {
  if (value === null) return 'null'
  switch (typeof value) {
    case 'boolean':
      return 'bool'
    case 'bigint':
      return 'int'
    case 'number':
      return 'float'
    case 'string':
      return 'string'
    default:
      return value.kind === 'partial' ? 'map' : value.kind
  }
}

/** Whether a value has a type. Ints and floats are also of type `number`. */
export function hasType(value: RuleValue, type: string): boolean {
  const actual = typeName(value)
  return actual === type || (type === 'number' && (actual === 'int' || actual === 'float'))
}
