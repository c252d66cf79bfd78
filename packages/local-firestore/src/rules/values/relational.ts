import { unsupported } from '#rules/values/arithmetic.ts'
import { isNumber, elementsEqual } from '#rules/values/equality.ts'
import { valueKey } from '#rules/values/valueKey.ts'
import { ruleError, type Result, type RuleValue } from '#rules/values/value.ts'

export type Relational = '<' | '<=' | '>' | '>='

/** Evaluates `<`, `<=`, `>` and `>=`. Mixed numbers compare as floats, strings by UTF-16 code units. */
export function relational(operator: Relational, a: RuleValue, b: RuleValue): Result {
  if (typeof a === 'bigint' && typeof b === 'bigint') return ordered(operator, a, b)
  if (isNumber(a) && isNumber(b)) return ordered(operator, Number(a), Number(b))
  if (typeof a === 'string' && typeof b === 'string') return ordered(operator, a, b)
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    if (a.kind === 'timestamp' && b.kind === 'timestamp') return ordered(operator, a.nanos, b.nanos)
    if (a.kind === 'duration' && b.kind === 'duration') return ordered(operator, a.nanos, b.nanos)
    if (a.kind === 'bytes' && b.kind === 'bytes')
      return ordered(operator, Buffer.compare(a.bytes, b.bytes), 0)
  }
  const types = ['int', 'float', 'string', 'timestamp', 'duration', 'bytes']
  return unsupported(operator, a, b, types.map((type) => `${type} ${operator} ${type}`).join(', '))
}

function ordered(operator: Relational, a: bigint | number | string, b: bigint | number | string): boolean {
  switch (operator) {
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '>':
      return a > b
    default:
      return a >= b
  }
}

/** Evaluates `item in container` for lists, sets and map keys. */
export function contains(item: RuleValue, container: RuleValue): Result {
  if (typeof container === 'object' && container !== null) {
    if (container.kind === 'list') return container.items.some((other) => elementsEqual(item, other))
    if (container.kind === 'set') {
      const key = valueKey(item, 'by value')
      return container.items.some((other) => valueKey(other, 'by value') === key)
    }
    if (container.kind === 'map' && typeof item === 'string') return container.get(item) !== undefined
    if (container.kind === 'partial' && typeof item === 'string')
      return (
        container.entries.has(item) || ruleError(`The query does not determine whether '${item}' exists.`)
      )
  }
  return unsupported('in', item, container, 'value in list, value in set, string in map')
}
