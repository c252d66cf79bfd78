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
import { planQuery, type QueryPlan, type Selector } from '#query/plan.ts'
import { projected, type QueryResult, runQuery as run } from '#query/run.ts'
import { invalidArgument, unimplemented } from '#status.ts'
import { collectionLock, documentLock } from '#store/transaction.ts'
import { parseParentName, type Path, pathKey } from '#values/names.ts'
import { toTimestamp } from '#values/time.ts'
import { authorizeList } from '#operations/authorize.ts'
import type { Request } from '#operations/context.ts'
import { type Consistency, rollbackOnError, type Reading, startReading } from '#operations/reading.ts'

/** The documents of a query, in order, and at the end when they were read. */
export async function* runQuery(
  request: Request,
  { parent, queryType, consistencySelector, explainOptions }: RunQueryRequest,
): AsyncIterable<RunQueryResponse> {
  if (explainOptions !== undefined) throw unimplemented('Query explain')
  if (queryType.case !== 'structuredQuery') throw invalidArgument('A query is missing.')
  const { reading, plan, result } = await queryIn(request, parent, queryType.value, consistencySelector)
  const { documents, skipped } = result
  request.context.usage.query(request.database.id.projectId, result)
  const readTime = toTimestamp(reading.time())
  if (reading.begun.length > 0) yield create(RunQueryResponseSchema, { transaction: reading.begun })
  if (skipped > 0 || documents.length === 0) {
    yield create(RunQueryResponseSchema, { readTime, skippedResults: skipped })
  }
  for (const document of documents) {
    yield create(RunQueryResponseSchema, { document: projected(plan, document), readTime })
  }
}

/** Counts, sums and averages over the result of a query, as one answer. */
export async function* runAggregationQuery(
  request: Request,
  { parent, queryType, consistencySelector, explainOptions }: RunAggregationQueryRequest,
): AsyncIterable<RunAggregationQueryResponse> {
  if (explainOptions !== undefined) throw unimplemented('Query explain')
  const aggregation = queryType.value
  const query = aggregation?.queryType.value
  if (aggregation === undefined || query === undefined) throw invalidArgument('A query is missing.')
  const { reading, result } = await queryIn(
    request,
    parent,
    query,
    consistencySelector,
    aggregatedConjuncts(aggregation),
  )
  const aggregateFields = aggregate(aggregation, result.documents)
  request.context.usage.aggregation(request.database.id.projectId, result)
  yield create(RunAggregationQueryResponseSchema, {
    result: create(AggregationResultSchema, { aggregateFields }),
    transaction: reading.begun,
    readTime: toTimestamp(reading.time()),
  })
}

interface QueryAnswer {
  readonly reading: Reading
  readonly plan: QueryPlan
  readonly result: QueryResult
}

/** Plans, with further conditions, authorizes and runs. In a read-write transaction the collections and the results stay held. */
async function queryIn(
  request: Request,
  parent: string,
  query: StructuredQuery,
  consistency: Consistency,
  more: readonly Conjunct[] = [],
): Promise<QueryAnswer> {
  const path = parentIn(request, parent)
  const asked = planQuery(path, query)
  const plan = { ...asked, conjuncts: [...asked.conjuncts, ...more] }
  const reading = startReading(request, consistency)
  const { transaction } = reading
  const view = reading.view()
  const result = await rollbackOnError(reading, () => {
    authorizeList(request, view, path, query)
    const found = run(view, plan)
    if (transaction !== null && !transaction.isReadOnly) {
      const { locks } = request.database
      locks.acquire(transaction, collectionLock(selectorKey(plan.selector)))
      for (const { key } of found.documents) locks.acquire(transaction, documentLock(key))
    }
    return found
  })
  return { reading, plan, result }
}

/** Throws INVALID_ARGUMENT. */
export function parentIn(request: Request, parent: string): Path {
  const { path, projectId, databaseId } = parseParentName(parent)
  const { id } = request.database
  if (projectId !== id.projectId || databaseId !== id.databaseId) {
    throw invalidArgument(`Parent "${parent}" is not in the database of the request.`)
  }
  return path
}

const selectorKey = ({ parent, collectionId, allDescendants }: Selector) => {
  if (collectionId === null) return '**'
  return allDescendants ? `**/${collectionId}` : pathKey([...parent, collectionId])
}
