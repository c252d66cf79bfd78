/** Converts query filters to disjunctive normal form. */
import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import {
  StructuredQuery_CompositeFilter_Operator as Composite,
  StructuredQuery_FieldFilter_Operator as Field,
  StructuredQuery_UnaryFilter_Operator as Unary,
  type StructuredQuery_FieldFilter,
  type StructuredQuery_Filter,
  type StructuredQuery_UnaryFilter,
} from '#gen/google/firestore/v1/query_pb.js'
import { fromProto } from '#rules/values/convert.ts'
import { parseFieldPath } from '#values/fieldPath.ts'
import type { ConstraintOperator, RuleValue } from '#rules/values/value.ts'

export interface FieldFilter {
  readonly path: readonly string[]
  readonly operator: ConstraintOperator
  readonly value: RuleValue
}

/** A conjunction of field filters. */
export type Disjunct = readonly FieldFilter[]

/** Bounds the work. Firestore allows 30 disjunctions per query. */
const MAX_DISJUNCTS = 100

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

/** Returns the disjuncts of a filter; null if the filter is malformed or has too many. Throws INVALID_ARGUMENT. */
export function toDnf(filter: StructuredQuery_Filter | undefined): readonly Disjunct[] | null {
  if (filter === undefined) return [[]]
  const { filterType } = filter
  switch (filterType.case) {
    case 'compositeFilter': {
      const parts = filterType.value.filters.map(toDnf)
      if (filterType.value.op === Composite.OR) return union(parts)
      return filterType.value.op === Composite.AND ? crossProduct(parts) : null
    }
    case 'fieldFilter':
      return fieldDisjuncts(filterType.value)
    case 'unaryFilter':
      return unaryDisjuncts(filterType.value)
    default:
      return null
  }
}

function union(parts: readonly (readonly Disjunct[] | null)[]): readonly Disjunct[] | null {
  const disjuncts: Disjunct[] = []
  for (const part of parts) {
    if (part === null) return null
    disjuncts.push(...part)
  }
  return disjuncts.length > MAX_DISJUNCTS ? null : disjuncts
}

function crossProduct(parts: readonly (readonly Disjunct[] | null)[]): readonly Disjunct[] | null {
  let disjuncts: readonly Disjunct[] = [[]]
  for (const part of parts) {
    if (part === null || disjuncts.length * part.length > MAX_DISJUNCTS) return null
    disjuncts = disjuncts.flatMap((disjunct) => part.map((other) => [...disjunct, ...other]))
  }
  return disjuncts
}

function fieldDisjuncts({ field, op, value }: StructuredQuery_FieldFilter): readonly Disjunct[] | null {
  const path = parseFieldPath(field?.fieldPath ?? '')
  if (value === undefined) return null
  if (op === Field.IN) return eachOf(path, '==', value)
  if (op === Field.ARRAY_CONTAINS_ANY) return eachOf(path, 'array-contains', value)
  const operator = OPERATORS.get(op)
  return operator === undefined ? null : [[{ path, operator, value: fromProto(value) }]]
}

function eachOf(
  path: readonly string[],
  operator: ConstraintOperator,
  { valueType }: Value,
): readonly Disjunct[] | null {
  if (valueType.case !== 'arrayValue') return null
  return union(valueType.value.values.map((value) => [[{ path, operator, value: fromProto(value) }]]))
}

function unaryDisjuncts({ operandType, op }: StructuredQuery_UnaryFilter): readonly Disjunct[] | null {
  if (operandType.case !== 'field') return null
  const path = parseFieldPath(operandType.value.fieldPath)
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
