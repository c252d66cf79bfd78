/** Validates queries and compiles them to plans. */
import type {
  StructuredQuery,
  StructuredQuery_Projection as Projection,
} from '#gen/google/firestore/v1/query_pb.js'
import { invalidArgument, unimplemented } from '#status.ts'
import { checkId, type Path } from '#values/resourceNames.ts'
import type { FieldPath } from '#values/fieldPath.ts'
import { endPredicate, type CursorPredicate, startPredicate } from '#query/cursor.ts'
import { parseQueryField } from '#query/queryField.ts'
import { compileFilter, type Conjunct } from '#query/filter.ts'
import { checkFilter, checkNameEquality, checkOrders } from '#query/checkQuery.ts'
import { checkDescendants } from '#query/checkDescendants.ts'
import { completeOrder, type OrderBy } from '#query/order.ts'
import type { Selector } from '#query/selector.ts'

export interface QueryPlan {
  readonly selector: Selector
  readonly conjuncts: readonly Conjunct[]
  readonly orders: readonly OrderBy[]
  readonly start: CursorPredicate | undefined
  readonly end: CursorPredicate | undefined
  readonly offset: number
  /** Null means no limit. */
  readonly limit: number | null
  /** Projected fields; null for whole documents. */
  readonly select: readonly FieldPath[] | null
}

/** Creates a query plan. Throws INVALID_ARGUMENT, or UNIMPLEMENTED for vector search. */
export function planQuery(parent: Path, query: StructuredQuery): QueryPlan {
  if (query.findNearest !== undefined) throw unimplemented('Vector search (findNearest)')
  if (query.offset < 0) throw invalidArgument('offset is negative')
  if (query.limit !== undefined && query.limit < 0) throw invalidArgument('limit is negative')
  checkFilter(query.where)
  const { conjuncts, inequalityFields } = compileFilter(query.where)
  checkNameEquality(query.where, inequalityFields)
  const orders = completeOrder(query.orderBy, inequalityFields)
  checkOrders(orders.slice(0, query.orderBy.length))
  const selector = selectorOf(parent, query)
  checkDescendants(selector, query.where, orders)
  return {
    selector,
    conjuncts,
    orders,
    start: startPredicate(query.startAt, orders),
    end: endPredicate(query.endAt, orders),
    offset: query.offset,
    limit: query.limit ?? null,
    select: selectOf(query.select),
  }
}

function selectorOf(parent: Path, { from }: StructuredQuery): Selector {
  if (from.length > 1) throw invalidArgument('A query can have one collection selector only.')
  const [selector] = from
  if (selector === undefined || selector.collectionId === '') {
    return { parent, collectionId: null, allDescendants: selector?.allDescendants ?? true }
  }
  checkId(selector.collectionId, 'Collection')
  return { parent, collectionId: selector.collectionId, allDescendants: selector.allDescendants }
}

function selectOf(projection: Projection | undefined): readonly FieldPath[] | null {
  if (projection === undefined || projection.fields.length === 0) return null
  return projection.fields
    .map(({ fieldPath }) => parseQueryField(fieldPath))
    .filter((field) => field !== '__name__')
}
