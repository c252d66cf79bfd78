/**
 * Reasoning about fields that a query constrains. A comparison is true if one filter alone implies it, else it
 * is an error and never false: then neither it nor its negation can grant anything. What implies what is as in
 * Google's emulator 1.19.9, which leaves much that could be concluded undecided: nothing is granted that it denies.
 */
import { relational, type Relational } from '#rules/values/relational.ts'
import { equal } from '#rules/values/equality.ts'
import { typeName } from '#rules/values/types.ts'
import {
  fail,
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
  return UNDECIDED
}

/** `keys()` of a map of which a query names some entries: a list that has those, and may have others. */
export function keysOf({ entries }: PartialMapValue): ConstraintValue {
  return { kind: 'constraint', filters: [...entries.keys()].map((value) => ({ operator: 'has-key', value })) }
}

/** `hasAny` of a list that `array-contains` filters constrain, and of keys, of which `hasAll` is known as well. */
export function constraintMethod(self: ConstraintValue, name: string, args: readonly RuleValue[]): Result {
  const [wanted] = args
  if (args.length !== 1 || typeof wanted !== 'object' || wanted?.kind !== 'list') return UNDECIDED
  if (name === 'hasAny')
    return decide(self, (filter) => wanted.items.some((item) => impliesElement(filter, item)))
  const hasKey = (item: RuleValue) =>
    self.filters.some(({ operator, value }) => operator === 'has-key' && matches(value, item))
  return (name === 'hasAll' && wanted.items.length > 0 && wanted.items.every(hasKey)) || UNDECIDED
}

type Filter = ConstraintValue['filters'][number]

function isConstraint(value: RuleValue): value is ConstraintValue {
  return typeof value === 'object' && value !== null && value.kind === 'constraint'
}

function decide(constraint: ConstraintValue, implied: (filter: Filter) => boolean): Result {
  return constraint.filters.some(implied) || UNDECIDED
}

function impliesElement(filter: Filter, item: RuleValue): boolean {
  if (filter.operator === 'array-contains' || filter.operator === 'has-key')
    return matches(filter.value, item)
  const { value } = filter
  if (filter.operator !== '==' || typeof value !== 'object' || value?.kind !== 'list') return false
  return value.items.some((other) => matches(other, item))
}

/** Does every value that passes `filter` also satisfy `operator operand`? */
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

function rangeImplies(known: Relational, bound: RuleValue, asked: Comparison, operand: RuleValue): boolean {
  if (asked === '==') return false
  if (operand === null) return asked === '!=' && relational('>=', bound, bound) === true
  if (!isComparable(bound, operand)) return false
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

/** A filter says something about operands of its own type; one on an int also about floats, but not the reverse. */
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
