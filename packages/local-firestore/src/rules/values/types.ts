import type { RuleValue } from '#rules/values/value.ts'

/** The names that may stand after `is`. */
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

/** The name of a type in messages and after `is`. */
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

/** Whether a value has the type of that name; both kinds of numbers are a `number`. */
export function hasType(value: RuleValue, type: string): boolean {
  const actual = typeName(value)
  return actual === type || (type === 'number' && (actual === 'int' || actual === 'float'))
}
