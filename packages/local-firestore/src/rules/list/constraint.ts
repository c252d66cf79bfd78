/**
 * Evaluates comparisons with fields that a query constrains. A comparison is true if a single filter implies it;
 * otherwise it is an error, never false, so that its negation does not allow the query either. Draws only the
 * conclusions that the Firestore emulator 1.19.9 draws, although more would be valid.
 */
import { relational, type Relational } from '#rules/values/relational.ts'
import { equal } from '#rules/values/equality.ts'
import { typeName } from '#rules/values/types.ts'
import {
  ruleError,
  type ConstraintValue,
  type PartialMapValue,
  type Result,
  type RuleValue,
} from '#rules/values/value.ts'

type Comparison = '==' | '!=' | Relational

const MIRRORED: Readonly<Record<Comparison, Comparison>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

const UNDETERMINED = ruleError('The query does not determine this comparison.')

/** Whether a value stands for unknown data that a query may return. */
export function isUndetermined(value: RuleValue): boolean {
  return (
    typeof value === 'object' && value !== null && (value.kind === 'constraint' || value.kind === 'partial')
  )
}

/** Evaluates `a operator b` with at least one undetermined operand. */
export function compareUndetermined(operator: Comparison, a: RuleValue, b: RuleValue): Result {
  if (isConstraint(a) && !isUndetermined(b)) return someFilter(a, (filter) => implies(filter, operator, b))
  if (isConstraint(b) && !isUndetermined(a))
    return someFilter(b, (filter) => implies(filter, MIRRORED[operator], a))
  return UNDETERMINED
}

/** Evaluates `a in b` with at least one undetermined operand. */
export function inUndetermined(a: RuleValue, b: RuleValue): Result {
  if (isConstraint(b) && !isUndetermined(a)) return someFilter(b, (filter) => impliesElement(filter, a))
  return UNDETERMINED
}

/** Evaluates `keys()` of a partially known map: a list that contains the known keys and may contain others. */
export function keysOf({ entries }: PartialMapValue): ConstraintValue {
  return { kind: 'constraint', filters: [...entries.keys()].map((value) => ({ operator: 'has-key', value })) }
}

/** Evaluates `hasAny`, and `hasAll` for the result of `keys()`. Other methods are undetermined. */
export function constraintMethod(self: ConstraintValue, name: string, args: readonly RuleValue[]): Result {
  const [argument] = args
  if (args.length !== 1 || typeof argument !== 'object' || argument?.kind !== 'list') return UNDETERMINED
  if (name === 'hasAny')
    return someFilter(self, (filter) => argument.items.some((item) => impliesElement(filter, item)))
  const hasKey = (item: RuleValue) =>
    self.filters.some(({ operator, value }) => operator === 'has-key' && matches(value, item))
  return (name === 'hasAll' && argument.items.length > 0 && argument.items.every(hasKey)) || UNDETERMINED
}

type Filter = ConstraintValue['filters'][number]

function isConstraint(value: RuleValue): value is ConstraintValue {
  return typeof value === 'object' && value !== null && value.kind === 'constraint'
}

function someFilter(constraint: ConstraintValue, implied: (filter: Filter) => boolean): Result {
  return constraint.filters.some(implied) || UNDETERMINED
}

function impliesElement(filter: Filter, item: RuleValue): boolean {
  if (filter.operator === 'array-contains' || filter.operator === 'has-key')
    return matches(filter.value, item)
  const { value } = filter
  if (filter.operator !== '==' || typeof value !== 'object' || value?.kind !== 'list') return false
  return value.items.some((other) => matches(other, item))
}

/** Whether every value that matches `filter` also satisfies `operator operand`. */
function implies(filter: Filter, operator: Comparison, operand: RuleValue): boolean {
  switch (filter.operator) {
    case '==':
      return (
        (operator !== '!=' || isComparable(filter.value, operand)) && holds(filter.value, operator, operand)
      )
    case 'array-contains':
    case 'has-key':
      return operator === '!=' && operand === null
    case 'not-in':
      return operator === '!=' && (operand === null || listHas(filter.value, operand))
    case '!=':
      return operator === '!=' && (operand === null || matches(filter.value, operand))
    default:
      return rangeImplies(filter.operator, filter.value, operator, operand)
  }
}

function rangeImplies(
  filterOperator: Relational,
  bound: RuleValue,
  operator: Comparison,
  operand: RuleValue,
): boolean {
  if (operator === '==') return false
  if (operand === null) return operator === '!=' && relational('>=', bound, bound) === true
  if (!isComparable(bound, operand)) return false
  if (operator === '!=') return holds(operand, complementOf(filterOperator), bound)
  if (filterOperator[0] !== operator[0]) return false
  // `> 5` implies `> 5` and `>= 5`. `>= 5` implies `>= 5`, but not `> 5`.
  const allowsEqualBounds = filterOperator.length === 1 || operator.length === 2
  const direction = filterOperator[0] === '>' ? '>' : '<'
  return holds(bound, allowsEqualBounds ? `${direction}=` : direction, operand)
}

/** The operator for values outside the range. */
function complementOf(filterOperator: Relational): Relational {
  const opposite = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const
  return opposite[filterOperator]
}

function holds(a: RuleValue, operator: Comparison, b: RuleValue): boolean {
  if (operator === '==') return equal(a, b)
  if (operator === '!=') return !equal(a, b)
  return relational(operator, a, b) === true
}

/** Whether a filter can decide comparisons with an operand: both have the same type, or are an int and a float. */
function isComparable(filtered: RuleValue, operand: RuleValue): boolean {
  return (
    typeName(filtered) === typeName(operand) || (typeof filtered === 'bigint' && typeof operand === 'number')
  )
}

function matches(filtered: RuleValue, operand: RuleValue): boolean {
  return isComparable(filtered, operand) && equal(filtered, operand)
}

function listHas(list: RuleValue, item: RuleValue): boolean {
  return typeof list === 'object' && list?.kind === 'list' && list.items.some((other) => matches(other, item))
}
