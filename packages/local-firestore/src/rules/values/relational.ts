import { unsupported } from '#rules/values/arithmetic.ts'
import { isNumber, same } from '#rules/values/equality.ts'
import { keyOf } from '#rules/values/key.ts'
import { fail, type Result, type RuleValue } from '#rules/values/value.ts'

export type Relational = '<' | '<=' | '>' | '>='

/** Order of two values of one comparable type: an int and a float as floats, strings by UTF-16 units. */
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

/** `a in b` for lists, sets and the keys of maps. */
export function contains(item: RuleValue, container: RuleValue): Result {
  if (typeof container === 'object' && container !== null) {
    if (container.kind === 'list') return container.items.some((other) => same(item, other))
    if (container.kind === 'set') {
      const key = keyOf(item, 'by value')
      return container.items.some((other) => keyOf(other, 'by value') === key)
    }
    if (container.kind === 'map' && typeof item === 'string') return container.get(item) !== undefined
    if (container.kind === 'partial' && typeof item === 'string')
      return container.entries.has(item) || fail(`The query does not say whether '${item}' exists.`)
  }
  return unsupported('in', item, container, 'value in list, value in set, string in map')
}
