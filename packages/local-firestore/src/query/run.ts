/** Runs a plan over a view of the store. */
import type { Collection } from '#store/collection.ts'
import type { Document } from '#gen/google/firestore/v1/document_pb.js'
import { type StoredDocument, toMessage } from '#store/document.ts'
import { selectFields } from '#values/fieldPath.ts'
import { compareDocuments, hasOrderedFields } from '#query/order.ts'
import type { QueryPlan, Selector } from '#query/plan.ts'
import { candidatesOf } from '#query/candidates.ts'

/** What a query reads from: the present state of a database, or a past one. */
export interface QuerySource {
  select(selector: Selector): Iterable<StoredDocument>
  /** The one collection that the selector means, when its indexes may answer. */
  collection(selector: Selector): Collection | null
}

export interface QueryResult {
  readonly documents: readonly StoredDocument[]
  /** How many results the offset passed over. */
  readonly skipped: number
}

/** Whether the document is in the result, apart from offset and limit. Its collection is not looked at. */
export const matchesPlan = (plan: QueryPlan, document: StoredDocument) =>
  hasOrderedFields(document, plan.orders) &&
  plan.conjuncts.every(({ matches }) => matches(document)) &&
  (plan.start === undefined || plan.start(document)) &&
  (plan.end === undefined || plan.end(document))

/** The result of a plan, through the indexes of its collection where these are worth it. */
export function runQuery(source: QuerySource, plan: QueryPlan): QueryResult {
  const collection = source.collection(plan.selector)
  return collection !== null && collection.size >= collection.minIndexedSize
    ? window(plan, candidatesOf(collection, plan))
    : scanQuery(source, plan)
}

/** The plain branch, without any index. */
export function scanQuery(source: QuerySource, plan: QueryPlan): QueryResult {
  const matching = [...source.select(plan.selector)].filter((document) => matchesPlan(plan, document))
  return window(plan, matching.toSorted(compareDocuments(plan.orders)))
}

/** Takes offset and limit, and no more documents than needed. */
function window({ offset, limit }: QueryPlan, ordered: Iterable<StoredDocument>): QueryResult {
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

/** What of a document a query asks for. */
export const projected = ({ select }: QueryPlan, document: StoredDocument): Document =>
  select === null ? toMessage(document) : toMessage(document, selectFields(document.fields, select))
