import type { Collection } from '#store/collection.ts'
import type { Document } from '#gen/google/firestore/v1/document_pb.js'
import { type StoredDocument, toMessage } from '#store/document.ts'
import { selectFields } from '#values/fieldPath.ts'
import { compareDocuments, hasOrderedFields } from '#query/order.ts'
import type { QueryPlan } from '#query/plan.ts'
import type { Selector } from '#query/selector.ts'
import { queryIndexes } from '#query/indexedQuery.ts'

/** The documents that a query reads: the current state of a database or a past one. */
export interface QuerySource {
  select(selector: Selector): Iterable<StoredDocument>
  /** The single selected collection, if its indexes can be used; otherwise null. */
  collection(selector: Selector): Collection | null
}

export interface QueryResult {
  readonly documents: readonly StoredDocument[]
  /** Number of results skipped by the offset. */
  readonly skipped: number
}

/** Whether a document matches the filters, orders and cursors of a plan. Ignores the collection, offset and limit. */
export const matchesPlan = (plan: QueryPlan, document: StoredDocument) =>
  hasOrderedFields(document, plan.orders) &&
  plan.conjuncts.every(({ matches }) => matches(document)) &&
  (plan.start === undefined || plan.start(document)) &&
  (plan.end === undefined || plan.end(document))

/** Executes a plan, with the indexes of its collection if the collection is large enough. */
export function executePlan(source: QuerySource, plan: QueryPlan): QueryResult {
  const collection = source.collection(plan.selector)
  return collection !== null && collection.size >= collection.minIndexedSize
    ? applyWindow(plan, queryIndexes(collection, plan))
    : scanPlan(source, plan)
}

/** Executes a plan without indexes. */
export function scanPlan(source: QuerySource, plan: QueryPlan): QueryResult {
  const matching = [...source.select(plan.selector)].filter((document) => matchesPlan(plan, document))
  return applyWindow(plan, matching.toSorted(compareDocuments(plan.orders)))
}

/** Applies offset and limit. Reads no more documents than needed. */
function applyWindow({ offset, limit }: QueryPlan, ordered: Iterable<StoredDocument>): QueryResult {
  const documents: StoredDocument[] = []
  if (limit === 0) return { documents, skipped: 0 }
  let skipped = 0
  for (const document of ordered) {
    if (skipped < offset) {
      skipped += 1
      continue
    }
    documents.push(document)
    if (documents.length === limit) break
  }
  return { documents, skipped }
}

/** Converts a document to a message with the projected fields. */
export const toProjectedMessage = ({ select }: QueryPlan, document: StoredDocument): Document =>
  select === null ? toMessage(document) : toMessage(document, selectFields(document.fields, select))
