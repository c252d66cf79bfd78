import type { BinaryOperator } from '#rules/syntax/ast.ts'
import { compareUndetermined, inUndetermined, isUndetermined } from '#rules/list/constraint.ts'
import { arithmetic, negate } from '#rules/values/arithmetic.ts'
import { contains, relational } from '#rules/values/relational.ts'
import { equal } from '#rules/values/equality.ts'
import { hasType, typeName } from '#rules/values/types.ts'
import { ruleError, type Result, type RuleValue } from '#rules/values/value.ts'

/** Evaluates `a operator b`. */
export function binary(operator: BinaryOperator, a: RuleValue, b: RuleValue): Result {
  switch (operator) {
    case '==':
    case '!=':
      if (isUndetermined(a) || isUndetermined(b)) return compareUndetermined(operator, a, b)
      return equal(a, b) === (operator === '==')
    case '<':
    case '<=':
    case '>':
    case '>=':
      if (isUndetermined(a) || isUndetermined(b)) return compareUndetermined(operator, a, b)
      return relational(operator, a, b)
    case 'in': {
      const isPartial = typeof b === 'object' && b !== null && b.kind === 'partial'
      return !isPartial && (isUndetermined(a) || isUndetermined(b)) ? inUndetermined(a, b) : contains(a, b)
    }
    default:
      return arithmetic(operator, a, b)
  }
}

/** Evaluates `!value` or `-value`. */
export function unary(operator: '!' | '-', value: RuleValue): Result {
  if (operator === '-') return negate(value)
  return typeof value === 'boolean'
    ? !value
    : ruleError(`Unsupported operation error. Received: !${typeName(value)}. Expected: !bool.`)
}

/** Evaluates `value is type`. */
export function isType(value: RuleValue, type: string): Result {
  if (typeof value === 'object' && value !== null && value.kind === 'constraint')
    return ruleError('The query does not determine the type.')
  return hasType(value, type)
}

/**
 * Evaluates `&&` and `||`. An operand that determines the result takes precedence over an error of the other operand.
 * `right` is evaluated only if the left operand does not determine the result.
 */
export function logical(operator: '&&' | '||', left: Result, right: () => Result): Result {
  const deciding = operator === '||'
  const a = asBoolean(operator, left)
  if (a === deciding) return deciding
  const b = asBoolean(operator, right())
  if (b === deciding) return deciding
  return typeof a === 'boolean' ? b : a
}

function asBoolean(operator: string, value: Result): Result {
  if (typeof value === 'boolean') return value
  if (typeof value === 'object' && value !== null && value.kind === 'error') return value
  return ruleError(
    `Unsupported operation error. Received: ${typeName(value)} ${operator} .... Expected: bool ${operator} bool.`,
  )
}
