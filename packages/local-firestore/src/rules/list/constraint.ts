/**
 * Reasoning about fields that a query constrains. A comparison is true if one filter alone implies it, else it
 * is an error and never false: then neither it nor its negation can grant anything.
 */
import { relational, type Relational } from '../values/compare.ts'
import { equal, isNumber } from '../values/equality.ts'
import { hasType, typeName } from '../values/types.ts'
import {
  fail,
  type ConstraintOperator,
  type ConstraintValue,
  type Result,
  type RuleValue,
} from '../values/value.ts'

type Comparison = '==' | '!=' | Relational

const MIRRORED: Readonly<Record<Comparison, Comparison>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

const UNDECIDED = fail('The query does not decide this comparison.')

/** True for values that stand for what a query may return rather than for something known. */
export function isUndetermined(value: RuleValue): boolean {
  return (
    typeof value === 'object' && value !== null && (value.kind === 'constraint' || value.kind === 'partial')
  )
}

/** `a operator b` where at least one side is undetermined. */
export function compareUndetermined(operator: Comparison, a: RuleValue, b: RuleValue): Result {
  if (isConstraint(a) && !isUndetermined(b)) return decide(a, (filter) => implies(filter, operator, b))
  if (isConstraint(b) && !isUndetermined(a))
    return decide(b, (filter) => implies(filter, MIRRORED[operator], a))
  return UNDECIDED
}

/** `a in b` where at least one side is undetermined. */
export function inUndetermined(a: RuleValue, b: RuleValue): Result {
  if (isConstraint(b) && !isUndetermined(a)) return decide(b, (filter) => impliesElement(filter, a))
  if (!isConstraint(a) || typeof b !== 'object' || b === null) return UNDECIDED
  const items = b.kind === 'list' || b.kind === 'set' ? b.items : []
  return decide(a, (filter) => filter.operator === '==' && items.some((item) => equal(item, filter.value)))
}

/** `constraint is type`: filters match only values of their operand's type, `array-contains` only lists. */
export function isOfType(constraint: ConstraintValue, type: string): Result {
  return decide(constraint, ({ operator, value }) => {
    if (operator === 'array-contains') return type === 'list'
    if (operator !== '==' && !isRange(operator)) return false
    // A filter on 1 also matches 1.0, so of a number no more is known than that.
    return isNumber(value) ? type === 'number' : hasType(value, type)
  })
}

/** `hasAny` and `hasAll` of a list that `array-contains` filters constrain. */
export function constraintMethod(self: ConstraintValue, name: string, args: readonly RuleValue[]): Result {
  const [wanted] = args
  const isList =
    typeof wanted === 'object' && wanted !== null && (wanted.kind === 'list' || wanted.kind === 'set')
  if (!isList || args.length !== 1) return UNDECIDED
  const isKnown = (item: RuleValue) => self.filters.some((filter) => impliesElement(filter, item))
  if (name === 'hasAny') return wanted.items.some(isKnown) || UNDECIDED
  if (name === 'hasAll') return (wanted.items.length > 0 && wanted.items.every(isKnown)) || UNDECIDED
  return UNDECIDED
}

type Filter = ConstraintValue['filters'][number]

function isConstraint(value: RuleValue): value is ConstraintValue {
  return typeof value === 'object' && value !== null && value.kind === 'constraint'
}

function decide(constraint: ConstraintValue, implied: (filter: Filter) => boolean): Result {
  return constraint.filters.some(implied) || UNDECIDED
}

function impliesElement(filter: Filter, item: RuleValue): boolean {
  if (filter.operator === 'array-contains') return equal(filter.value, item)
  const { value } = filter
  if (filter.operator !== '==' || typeof value !== 'object' || value?.kind !== 'list') return false
  return value.items.some((other) => equal(other, item))
}

/** Does every value that passes `filter` also satisfy `operator operand`? */
function implies(filter: Filter, operator: Comparison, operand: RuleValue): boolean {
  switch (filter.operator) {
    case '==':
      return holds(filter.value, operator, operand)
    case 'array-contains':
      return (
        operator === '!=' && !(typeof operand === 'object' && operand !== null && operand.kind === 'list')
      )
    case 'exists':
      return operator === '!=' && operand === null
    case 'not-in':
      return operator === '!=' && (operand === null || listHas(filter.value, operand))
    case '!=':
      return operator === '!=' && (operand === null || equal(filter.value, operand))
    default:
      return rangeImplies(filter.operator, filter.value, operator, operand)
  }
}

function rangeImplies(known: Relational, bound: RuleValue, asked: Comparison, operand: RuleValue): boolean {
  if (asked === '==') return false
  // Values of another type never pass a range filter, so they differ from every value that does.
  if (!hasSameType(bound, operand)) return asked === '!='
  if (asked === '!=') return holds(operand, outside(known), bound)
  if (known[0] !== asked[0]) return false
  // `> 5` implies `> 5` and `>= 5`; `>= 5` implies `>= 5` but `> 5` only from a larger bound.
  const isEnough = known.length === 1 || asked.length === 2
  const direction = known[0] === '>' ? '>' : '<'
  return holds(bound, isEnough ? `${direction}=` : direction, operand)
}

/** Where a value must lie to be outside the range. */
function outside(known: Relational): Relational {
  const opposite = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const
  return opposite[known]
}

function holds(a: RuleValue, operator: Comparison, b: RuleValue): boolean {
  if (operator === '==') return equal(a, b)
  if (operator === '!=') return !equal(a, b)
  return relational(operator, a, b) === true
}

function isRange(operator: ConstraintOperator): boolean {
  return operator === '<' || operator === '<=' || operator === '>' || operator === '>='
}

function hasSameType(a: RuleValue, b: RuleValue): boolean {
  return typeName(a) === typeName(b) || (isNumber(a) && isNumber(b))
}

function listHas(list: RuleValue, item: RuleValue): boolean {
  return typeof list === 'object' && list?.kind === 'list' && list.items.some((other) => equal(other, item))
}
