/** Result orders and their comparators. */
import {
  type StructuredQuery_Order,
  StructuredQuery_Direction as Direction,
} from '#gen/google/firestore/v1/query_pb.js'
import type { StoredDocument } from '#store/document.ts'
import { compareValues } from '#values/compare.ts'
import { getField } from '#values/fieldPath.ts'
import { comparePaths } from '#values/pathOrder.ts'
import { compareUtf8 } from '#values/utf8.ts'
import { formatQueryField, parseQueryField, type QueryField } from '#query/queryField.ts'

export interface OrderBy {
  readonly field: QueryField
  readonly descending: boolean
}

/** Identifies an order, for use as an index key. */
export const orderKey = (orders: readonly OrderBy[]) =>
  orders
    .map(({ field, descending }) => `${formatQueryField(field)} ${descending ? 'desc' : 'asc'}`)
    .join(', ')

/**
 * Adds the implicit orders of Firestore: inequality fields sorted by path, then the document name, in the direction of
 * the last explicit order.
 */
export function completeOrder(
  explicitOrders: readonly StructuredQuery_Order[],
  inequalityFields: readonly QueryField[],
): readonly OrderBy[] {
  const orders: OrderBy[] = explicitOrders.map(({ field, direction }) => ({
    field: parseQueryField(field?.fieldPath ?? ''),
    descending: direction === Direction.DESCENDING,
  }))
  const descending = orders.at(-1)?.descending ?? false
  const orderedFields = new Set(orders.map(({ field }) => formatQueryField(field)))
  const implicitFields = [...inequalityFields].toSorted((a, b) =>
    compareUtf8(formatQueryField(a), formatQueryField(b)),
  )
  for (const field of [...implicitFields.filter((field) => field !== '__name__'), '__name__' as const]) {
    if (orderedFields.has(formatQueryField(field))) continue
    orderedFields.add(formatQueryField(field))
    orders.push({ field, descending })
  }
  return orders
}

/** Whether a document has all ordered fields. Documents without them are never returned. */
export const hasOrderedFields = (document: StoredDocument, orders: readonly OrderBy[]) =>
  orders.every(({ field }) => field === '__name__' || getField(document.fields, field) !== undefined)

/** Creates a comparator for documents that have all ordered fields. */
export function compareDocuments(
  orders: readonly OrderBy[],
): (a: StoredDocument, b: StoredDocument) => number {
  const steps = orders.map(({ field, descending }) => {
    const compare = comparatorOf(field)
    return descending ? (a: StoredDocument, b: StoredDocument) => compare(b, a) : compare
  })
  return (a, b) => {
    for (const step of steps) {
      const order = step(a, b)
      if (order !== 0) return order
    }
    return 0
  }
}

function comparatorOf(field: QueryField): (a: StoredDocument, b: StoredDocument) => number {
  if (field === '__name__') return (a, b) => comparePaths(a.path, b.path)
  return (a, b) => {
    const value = getField(a.fields, field)
    const other = getField(b.fields, field)
    if (value === undefined || other === undefined)
      return Number(other === undefined) - Number(value === undefined)
    return compareValues(value, other)
  }
}
