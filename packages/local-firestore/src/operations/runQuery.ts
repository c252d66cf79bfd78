import { create } from '@bufbuild/protobuf'
import {
  type RunAggregationQueryRequest,
  type RunAggregationQueryResponse,
  RunAggregationQueryResponseSchema,
  type RunQueryRequest,
  type RunQueryResponse,
  RunQueryResponseSchema,
} from '#gen/google/firestore/v1/firestore_pb.js'
import { AggregationResultSchema } from '#gen/google/firestore/v1/aggregation_result_pb.js'
import type { StructuredQuery } from '#gen/google/firestore/v1/query_pb.js'
import { aggregate, aggregatedConjuncts } from '#query/aggregate.ts'
import type { Conjunct } from '#query/filter.ts'
import { checkAggregated } from '#query/checkDescendants.ts'
import { planQuery, type QueryPlan } from '#query/plan.ts'
import type { Selector } from '#query/selector.ts'
import { toProjectedMessage, type QueryResult, executePlan } from '#query/executePlan.ts'
import { invalidArgument, unimplemented } from '#status.ts'
import { collectionLock, documentLock } from '#store/transaction.ts'
import { pathKey } from '#values/resourceNames.ts'
import { toTimestamp } from '#values/time.ts'
import { authorizeList } from '#operations/authorize.ts'
import type { Request } from '#operations/context.ts'
import { parentPathIn } from '#operations/requestPaths.ts'
import {
  type Consistency,
  rollbackOnError,
  type ReadSession,
  openReadSession,
} from '#operations/readSession.ts'

/** Implements RunQuery. */
export async function* runQuery(
  request: Request,
  { parent, queryType, consistencySelector, explainOptions }: RunQueryRequest,
): AsyncIterable<RunQueryResponse> {
  if (explainOptions !== undefined) throw unimplemented('Query explain')
  if (queryType.case !== 'structuredQuery') throw invalidArgument('A query is missing.')
  const { session, plan, result } = await executeQuery(request, parent, queryType.value, consistencySelector)
  const { documents, skipped } = result
  request.context.usage.recordQuery(request.database.id.projectId, result)
  const readTime = toTimestamp(session.time())
  if (session.newTransactionId.length > 0)
    yield create(RunQueryResponseSchema, { transaction: session.newTransactionId })
  if (skipped > 0 || documents.length === 0) {
    yield create(RunQueryResponseSchema, { readTime, skippedResults: skipped })
  }
  for (const document of documents) {
    yield create(RunQueryResponseSchema, { document: toProjectedMessage(plan, document), readTime })
  }
}

/** Implements RunAggregationQuery. Returns a single response. */
export async function* runAggregationQuery(
  request: Request,
  { parent, queryType, consistencySelector, explainOptions }: RunAggregationQueryRequest,
): AsyncIterable<RunAggregationQueryResponse> {
  if (explainOptions !== undefined) throw unimplemented('Query explain')
  const aggregation = queryType.value
  const query = aggregation?.queryType.value
  if (aggregation === undefined || query === undefined) throw invalidArgument('A query is missing.')
  const { session, result } = await executeQuery(
    request,
    parent,
    query,
    consistencySelector,
    aggregatedConjuncts(aggregation),
  )
  const aggregateFields = aggregate(aggregation, result.documents)
  request.context.usage.recordAggregation(request.database.id.projectId, result)
  yield create(RunAggregationQueryResponseSchema, {
    result: create(AggregationResultSchema, { aggregateFields }),
    transaction: session.newTransactionId,
    readTime: toTimestamp(session.time()),
  })
}

interface QueryExecution {
  readonly session: ReadSession
  readonly plan: QueryPlan
  readonly result: QueryResult
}

/**
 * Plans, authorizes and executes a query. In a read-write transaction, locks the queried collections and the results.
 * `extraConjuncts` must hold in addition to the filter of the query.
 */
async function executeQuery(
  request: Request,
  parent: string,
  query: StructuredQuery,
  consistency: Consistency,
  extraConjuncts: readonly Conjunct[] = [],
): Promise<QueryExecution> {
  const path = parentPathIn(request, parent)
  const basePlan = planQuery(path, query)
  if (extraConjuncts.length > 0) checkAggregated(basePlan.selector)
  const plan = { ...basePlan, conjuncts: [...basePlan.conjuncts, ...extraConjuncts] }
  const session = openReadSession(request, consistency)
  const { transaction } = session
  const view = session.view()
  const result = await rollbackOnError(session, () => {
    authorizeList(request, view, path, query)
    const found = executePlan(view, plan)
    if (transaction !== null && !transaction.isReadOnly) {
      const { locks } = request.database
      locks.acquire(transaction, collectionLock(selectorKey(plan.selector)))
      for (const { key } of found.documents) locks.acquire(transaction, documentLock(key))
    }
    return found
  })
  return { session, plan, result }
}

// The lock key: the path of a collection, `**/id` for a collection group, or `**` for all collections.
const selectorKey = ({ parent, collectionId, allDescendants }: Selector) => {
  if (collectionId === null) return '**'
  return allDescendants ? `**/${collectionId}` : pathKey([...parent, collectionId])
}
