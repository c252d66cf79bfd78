/** Compiles field filters and unary filters. */
import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import {
  StructuredQuery_FieldFilter_Operator as Operator,
  type StructuredQuery_FieldFilter as FieldFilter,
  StructuredQuery_UnaryFilter_Operator as Unary,
  type StructuredQuery_UnaryFilter as UnaryFilter,
} from '#gen/google/firestore/v1/query_pb.js'
import { invalidArgument } from '#status.ts'
import type { StoredDocument } from '#store/document.ts'
import type { PostingKind } from '#store/collection.ts'
import { compareValues, typeRank, valuesEqual } from '#values/compare.ts'
import { parseQueryField, type QueryField, valueAt } from '#query/queryField.ts'
import { elementsOf } from '#values/protoValue.ts'

export interface FieldCondition {
  readonly field: QueryField
  readonly matches: (document: StoredDocument) => boolean
  /** True for operators that add their field to the implicit order. */
  readonly isInequality: boolean
  /** The index lookup that finds the matches; null if no index supports the operator. */
  readonly posting: { readonly kind: PostingKind; readonly value: Value } | null
}

type ValueTest = (value: Value) => boolean

const MAX_IN = 30
const MAX_NOT_IN = 10

/** Compiles a unary filter. Throws INVALID_ARGUMENT. */
export function unaryFilter({ op, operandType }: UnaryFilter): FieldCondition {
  const field = parseQueryField(operandType.value?.fieldPath ?? '')
  switch (op) {
    case Unary.IS_NULL:
      return condition(field, isNull)
    case Unary.IS_NAN:
      return condition(field, isNaNValue)
    case Unary.IS_NOT_NULL:
      return condition(field, (value) => !isNull(value), { isInequality: true })
    case Unary.IS_NOT_NAN:
      return condition(field, (value) => !isNull(value) && !isNaNValue(value), { isInequality: true })
    default:
      throw invalidArgument('A unary filter has no operator.')
  }
}

/** Compiles a field filter. Throws INVALID_ARGUMENT. */
export function fieldFilter({ field: reference, op, value: operand }: FieldFilter): FieldCondition {
  const field = parseQueryField(reference?.fieldPath ?? '')
  if (operand === undefined) throw invalidArgument('A field filter has no value.')
  if (field === '__name__') checkNameOperand(op, operand)
  switch (op) {
    case Operator.EQUAL:
      if (isNull(operand)) return condition(field, isNull)
      if (isNaNValue(operand)) return condition(field, isNaNValue)
      return condition(field, (value) => valuesEqual(value, operand), {
        posting: { kind: 'equal', value: operand },
      })
    case Operator.NOT_EQUAL:
      return condition(field, (value) => !isNull(value) && !valuesEqual(value, operand), {
        isInequality: true,
      })
    case Operator.LESS_THAN:
      return range(field, operand, (order) => order < 0)
    case Operator.LESS_THAN_OR_EQUAL:
      return range(field, operand, (order) => order <= 0)
    case Operator.GREATER_THAN:
      return range(field, operand, (order) => order > 0)
    case Operator.GREATER_THAN_OR_EQUAL:
      return range(field, operand, (order) => order >= 0)
    case Operator.ARRAY_CONTAINS:
      return arrayContains(field, operand)
    case Operator.ARRAY_CONTAINS_ANY: {
      const operands = operandList(operand, MAX_IN, 'ARRAY_CONTAINS_ANY').filter(isComparable)
      return condition(field, (value) => elementsOf(value).some((element) => contains(operands, element)))
    }
    case Operator.IN: {
      const operands = operandList(operand, MAX_IN, 'IN').filter(isComparable)
      return condition(field, (value) => contains(operands, value))
    }
    case Operator.NOT_IN: {
      const excluded = operandList(operand, MAX_NOT_IN, 'NOT_IN')
      const matchesNothing = excluded.some(isNull)
      return condition(field, (value) => !matchesNothing && !isNull(value) && !contains(excluded, value), {
        isInequality: true,
      })
    }
    default:
      throw invalidArgument('A field filter has no operator.')
  }
}

function condition(
  field: QueryField,
  test: ValueTest,
  { isInequality = false, posting = null }: Partial<Pick<FieldCondition, 'isInequality' | 'posting'>> = {},
): FieldCondition {
  const matches = (document: StoredDocument) => {
    const value = valueAt(document, field)
    return value !== undefined && test(value)
  }
  return { field, matches, isInequality, posting: field === '__name__' ? null : posting }
}

/**
 * Range operators match only values of the operand's type. They never match null and NaN, although these have a place in the
 * order.
 */
function range(field: QueryField, operand: Value, matches: (order: number) => boolean): FieldCondition {
  if (!isComparable(operand)) return condition(field, () => false, { isInequality: true })
  const rank = typeRank(operand)
  const test: ValueTest = (value) =>
    typeRank(value) === rank && isComparable(value) && matches(compareValues(value, operand))
  return condition(field, test, { isInequality: true })
}

function arrayContains(field: QueryField, operand: Value): FieldCondition {
  if (!isComparable(operand)) return condition(field, () => false)
  const test: ValueTest = (value) => contains(elementsOf(value), operand)
  return condition(field, test, { posting: { kind: 'array-contains', value: operand } })
}

const contains = (values: readonly Value[], operand: Value) =>
  values.some((value) => valuesEqual(value, operand))

const isNull = ({ valueType }: Value) => valueType.case === 'nullValue'
const isNaNValue = ({ valueType }: Value) => valueType.case === 'doubleValue' && Number.isNaN(valueType.value)
/** Ranges, `in` and array operators never match null or NaN. */
const isComparable = (value: Value) => !isNull(value) && !isNaNValue(value)

function operandList({ valueType }: Value, maxLength: number, operator: string): readonly Value[] {
  if (valueType.case !== 'arrayValue' || valueType.value.values.length === 0) {
    throw invalidArgument(`'${operator}' requires a non-empty ArrayValue.`)
  }
  const { values } = valueType.value
  if (values.length > maxLength)
    throw invalidArgument(`'${operator}' supports up to ${maxLength} comparison values.`)
  return values
}

function checkNameOperand(op: Operator, operand: Value): void {
  if (op === Operator.ARRAY_CONTAINS || op === Operator.ARRAY_CONTAINS_ANY) {
    throw invalidArgument('__name__ cannot be used with array filters.')
  }
  const isList = op === Operator.IN || op === Operator.NOT_IN
  const names = isList ? elementsOf(operand) : [operand]
  if (names.some(({ valueType }) => valueType.case !== 'referenceValue')) {
    throw invalidArgument('__key__ filter value must be a Key')
  }
}
