/** Where results begin and end. */
import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import type { Cursor } from '#gen/google/firestore/v1/query_pb.js'
import { invalidArgument } from '#status.ts'
import type { StoredDocument } from '#store/document.ts'
import { compareValues } from '#values/compare.ts'
import { valueAt } from '#query/queryField.ts'
import type { OrderBy } from '#query/order.ts'

export type Position = (document: StoredDocument) => boolean

/** Holds for documents at or after the start; undefined when there is none. Throws INVALID_ARGUMENT. */
export function startOf(cursor: Cursor | undefined, orders: readonly OrderBy[]): Position | undefined {
  if (cursor === undefined) return undefined
  const compare = compareTo(cursor.values, orders)
  return cursor.before ? (document) => compare(document) >= 0 : (document) => compare(document) > 0
}

/** Holds for documents before or at the end; undefined when there is none. Throws INVALID_ARGUMENT. */
export function endOf(cursor: Cursor | undefined, orders: readonly OrderBy[]): Position | undefined {
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
      const own = valueAt(document, field)
      const order = own === undefined ? 0 : compareValues(own, value)
      if (order !== 0) return order * sign
    }
    return 0
  }
}
