/** What Firestore refuses about filters and orders that have a meaning each by itself. */
import {
  StructuredQuery_CompositeFilter_Operator as Composite,
  StructuredQuery_FieldFilter_Operator as Field,
  StructuredQuery_UnaryFilter_Operator as Unary,
  type StructuredQuery_FieldFilter as FieldFilter,
  type StructuredQuery_Filter as Filter,
} from '#gen/google/firestore/v1/query_pb.js'
import { invalidArgument } from '#status.ts'
import { formatFieldPath } from '#values/fieldPath.ts'
import type { OrderBy } from '#query/order.ts'

const MAX_DISJUNCTIONS = 30

/** Counts over a filter; `arrayContains` is the most that one disjunction has. */
interface Shape {
  readonly disjunctions: number
  readonly arrayContains: number
  readonly negations: number
  readonly hasNotIn: boolean
  readonly hasAlternatives: boolean
}

const PLAIN: Shape = {
  disjunctions: 1,
  arrayContains: 0,
  negations: 0,
  hasNotIn: false,
  hasAlternatives: false,
}

/** Throws INVALID_ARGUMENT. */
export function checkFilter(filter: Filter | undefined): void {
  if (filter === undefined) return
  const { disjunctions, arrayContains, negations, hasNotIn, hasAlternatives } = shapeOf(filter)
  if (negations > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    )
  }
  if (hasNotIn && hasAlternatives) {
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    )
  }
  if (disjunctions > MAX_DISJUNCTIONS) {
    throw invalidArgument(
      `The query has ${disjunctions} disjunctions, more than the maximum of ${MAX_DISJUNCTIONS}.`,
    )
  }
  if (arrayContains > 1) {
    throw invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.")
  }
}

/** `orders` as the query asks for them. Throws INVALID_ARGUMENT. */
export function checkOrders(orders: readonly OrderBy[]): void {
  const known = new Set<string>()
  for (const [i, { field }] of orders.entries()) {
    const text = field === '__name__' ? field : formatFieldPath(field)
    if (known.has(text)) throw invalidArgument(`order by clause cannot contain duplicate fields ${text}`)
    known.add(text)
    if (field === '__name__' && i < orders.length - 1) {
      throw invalidArgument('order by clause cannot contain more fields after the key')
    }
  }
}

function shapeOf({ filterType }: Filter): Shape {
  switch (filterType.case) {
    case 'compositeFilter': {
      const { op, filters } = filterType.value
      if (op === Composite.OR && filters.length === 0) {
        throw invalidArgument('Composite filter must have at least one sub-filter.')
      }
      const shapes = filters.map(shapeOf)
      return op === Composite.OR && shapes.length > 1 ? either(shapes) : shapes.reduce(both, PLAIN)
    }
    case 'fieldFilter':
      return shapeOfField(filterType.value)
    case 'unaryFilter': {
      const { op } = filterType.value
      const isNegation = op === Unary.IS_NOT_NULL || op === Unary.IS_NOT_NAN
      return isNegation ? { ...PLAIN, negations: 1 } : PLAIN
    }
    default:
      return PLAIN
  }
}

function shapeOfField({ op, value }: FieldFilter): Shape {
  const type = value?.valueType
  const length = type?.case === 'arrayValue' ? type.value.values.length : 1
  switch (op) {
    case Field.IN:
      return { ...PLAIN, disjunctions: length, hasAlternatives: true }
    case Field.ARRAY_CONTAINS_ANY:
      return { ...PLAIN, disjunctions: length, arrayContains: 1, hasAlternatives: true }
    case Field.ARRAY_CONTAINS:
      return { ...PLAIN, arrayContains: 1 }
    case Field.NOT_EQUAL:
      return { ...PLAIN, negations: 1 }
    case Field.NOT_IN:
      return { ...PLAIN, negations: 1, hasNotIn: true }
    default:
      return PLAIN
  }
}

function both(a: Shape, b: Shape): Shape {
  return {
    disjunctions: a.disjunctions * b.disjunctions,
    arrayContains: a.arrayContains + b.arrayContains,
    negations: a.negations + b.negations,
    hasNotIn: a.hasNotIn || b.hasNotIn,
    hasAlternatives: a.hasAlternatives || b.hasAlternatives,
  }
}

function either(shapes: readonly Shape[]): Shape {
  return {
    ...shapes.reduce(both, PLAIN),
    disjunctions: shapes.reduce((sum, { disjunctions }) => sum + disjunctions, 0),
    arrayContains: Math.max(...shapes.map(({ arrayContains }) => arrayContains)),
    hasAlternatives: true,
  }
}
