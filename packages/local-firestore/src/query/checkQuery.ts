/** Checks the limits on combinations of filters and orders. */
import {
  StructuredQuery_CompositeFilter_Operator as Composite,
  StructuredQuery_FieldFilter_Operator as Field,
  StructuredQuery_UnaryFilter_Operator as Unary,
  type StructuredQuery_FieldFilter as FieldFilter,
  type StructuredQuery_Filter as Filter,
} from '#gen/google/firestore/v1/query_pb.js'
import { invalidArgument } from '#status.ts'
import { formatQueryField, type QueryField } from '#query/queryField.ts'
import type { OrderBy } from '#query/order.ts'

const MAX_DISJUNCTIONS = 30

/** What the limits depend on. */
interface Shape {
  readonly disjunctions: number
  /** Array filters of the disjunction that has most. */
  readonly arrayContains: number
  readonly negations: number
  readonly hasNotIn: boolean
  readonly hasAlternatives: boolean
}

const EMPTY_SHAPE: Shape = {
  disjunctions: 1,
  arrayContains: 0,
  negations: 0,
  hasNotIn: false,
  hasAlternatives: false,
}

/** Throws INVALID_ARGUMENT if the filter violates a limit. */
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

/** Checks the explicit orders of a query. Throws INVALID_ARGUMENT. */
export function checkOrders(orders: readonly OrderBy[]): void {
  const fields = new Set<string>()
  for (const [i, { field }] of orders.entries()) {
    const text = formatQueryField(field)
    if (fields.has(text)) throw invalidArgument(`order by clause cannot contain duplicate fields ${text}`)
    fields.add(text)
    if (field === '__name__' && i < orders.length - 1) {
      throw invalidArgument('order by clause cannot contain more fields after the key')
    }
  }
}

export interface FilteredField {
  readonly path: string
  /** True for `==` and `in`. */
  readonly isEquality: boolean
}

/** The fields that a filter has at any depth. */
export function filteredFields(filter: Filter | undefined): readonly FilteredField[] {
  switch (filter?.filterType.case) {
    case 'compositeFilter':
      return filter.filterType.value.filters.flatMap(filteredFields)
    case 'fieldFilter': {
      const { field, op } = filter.filterType.value
      return [{ path: field?.fieldPath ?? '', isEquality: op === Field.EQUAL || op === Field.IN }]
    }
    case 'unaryFilter':
      return [{ path: filter.filterType.value.operandType.value?.fieldPath ?? '', isEquality: false }]
    default:
      return []
  }
}

/** Throws INVALID_ARGUMENT for `==` or `in` on the document name beside an inequality of another field only. */
export function checkNameEquality(filter: Filter | undefined, inequalityFields: readonly QueryField[]): void {
  if (inequalityFields.length === 0 || inequalityFields.includes('__name__')) return
  if (filteredFields(filter).some(({ path, isEquality }) => path === '__name__' && isEquality)) {
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    )
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
      return op === Composite.OR && shapes.length > 1
        ? orShapes(shapes)
        : shapes.reduce(andShapes, EMPTY_SHAPE)
    }
    case 'fieldFilter':
      return shapeOfField(filterType.value)
    case 'unaryFilter': {
      const { op } = filterType.value
      const isNegation = op === Unary.IS_NOT_NULL || op === Unary.IS_NOT_NAN
      return isNegation ? { ...EMPTY_SHAPE, negations: 1 } : EMPTY_SHAPE
    }
    default:
      return EMPTY_SHAPE
  }
}

function shapeOfField({ op, value }: FieldFilter): Shape {
  const type = value?.valueType
  const length = type?.case === 'arrayValue' ? type.value.values.length : 1
  switch (op) {
    case Field.IN:
      return { ...EMPTY_SHAPE, disjunctions: length, hasAlternatives: true }
    case Field.ARRAY_CONTAINS_ANY:
      return { ...EMPTY_SHAPE, disjunctions: length, arrayContains: 1, hasAlternatives: true }
    case Field.ARRAY_CONTAINS:
      return { ...EMPTY_SHAPE, arrayContains: 1 }
    case Field.NOT_EQUAL:
      return { ...EMPTY_SHAPE, negations: 1 }
    case Field.NOT_IN:
      return { ...EMPTY_SHAPE, negations: 1, hasNotIn: true }
    default:
      return EMPTY_SHAPE
  }
}

function andShapes(a: Shape, b: Shape): Shape {
  return {
    disjunctions: a.disjunctions * b.disjunctions,
    arrayContains: a.arrayContains + b.arrayContains,
    negations: a.negations + b.negations,
    hasNotIn: a.hasNotIn || b.hasNotIn,
    hasAlternatives: a.hasAlternatives || b.hasAlternatives,
  }
}

function orShapes(shapes: readonly Shape[]): Shape {
  return {
    ...shapes.reduce(andShapes, EMPTY_SHAPE),
    disjunctions: shapes.reduce((sum, { disjunctions }) => sum + disjunctions, 0),
    arrayContains: Math.max(...shapes.map(({ arrayContains }) => arrayContains)),
    hasAlternatives: true,
  }
}
