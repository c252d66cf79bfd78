/** Converts query cursors to predicates. */
import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import type { Cursor } from '#gen/google/firestore/v1/query_pb.js'
import { invalidArgument } from '#status.ts'
import type { StoredDocument } from '#store/document.ts'
import { compareValues } from '#values/compare.ts'
import { valueAt } from '#query/queryField.ts'
import type { OrderBy } from '#query/order.ts'

export type CursorPredicate = (document: StoredDocument) => boolean

/** Matches documents at or after the start cursor; undefined without a cursor. Throws INVALID_ARGUMENT. */
export function startPredicate(
  cursor: Cursor | undefined,
  orders: readonly OrderBy[],
): CursorPredicate | undefined {
  if (cursor === undefined) return undefined
  const compare = compareTo(cursor.values, orders)
  return cursor.before ? (document) => compare(document) >= 0 : (document) => compare(document) > 0
}

/** Matches documents before or at the end cursor; undefined without a cursor. Throws INVALID_ARGUMENT. */
export function endPredicate(
  cursor: Cursor | undefined,
  orders: readonly OrderBy[],
): CursorPredicate | undefined {
  if (cursor === undefined) return undefined
  const compare = compareTo(cursor.values, orders)
  return cursor.before ? (document) => compare(document) < 0 : (document) => compare(document) <= 0
}

function compareTo(
  values: readonly Value[],
  orders: readonly OrderBy[],
): (document: StoredDocument) => number {
  if (values.length > orders.length) throw invalidArgument('Cursor has too many values.')
  const steps = values.map((value, i) => {
    const { field, descending } = orders[i] ?? { field: '__name__' as const, descending: false }
    if (field === '__name__' && value.valueType.case !== 'referenceValue') {
      throw invalidArgument('Cursor values for __name__ must be references.')
    }
    return { value, field, sign: descending ? -1 : 1 }
  })
  return (document) => {
    for (const { value, field, sign } of steps) {
      const fieldValue = valueAt(document, field)
      const order = fieldValue === undefined ? 0 : compareValues(fieldValue, value)
      if (order !== 0) return order * sign
    }
    return 0
  }
}
