/** The order of results. */
import {
  type StructuredQuery_Order,
  StructuredQuery_Direction as Direction,
} from '#gen/google/firestore/v1/query_pb.js'
import type { StoredDocument } from '#store/document.ts'
import { compareValues } from '#values/compare.ts'
import { formatFieldPath, getField } from '#values/fieldPath.ts'
import { comparePaths } from '#values/pathOrder.ts'
import { compareUtf8 } from '#values/utf8.ts'
import { parseQueryField, type QueryField } from '#query/queryField.ts'

export interface OrderBy {
  readonly field: QueryField
  readonly descending: boolean
}

const textOf = (field: QueryField) => (field === '__name__' ? field : formatFieldPath(field))

/** Equal for equal orders: the key of an index. */
export const orderKey = (orders: readonly OrderBy[]) =>
  orders.map(({ field, descending }) => `${textOf(field)} ${descending ? 'desc' : 'asc'}`).join(', ')

/**
 * The whole order: what the query asks for, then each field with an inequality by its path, then the name; what is
 * added goes in the last direction asked for.
 */
export function completeOrder(
  asked: readonly StructuredQuery_Order[],
  inequalityFields: readonly QueryField[],
): readonly OrderBy[] {
  const orders: OrderBy[] = asked.map(({ field, direction }) => ({
    field: parseQueryField(field?.fieldPath ?? ''),
    descending: direction === Direction.DESCENDING,
  }))
  const descending = orders.at(-1)?.descending ?? false
  const known = new Set(orders.map(({ field }) => textOf(field)))
  const added = [...inequalityFields].toSorted((a, b) => compareUtf8(textOf(a), textOf(b)))
  for (const field of [...added.filter((field) => field !== '__name__'), '__name__' as const]) {
    if (known.has(textOf(field))) continue
    known.add(textOf(field))
    orders.push({ field, descending })
  }
  return orders
}

/** Documents without an ordered field are in no result. */
export const hasOrderedFields = (document: StoredDocument, orders: readonly OrderBy[]) =>
  orders.every(({ field }) => field === '__name__' || getField(document.fields, field) !== undefined)

/** Compares documents that have the ordered fields. */
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
