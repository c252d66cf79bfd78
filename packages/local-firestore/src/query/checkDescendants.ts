/** Checks the limits on queries of all descendants. */
import type { StructuredQuery_Filter as Filter } from '#gen/google/firestore/v1/query_pb.js'
import { failedPrecondition, invalidArgument } from '#status.ts'
import { filteredFields } from '#query/checkQuery.ts'
import type { OrderBy } from '#query/order.ts'
import type { Selector } from '#query/selector.ts'

const onlyAtRoot = () => invalidArgument('collection group queries are only allowed at the root parent')

/**
 * Checks a query of all descendants. Below a document, no index has fields of such a query: it can only use names, ascending.
 * Throws INVALID_ARGUMENT, or FAILED_PRECONDITION.
 */
export function checkDescendants(
  { parent, collectionId, allDescendants }: Selector,
  filter: Filter | undefined,
  orders: readonly OrderBy[],
): void {
  if (!allDescendants || parent.length === 0) return
  const usesField =
    orders.some(({ field }) => field !== '__name__') ||
    filteredFields(filter).some(({ path }) => path !== '__name__')
  if (usesField) throw onlyAtRoot()
  if (!orders.some(({ descending }) => descending)) return
  if (collectionId === null) throw invalidArgument('kind is required for all orders except __key__ ascending')
  throw failedPrecondition('The query requires an index.')
}

/** Checks a query whose fields are aggregated. Throws INVALID_ARGUMENT. */
export function checkAggregated({ parent, allDescendants }: Selector): void {
  if (allDescendants && parent.length > 0) throw onlyAtRoot()
}

/** Checks a query that is listened to. Throws INVALID_ARGUMENT. */
export function checkListened({ parent, collectionId, allDescendants }: Selector): void {
  if (!allDescendants) return
  if (collectionId === null)
    throw invalidArgument('All-collection queries are not supported by real-time queries.')
  if (parent.length > 0) {
    throw invalidArgument(
      "'all_descendants' in CollectionSelector with document parent is not supported by real-time queries.",
    )
  }
}
