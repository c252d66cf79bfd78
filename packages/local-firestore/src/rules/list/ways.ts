/** Splits a query's filter into the ways in which a document may satisfy it. */
import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import {
  StructuredQuery_CompositeFilter_Operator as Composite,
  StructuredQuery_FieldFilter_Operator as Field,
  StructuredQuery_UnaryFilter_Operator as Unary,
  type StructuredQuery_FieldFilter,
  type StructuredQuery_Filter,
  type StructuredQuery_UnaryFilter,
} from '#gen/google/firestore/v1/query_pb.js'
import { fromProto } from '../values/convert.ts'
import type { ConstraintOperator, RuleValue } from '../values/value.ts'
import { parseFieldPath } from './fieldPath.ts'

export interface FieldFilter {
  readonly path: readonly string[]
  readonly operator: ConstraintOperator
  readonly value: RuleValue
}

/** Filters that hold together. */
export type Way = readonly FieldFilter[]

/** Production refuses queries with more than 30; beyond this many nothing is decided. */
const MAX_WAYS = 100

const OPERATORS: ReadonlyMap<Field, ConstraintOperator> = new Map<Field, ConstraintOperator>([
  [Field.EQUAL, '=='],
  [Field.NOT_EQUAL, '!='],
  [Field.LESS_THAN, '<'],
  [Field.LESS_THAN_OR_EQUAL, '<='],
  [Field.GREATER_THAN, '>'],
  [Field.GREATER_THAN_OR_EQUAL, '>='],
  [Field.ARRAY_CONTAINS, 'array-contains'],
  [Field.NOT_IN, 'not-in'],
])

/** Null when the filter is malformed or has too many ways; then nothing may be granted. */
export function waysOf(filter: StructuredQuery_Filter | undefined): readonly Way[] | null {
  if (filter === undefined) return [[]]
  const { filterType } = filter
  switch (filterType.case) {
    case 'compositeFilter': {
      const parts = filterType.value.filters.map(waysOf)
      if (filterType.value.op === Composite.OR) return either(parts)
      return filterType.value.op === Composite.AND ? all(parts) : null
    }
    case 'fieldFilter':
      return fieldWays(filterType.value)
    case 'unaryFilter':
      return unaryWays(filterType.value)
    default:
      return null
  }
}

function either(parts: readonly (readonly Way[] | null)[]): readonly Way[] | null {
  const ways: Way[] = []
  for (const part of parts) {
    if (part === null) return null
    ways.push(...part)
  }
  return ways.length > MAX_WAYS ? null : ways
}

function all(parts: readonly (readonly Way[] | null)[]): readonly Way[] | null {
  let ways: readonly Way[] = [[]]
  for (const part of parts) {
    if (part === null || ways.length * part.length > MAX_WAYS) return null
    ways = ways.flatMap((way) => part.map((more) => [...way, ...more]))
  }
  return ways
}

function fieldWays({ field, op, value }: StructuredQuery_FieldFilter): readonly Way[] | null {
  const path = parseFieldPath(field?.fieldPath ?? '')
  if (path === null || value === undefined) return null
  if (op === Field.IN) return eachOf(path, '==', value)
  if (op === Field.ARRAY_CONTAINS_ANY) return eachOf(path, 'array-contains', value)
  const operator = OPERATORS.get(op)
  return operator === undefined ? null : [[{ path, operator, value: fromProto(value) }]]
}

function eachOf(
  path: readonly string[],
  operator: ConstraintOperator,
  { valueType }: Value,
): readonly Way[] | null {
  if (valueType.case !== 'arrayValue') return null
  return either(valueType.value.values.map((value) => [[{ path, operator, value: fromProto(value) }]]))
}

function unaryWays({ operandType, op }: StructuredQuery_UnaryFilter): readonly Way[] | null {
  const path = operandType.case === 'field' ? parseFieldPath(operandType.value.fieldPath) : null
  if (path === null) return null
  switch (op) {
    case Unary.IS_NULL:
      return [[{ path, operator: '==', value: null }]]
    case Unary.IS_NAN:
      return [[{ path, operator: '==', value: Number.NaN }]]
    case Unary.IS_NOT_NULL:
      return [[{ path, operator: '!=', value: null }]]
    case Unary.IS_NOT_NAN:
      return [[{ path, operator: '!=', value: Number.NaN }]]
    default:
      return null
  }
}
